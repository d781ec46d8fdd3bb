import { and, eq } from 'drizzle-orm'
import type { Address } from '#contract/checkout.ts'
import { zoneOf } from '#domain/delivery/zones.ts'
import type { Region } from '#domain/regions.ts'
import { users } from '#server/accounts/tables.ts'
import { cartLines } from '#server/cart/tables.ts'
import { placeOrder } from '#server/checkout/place-order.ts'
import { priceCheckout } from '#server/checkout/price-checkout.ts'
import { cancelOrder } from '#server/orders/cancel-order.ts'
import { lockOrder } from '#server/orders/change-order-state.ts'
import { settlePayment } from '#server/orders/payments/settle-payment.ts'
import { payments, refunds } from '#server/orders/payments/tables.ts'
import { processOrders } from '#server/orders/process-orders.ts'
import { refundLines } from '#server/orders/refunds/refund-lines.ts'
import { deliverOrder } from '#server/orders/shipments/deliver-order.ts'
import { shipOrder } from '#server/orders/shipments/ship-order.ts'
import { orderLines } from '#server/orders/tables.ts'
import { sandboxPayments } from '#server/payments/providers/tables.ts'
import type { Deps, SignedIn } from '#server/platform/context.ts'
import { protocols } from '#server/protocols/tables.ts'
import type { DemoProductName } from '../protocols/demo-products.ts'
import type { Variants } from '../protocols/find-variants.ts'
import type { SeededOrder, Step } from './seeded-order.ts'

export type Seeding = Pick<
  Deps,
  'config' | 'db' | 'events' | 'jobs' | 'origin' | 'products' | 'translations'
> & {
  admin: SignedIn
  variants: Variants
}
type UserRow = typeof users.$inferSelect

const hourMs = 3_600_000
const carrierOf: Record<Region, 'bpost' | 'royal_mail'> = { eu: 'bpost', uk: 'royal_mail' }
/** Replacement addresses for people who live outside the region's store. */
const nearby: Record<Region, Pick<Address, 'street' | 'postal_code' | 'city' | 'country'>> = {
  eu: { street: 'Nieuwstraat 21', postal_code: '2800', city: 'Mechelen', country: 'BE' },
  uk: { street: '14 Elder Row', postal_code: 'BS1 4ND', city: 'Bristol', country: 'GB' },
}

/**
 * Places somebody's order with the shop's own commands, as if at the times at which it happened. In the caller's
 * transaction.
 */
export async function seedOrder(deps: Seeding, seeded: SeededOrder, now: Date): Promise<void> {
  const [user] = await deps.db.select().from(users).where(eq(users.email, seeded.by))
  if (!user) return
  const placedAt = new Date(now.getTime() - seeded.hoursAgo * hourMs)
  await fillCart(deps, user, seeded, placedAt)
  const orderId = await place(deps, user, seeded, placedAt)
  if (orderId === undefined) return
  for (const step of seeded.steps.filter(({ after }) => after <= seeded.hoursAgo))
    await take(
      deps,
      { orderId, user, method: seeded.method },
      step,
      new Date(placedAt.getTime() + step.after * hourMs),
    )
}

async function fillCart(
  { db, variants }: Seeding,
  user: UserRow,
  { lines, protocol }: SeededOrder,
  addedAt: Date,
) {
  const [received] = protocol
    ? await db.select({ id: protocols.id }).from(protocols).where(eq(protocols.name, protocol)).limit(1)
    : []
  const values = lines.flatMap(({ of, quantity = 1 }) => {
    const variantId = variants.get(of)
    return variantId === undefined
      ? []
      : { userId: user.id, variantId, quantity, protocolId: received?.id ?? null, addedAt }
  })
  if (values.length > 0) await db.insert(cartLines).values(values)
}

async function place(
  deps: Seeding,
  user: UserRow,
  { method }: SeededOrder,
  now: Date,
): Promise<number | undefined> {
  const { config, db, products, translations } = deps
  const { region } = config
  const address = addressOf(user, region)
  const { country } = address
  const buyer = { id: user.id, userTypeId: user.userTypeId, language: user.language }
  const wanted = { country, method: 'door', voucherCode: undefined, now } as const
  const { cart, quote } = await priceCheckout({ db, products, region, translations }, buyer, wanted)
  // In a shop whose stock has run out since, some orders are left out.
  if (!cart.canOrder) {
    await db.delete(cartLines).where(eq(cartLines.userId, user.id))
    return undefined
  }
  const asked = { quote, address, billingAddress: address, voucherCode: undefined }
  const paymentMethod = region === 'eu' && country === 'BE' ? method : 'visa'
  const placed = await placeOrder({ ...deps, pickUp: undefined, providerName: 'sandbox', now }, buyer, {
    ...asked,
    method: 'door',
    pickUpPoint: null,
    paymentMethod,
  })
  return placed.order_id
}

function addressOf(user: UserRow, region: Region): Address {
  const { firstName, lastName, street, postalCode, city, country } = user
  const isNear = street !== '' && country !== null && zoneOf(region, country) !== undefined
  const place = isNear ? { street, postal_code: postalCode, city, country } : nearby[region]
  return { first_name: firstName, last_name: lastName, company: '', address_region: '', phone: '', ...place }
}

type OrderOwner = { orderId: number; user: UserRow; method: string }

async function take(
  deps: Seeding,
  { orderId, user, method }: OrderOwner,
  step: Step,
  now: Date,
): Promise<void> {
  const { db, events, jobs, config, admin, variants } = deps
  const settling = { db, events, jobs, now }
  const ctx = { ...settling, region: config.region, actor: admin }
  if (step.kind === 'paid') return pay(deps, orderId, method, now)
  if (step.kind === 'processed') return void (await processOrders(ctx, [orderId]))
  if (step.kind === 'delivered') return deliverOrder(ctx, orderId)
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  if (step.kind === 'shipped') {
    const items = lines.map(({ id, quantity }) => ({ order_line_id: id, quantity }))
    return shipOrder(ctx, orderId, { items, carrier: carrierOf[config.region], tracking_number: step.parcel })
  }
  const order = (await lockOrder(db, orderId))!
  if (step.kind === 'cancelled') await cancelOrder(settling, order, { by: 'client', userId: user.id })
  else
    await refundLines(ctx, orderId, {
      items: itemsOf(lines, variants, step.of),
      reason: step.reason,
      restock: false,
    })
  await db.update(refunds).set({ state: 'sent', sentAt: now }).where(eq(refunds.orderId, orderId))
}

function itemsOf(lines: (typeof orderLines.$inferSelect)[], variants: Variants, of: DemoProductName) {
  const line = lines.find(({ variantId }) => variantId === variants.get(of))
  return line ? [{ order_line_id: line.id, quantity: 1 }] : []
}

/** As the sandbox provider would report it. */
async function pay({ db, events, jobs, origin }: Seeding, orderId: number, method: string, paidAt: Date) {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, 'open')))
  if (!payment) return
  const { id, amount, currency, createdAt } = payment
  const providerId = `sb_seed_${id}`
  const url = `${origin()}/`
  await db.insert(sandboxPayments).values({
    id: providerId,
    description: '',
    amount,
    currency,
    method,
    createdAt,
    state: 'paid',
    returnUrl: url,
  })
  await db.update(payments).set({ providerId, url }).where(eq(payments.id, id))
  const reported = { state: 'paid', amount, currency, paidAt, detail: null, providerMethod: null } as const
  await settlePayment({ db, events, jobs, now: paidAt }, id, reported)
}
