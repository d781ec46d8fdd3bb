import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import type { Ending, StoredPaymentState } from '#domain/orders/settlement.ts'
import type { OrderState } from '#domain/orders/states.ts'
import { openPaymentPage } from '#server/orders/payments/open-payment-page.ts'
import { payments } from '#server/orders/payments/tables.ts'
import type { PaymentProvider } from '#server/payments/providers/provider.ts'
import { openSandbox } from '#server/payments/providers/sandbox.ts'
import { openJobs } from '#server/platform/jobs.ts'
import { eventsWith } from './events.ts'
import { type Ordered, orderRecords } from './placed-orders.ts'
import { openProtocols } from './protocols-api.ts'

type Outcome = {
  state: OrderState
  ending: Ending | null
  invoices: number
  refunded: number
  payments: StoredPaymentState[]
  emails: string[] | null
}

/** The shop on a real port, so that webhooks reach it over HTTP, with unpaid orders. */
export async function openPaying(given?: PaymentProvider) {
  // Without demonstration mode, emails stay in the queue, where they can be counted.
  const shop = await openProtocols(given ? {} : { DEMO: '1' }, given)
  const origin = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(line) })
  const jobs = openJobs(shop.url, log)
  await jobs.start()
  const clock = () => new Date()
  const provider = given ?? openSandbox({ clock, db: shop.db, origin: () => origin })
  const deps = {
    config: shop.config,
    db: shop.db,
    events: eventsWith(jobs),
    jobs,
    log,
    provider,
    origin: () => origin,
    clock,
  }
  const records = orderRecords(shop)
  let products = 0

  const product = () => shop.product(`magnesium-${++products}`, { stock: 5 })

  /** An order of two packs out of five, of a product of its own, without a payment. */
  async function placed(more: Partial<Ordered> = {}) {
    const lines = more.lines ?? [{ variantId: await product(), quantity: 2 }]
    const user = more.user ?? (await shop.person())
    const order = await records.placed({ ...more, user, lines })
    await shop.db
      .update(payments)
      .set({ provider: provider.name, providerId: null, url: null })
      .where(eq(payments.id, order.paymentId))
    return { ...order, variantId: lines[0]!.variantId, userId: user.id }
  }

  /** The same, with an open payment at the provider. */
  async function ordered(more: Partial<Ordered> = {}) {
    const order = await placed(more)
    const url = await openPaymentPage(deps, { orderId: order.id })
    const [payment] = await shop.db.select().from(payments).where(eq(payments.id, order.paymentId))
    return { ...order, url, providerId: payment!.providerId! }
  }

  /** The state of an order in numbers that must not depend on how often and when the shop was notified. */
  async function outcome(id: number) {
    const [found] = await shop.sql<Outcome[]>`
      SELECT state, ending,
        (SELECT count(*)::int FROM invoices WHERE order_id = orders.id AND kind = 'invoice') AS invoices,
        (SELECT coalesce(sum(amount), 0)::int FROM refunds WHERE order_id = orders.id) AS refunded,
        (SELECT array_agg(state ORDER BY id) FROM payments WHERE order_id = orders.id) AS payments,
        (SELECT array_agg(data ->> 'template' ORDER BY created_on) FROM pgboss.job WHERE name = 'mail'
          AND (data ->> 'order_id' = orders.id::text OR data ->> 'refund_id' IN
            (SELECT id::text FROM refunds WHERE order_id = orders.id))) AS emails
      FROM orders WHERE id = ${id}`
    return { ...found!, emails: found!.emails ?? [] }
  }

  return {
    ...shop,
    ...records,
    deps,
    said,
    placed,
    ordered,
    outcome,
    async close() {
      await jobs.stop()
      await shop.close()
    },
  }
}
export type PayingShop = Awaited<ReturnType<typeof openPaying>>
