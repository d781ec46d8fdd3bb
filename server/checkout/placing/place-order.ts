import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Address } from '#contract/checkout.ts'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { OrderedPoint } from '#domain/delivery/pick-up-points.ts'
import { type DeliveryMethod, offersTo } from '#domain/delivery/zones.ts'
import type { Language } from '#domain/languages.ts'
import { orderNumber, unpaidOrdersMaximum } from '#domain/orders/states.ts'
import { holdCart } from '#server/cart/commands/hold-cart.ts'
import { cartLines } from '#server/cart/tables.ts'
import { takeStock } from '#server/catalogue/commands/stock.ts'
import { askForPayment } from '#server/orders/commands/ask-for-payment.ts'
import type { OrderRow } from '#server/orders/commands/move-order.ts'
import { orderHistory, orderLines, orders } from '#server/orders/tables.ts'
import { crashPoint } from '#server/platform/crash-point.ts'
import type { Database } from '#server/platform/database.ts'
import type { PaymentProvider } from '#server/platform/payments/provider.ts'
import { refuse } from '#server/platform/problems.ts'
import { takeVoucherUse } from '../commands/voucher-uses.ts'
import { findUsableMethod } from '../queries/payment-methods.ts'
import { type PricedCheckout, priceCheckout } from '../quote/price-checkout.ts'
import { vouchers } from '../tables.ts'
import type { OrderingWorld } from '../world.ts'
import { refuseBlocked, refuseShortages } from './line-problems.ts'
import { lineRows, orderRow } from './order-rows.ts'

/** In the transaction of the order: `db` is its own. */
export type PlacingDesk = Pick<
  OrderingWorld,
  'config' | 'db' | 'jobs' | 'products' | 'translations' | 'origin' | 'pickUp'
> & { providerName: PaymentProvider['name']; now: Date }
export type OrderingBuyer = { id: number; userTypeId: UserTypeId; language: Language }
export type Order = {
  quote: string
  address: Address
  billingAddress: Address
  method: DeliveryMethod
  pickUpPoint: OrderedPoint | null
  voucherCode: string | undefined
  paymentMethod: string
}
export type PlacedOrder = { order_id: number; order_number: string; held_until: string }

/**
 * Makes an order of somebody's cart at the prices they saw, or refuses and changes nothing. Whatever others could take
 * from under it is held until the end, in one order everywhere: the person with their cart, the packs, the voucher.
 */
export async function placeOrder(
  desk: PlacingDesk,
  buyer: OrderingBuyer,
  asked: Order,
): Promise<PlacedOrder> {
  const { db } = desk
  const { email } = await holdCart(db, buyer.id)
  const checkout = await priceAgain(desk, buyer, asked)
  const whose = { ...asked, email: email ?? refuse('not-found') }
  const order = await write(desk, buyer, whose, checkout)
  const packs = checkout.cart.lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
  refuseShortages(await takeStock(db, order.id, packs))
  if (checkout.voucher && !(await takeVoucherUse(db, checkout.voucher.id, isNull(vouchers.disabledAt))))
    return refuse('voucher-used-up')
  await Promise.all([
    emptyCart(
      db,
      buyer.id,
      packs.map(({ variantId }) => variantId),
    ),
    askForPayment({ ...desk, region: desk.config.region }, order, desk.providerName),
  ])
  crashPoint('before-commit')
  return {
    order_id: order.id,
    order_number: orderNumber(order.id),
    held_until: order.heldUntil.toISOString(),
  }
}

async function priceAgain(
  { config: { region }, db, products, pickUp, now }: PlacingDesk,
  buyer: OrderingBuyer,
  { address: { country }, method, voucherCode, paymentMethod, quote }: Order,
): Promise<PricedCheckout> {
  const pickUpCountries = pickUp?.countries ?? []
  const offers = offersTo(region, country, pickUpCountries)
  if (!offers.some((offer) => offer.method === method)) return refuse('no-delivery')
  const wanted = { country, method, voucherCode, pickUpCountries, now }
  const [isUsable, unpaid, checkout] = await Promise.all([
    findUsableMethod(db, paymentMethod, country),
    countUnpaid(db, buyer.id),
    priceCheckout({ db, products, region }, buyer, wanted),
  ])
  if (!isUsable) return refuse('payment-method-unusable')
  refuseBlocked(checkout.cart.lines)
  if (checkout.voucherProblem) return refuse(checkout.voucherProblem)
  if (checkout.quote !== quote) return refuse('cart-changed')
  return unpaid < unpaidOrdersMaximum ? checkout : refuse('too-many-unpaid')
}

async function countUnpaid(db: Database, userId: number): Promise<number> {
  const [waiting] = await db
    .select({ orders: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'pending_payment')))
  return waiting?.orders ?? 0
}

async function write(
  { config, db, translations, now }: PlacingDesk,
  { id: userId, language }: OrderingBuyer,
  whose: Order & { email: string },
  checkout: PricedCheckout,
): Promise<OrderRow> {
  const { region } = config
  const [order] = await db
    .insert(orders)
    .values(orderRow({ ...whose, userId, language, region, now }, checkout))
    .returning()
  const words = { language, translate: translations.translatorFor(language) }
  const lines = await lineRows({ db, buyerId: userId, now, words }, checkout.cart)
  await Promise.all([
    db.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: order!.id }))),
    db
      .insert(orderHistory)
      .values({ orderId: order!.id, from: null, to: 'pending_payment', at: now, by: 'client', userId }),
  ])
  return order!
}

async function emptyCart(db: Database, userId: number, variantIds: number[]): Promise<void> {
  await db
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.variantId, variantIds)))
}
