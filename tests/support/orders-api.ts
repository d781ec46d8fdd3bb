import { pino } from 'pino'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { PaymentProvider } from '#server/payments/providers/provider.ts'
import { openJobs } from '#server/platform/jobs.ts'
import { type Ordered, orderRecords } from './placed-orders.ts'
import { openProtocols } from './protocols-api.ts'

/** The shop's API with users, products and orders. */
export async function openOrders(
  environment: Record<string, string> = { DEMO: '1' },
  provider?: PaymentProvider,
) {
  const shop = await openProtocols(environment, provider)
  const jobs = openJobs(shop.url, pino({ level: 'silent' }))
  await jobs.start()
  const records = orderRecords(shop)
  let keys = 0

  async function paid(given: Ordered) {
    const order = await records.placed(given)
    await records.reported(jobs, order, 'paid')
    return order
  }

  /** A logged-in user, who can send an idempotency key. */
  async function buyer(userTypeId: UserTypeId = 4) {
    const person = await shop.person({ userTypeId })
    const device = await shop.device(person)
    const authorization = `Bearer ${device.tokens.access_token}`
    const once = (path: string, body?: object, key = `key-${++keys}-of-a-test`) =>
      shop.call('POST', path, body, { headers: { authorization, 'idempotency-key': key } })
    return { ...person, ...device, once }
  }

  return {
    ...shop,
    ...records,
    jobs,
    paid,
    buyer,
    async close() {
      await jobs.stop()
      await shop.close()
    },
  }
}
export type OrdersShop = Awaited<ReturnType<typeof openOrders>>
