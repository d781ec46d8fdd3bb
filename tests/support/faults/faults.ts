import { setTimeout as wait } from 'node:timers/promises'
import type { OrderState } from '#domain/orders/states.ts'
import { findViolations } from '#server/find-violations.ts'
import type { CrashPoint } from './crash-points.ts'
import { type FaultTestShop, openFaultTestShop } from './fault-test-shop.ts'
import { type ShopProcess, startProcess } from './shop-process.ts'

const maxWaitMs = 30_000

/** A shop that is repeatedly killed at marked points and restarted on the same database. */
export async function openFaults() {
  const place = await openFaultTestShop()
  let shop = await startProcess(place.environment)
  return {
    /** Kills the shop at a point while a client is buying, restarts it, and lets the client continue. */
    async fail(point: CrashPoint): Promise<void> {
      await shop.arm(point)
      const { goOn, wanted } = await buyUntilCrash(place, shop, point)
      await shop.ended(maxWaitMs)
      // The killed process's jobs are marked as failed at once, so that nobody has to wait for their timeout.
      await place.sql`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 hour' WHERE state = 'active'`
      shop = await startProcess(place.environment)
      const orderId = await goOn(shop.url)
      await settled(place, orderId, wanted)
      const violations = await findViolations(place.sql)
      if (violations.length > 0) throw new Error(`After ${point}: ${JSON.stringify(violations)}`)
    },
    async close() {
      await shop.close()
      await place.close()
    },
  }
}

type Outcome = { state: OrderState; refunds: number }
type Buying = { goOn: (url: string) => Promise<number>; wanted: Outcome }

/** Runs while the process lives; `goOn` starts again from the beginning, like a client who retries. */
async function buyUntilCrash(place: FaultTestShop, shop: ShopProcess, point: CrashPoint): Promise<Buying> {
  const choice = await place.choose(shop.url)
  const isRefund = point.startsWith('refund')
  const isTimer = point.startsWith('timer')
  async function buy(url: string): Promise<number> {
    const { order_id: id, payment_url: openPaymentPage } = await place.place(url, choice)
    if (isTimer) {
      await place.sql`UPDATE orders SET held_until = now() - interval '1 second' WHERE id = ${id}`
      return id
    }
    await place.pay(url, openPaymentPage)
    if (isRefund) {
      await settled(place, id, { state: 'paid', refunds: 0 }, true)
      await place.cancel(url, id)
    }
    return id
  }
  await buy(shop.url).catch((error) => {
    if (!isCutOff(error)) throw error
  })
  const state = isRefund ? 'cancelled' : isTimer ? 'expired' : 'paid'
  return { goOn: buy, wanted: { state, refunds: isRefund ? 1 : 0 } }
}

/** The connection broke, as for a browser whose server crashed. */
const isCutOff = (error: unknown) =>
  error instanceof TypeError && /fetch failed|terminated/.test(error.message)

type Found = { state: OrderState; sent: number; waiting: number; open: number; owed: number; jobs: number }

/** Waits until all queued jobs are done; `orLater`: the order may already have advanced. */
async function settled(place: FaultTestShop, id: number, wanted: Outcome, orLater = false): Promise<void> {
  for (const end = Date.now() + maxWaitMs; ; await wait(50)) {
    await place.sql`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry' AND name <> 'mail'`
    const [found] = await place.sql<Found[]>`
      SELECT state,
        (SELECT count(*)::int FROM refunds WHERE order_id = orders.id AND state = 'sent') AS sent,
        (SELECT count(*)::int FROM refunds WHERE order_id = orders.id AND state <> 'sent') AS waiting,
        (SELECT count(*)::int FROM payments WHERE order_id = orders.id AND state = 'open') AS open,
        -- What the provider's own books say was paid back, against what the shop's say.
        (SELECT coalesce(sum(refunded), 0)::int FROM sandbox_payments JOIN payments ON provider_id = sandbox_payments.id
          WHERE order_id = orders.id) - orders.refunded AS owed,
        -- One that is tried again could end the next round at its marked point before that round has begun.
        (SELECT count(*)::int FROM pgboss.job WHERE state IN ('created', 'retry', 'active')
          AND name IN ('payment-notice', 'payment-cancellation', 'refund')) AS jobs
      FROM orders WHERE id = ${id}`
    if (orLater && found?.state === 'cancelled') return
    const isThere = found?.state === wanted.state && found.open === 0 && found.jobs === 0
    if (isThere && found.sent === wanted.refunds && found.waiting === 0 && found.owed === 0) return
    if (Date.now() > end) throw new Error(`Order ${id} is still ${JSON.stringify(found)}`)
  }
}
