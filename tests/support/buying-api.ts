import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import type { Checkout, Placed, Quote } from '#contract/checkout.ts'
import { checkoutPaths, paymentPaths } from '#contract/order-paths.ts'
import { type UserTypeId, userTypes } from '#domain/accounts/user-types.ts'
import type { DiscountRate } from '#domain/clients/discounts.ts'
import type { PaymentState } from '#domain/orders/settlement.ts'
import { cartLines } from '#server/cart/tables.ts'
import { activePractitioners, clients } from '#server/clients/tables.ts'
import { expireOrder } from '#server/orders/payments/expire-orders.ts'
import { payments } from '#server/orders/payments/tables.ts'
import { orders } from '#server/orders/tables.ts'
import { vouchers } from '#server/vouchers/tables.ts'
import { noJobs } from '../../seeds/no-jobs.ts'
import { annasAddress } from './annas-address.ts'
import { eventsWith } from './events.ts'
import { memoryProvider } from './memory-provider.ts'
import type { Which } from './order-model.ts'
import { openProtocols } from './protocols-api.ts'

type CartFilling = Pick<typeof cartLines.$inferInsert, 'variantId'> & Partial<typeof cartLines.$inferInsert>
type Ordering = Partial<Omit<Checkout, 'terms_accepted'>> & { key?: string }

/** The shop's API with products, customers, and a payment provider controlled by the test. */
export async function openBuying(environment: Record<string, string> = {}) {
  const money = memoryProvider()
  const shop = await openProtocols(environment, money.provider)
  const { db, call } = shop
  const timers = {
    db,
    events: eventsWith(noJobs),
    jobs: noJobs,
    provider: money.provider,
    log: pino({ level: 'silent' }),
    clock: () => new Date(),
  }

  /** A logged-in user with methods for buying; `rate` is their practitioner's discount. */
  async function buyer(given: { userTypeId?: UserTypeId; rate?: DiscountRate; country?: string } = {}) {
    const { rate, ...more } = given
    const person = await shop.person(more)
    const device = await shop.device(person)
    const practitioner = rate === undefined ? undefined : await tie(person.id, rate)
    const headers = { authorization: `Bearer ${device.tokens.access_token}` }

    const quote = async (asked: object = {}): Promise<Quote> => {
      const { status, body } = await device.post(checkoutPaths.quote, { country: 'BE', ...asked })
      if (status !== 200) throw new Error(`No quote: ${JSON.stringify(body)}`)
      return body as Quote
    }
    /** Orders the cart; without a `quote`, at the current price. */
    async function checkout({ key = randomUUID(), ...given }: Ordering = {}) {
      const { address = annasAddress, delivery_method = 'door', voucher_code, ...rest } = given
      const asked = { country: address.country, delivery_method, ...(voucher_code && { voucher_code }) }
      const shown = given.quote ?? (await quote(asked)).quote
      const ways = { delivery_method, payment_method: 'visa', terms_accepted: true, ...rest }
      const body = { address, ...ways, quote: shown, ...(voucher_code && { voucher_code }) }
      return call('POST', checkoutPaths.checkout, body, { headers: { ...headers, 'idempotency-key': key } })
    }
    /** Fills the cart and orders it. */
    async function order(lines: CartFilling[], given: Ordering = {}): Promise<Placed> {
      await fill(person.id, lines)
      const { status, body } = await checkout(given)
      if (status !== 201) throw new Error(`Not ordered: ${JSON.stringify(body)}`)
      return body as Placed
    }
    return {
      ...person,
      ...device,
      headers,
      practitioner,
      quote,
      checkout,
      order,
      fill: (...lines: CartFilling[]) => fill(person.id, lines),
    }
  }

  /** Makes a user the client of a new practitioner. */
  async function tie(userId: number, discountRate: DiscountRate) {
    const owner = await shop.person({ userTypeId: userTypes.certifiedPractitioner })
    const { email, firstName, lastName } = await userOf(userId)
    const [client] = await db
      .insert(clients)
      .values({
        practitionerId: owner.id,
        email,
        firstName,
        lastName,
        discountRate,
        userId,
        language: 'en',
        createdAt: new Date(),
        acceptedAt: new Date(),
      })
      .returning()
    await db.insert(activePractitioners).values({ userId, clientId: client!.id, chosenAt: new Date() })
    return { ...owner, clientId: client!.id }
  }

  async function fill(userId: number, lines: CartFilling[]): Promise<void> {
    const addedAt = new Date()
    const rows = lines.map((line) => ({ quantity: 1, addedAt, ...line, userId }))
    await db.insert(cartLines).values(rows)
  }

  async function voucher(given: Partial<typeof vouchers.$inferInsert> & { code: string }) {
    const gift = { kind: 'percent', percent: 10, currency: 'EUR', createdAt: new Date() } as const
    const [row] = await db
      .insert(vouchers)
      .values({ ...gift, ...given })
      .returning()
    return row!
  }

  /** The state of a payment at the provider, and how often the provider notifies the shop of it. */
  async function settle(
    orderId: number,
    state: PaymentState,
    { times = 1, which = 'latest' }: { times?: number; which?: Which } = {},
  ): Promise<void> {
    const tries = await db
      .select()
      .from(payments)
      .where(eq(payments.orderId, orderId))
      .orderBy(asc(payments.id))
    const id = tries.at(which === 'first' ? 0 : -1)!.providerId!
    money.report(id, state)
    for (let nth = 0; nth < times; nth++) await call('POST', paymentPaths.mollieWebhook, { id })
  }

  /** Lets the time to pay an order pass, and runs the job that expires it. */
  async function expire(orderId: number): Promise<void> {
    const heldUntil = new Date(Date.now() - 1000)
    const waits = and(eq(orders.id, orderId), eq(orders.state, 'pending_payment'))
    const [overdue] = await db.update(orders).set({ heldUntil }).where(waits).returning()
    if (overdue) await expireOrder(timers, overdue)
  }

  const orderOf = async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!

  return { ...shop, money, buyer, tie, fill, voucher, settle, expire, orderOf }

  async function userOf(id: number) {
    const [row] = await shop.sql<{ email: string; firstName: string; lastName: string }[]>`
      SELECT email, first_name AS "firstName", last_name AS "lastName" FROM users WHERE id = ${id}`
    return row!
  }
}
export type BuyingShop = Awaited<ReturnType<typeof openBuying>>
