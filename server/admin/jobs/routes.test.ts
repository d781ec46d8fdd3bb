import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { adminPaths } from '#contract/admin-paths.ts'
import type { StuckJob, StuckJobPage } from '#contract/admin-today.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { failingAfterTries, waitingTooLongMinutes } from '#domain/admin/stuck-jobs.ts'
import { type JobData, queues } from '#server/platform/jobs.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'

let shop: OrdersShop
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
beforeAll(async () => {
  shop = await openOrders()
  admin = await shop.buyer(userTypes.admin)
})
afterAll(() => shop.close())
beforeEach(() => shop.sql`DELETE FROM pgboss.job`)

type JobState = { state: string; tries?: number; dueMinutesAgo?: number; data?: JobData }

/** A job of a queue that no process of this test takes. */
async function job({ state, tries = 0, dueMinutesAgo = 0, data = {} }: JobState): Promise<string> {
  const id = randomUUID()
  await shop.sql`
    INSERT INTO pgboss.job (id, name, data, state, retry_count, retry_limit, start_after, started_on)
    VALUES (${id}, 'payment-cancellation', ${JSON.stringify(data)}::jsonb, ${state}::pgboss.job_state, ${tries},
      1000, now() - make_interval(mins => ${dueMinutesAgo}), now() - make_interval(mins => ${dueMinutesAgo}))`
  return id
}
const stuck = async (): Promise<StuckJobPage> => (await admin.get(adminPaths.jobs)).body
const states = async () =>
  Object.fromEntries((await stuck()).data.map(({ id, state }: StuckJob) => [id, state]))
const soon = -5

test('jobs that were given up, keep failing or are not taken are stuck; others are not', async () => {
  const failed = await job({ state: 'failed', tries: 20 })
  const failing = await job({ state: 'retry', tries: failingAfterTries, dueMinutesAgo: soon })
  const untaken = await job({ state: 'active', dueMinutesAgo: waitingTooLongMinutes + 1 })
  await job({ state: 'retry', tries: failingAfterTries - 1, dueMinutesAgo: soon })
  await job({ state: 'completed', dueMinutesAgo: 60 })
  await job({ state: 'cancelled', dueMinutesAgo: 60 })
  expect(await states()).toEqual({ [failed]: 'failed', [failing]: 'failing', [untaken]: 'waiting' })
  const { body } = await admin.get(adminPaths.today)
  expect(body.tasks).toMatchObject([{ kind: 'jobs', count: 3 }])
})

test('a stuck job names its order, and nothing else of what it contains', async () => {
  await job({ state: 'failed', data: { order_id: 7, user_id: 3, template: 'order-confirmed' } })
  const [found] = (await stuck()).data
  expect(found).toMatchObject({ queue: 'payment-cancellation', order: { id: 7, number: 'V-10007' } })
  expect(JSON.stringify(found)).not.toContain('order-confirmed')
})

test('an admin lets a job start anew, which is recorded; a finished one cannot be repeated', async () => {
  const id = await job({ state: 'failed', tries: 20 })
  expect((await admin.post(adminPaths.retryJob(id), {})).status).toBe(204)
  expect(await states()).toEqual({})
  const [row] = await shop.sql`SELECT retry_count, completed_on FROM pgboss.job WHERE id = ${id}`
  expect(row).toMatchObject({ completed_on: null })
  const { body } = await admin.get(`${adminPaths.audit}?kind=changes`)
  expect(body.data[0]).toMatchObject({
    action: 'job-retried',
    actor: { id: admin.id },
    details: { queue: 'payment-cancellation' },
  })
  const done = await job({ state: 'completed' })
  expect((await admin.post(adminPaths.retryJob(done), {})).status).toBe(404)
  expect((await admin.post(adminPaths.retryJob(randomUUID()), {})).status).toBe(404)
  expect((await admin.post('/v2/admin/jobs/7/retry', {})).status).toBe(400)
})

test('every queue has a name for admins', () => {
  const { jobs } = JSON.parse(readFileSync('locales/en/admin-today.json', 'utf8'))
  expect(Object.keys(jobs.queues).toSorted()).toEqual([...queues].toSorted())
})
