import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../tests/support/database.ts'
import { openJobs } from './jobs.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

test('a job in progress at shutdown is finished, or goes back to the queue if it takes too long', async () => {
  const jobs = openJobs(database.url, pino({ level: 'silent' }), { maxWaitMs: 5000 })
  const closing = Promise.withResolvers<void>()
  const running: unknown[] = []
  jobs.handle('mail', async ({ data }) => {
    running.push(data.takes)
    await (data.takes === 'long' ? new Promise(() => {}) : closing.promise)
  })
  jobs.handle('refund', async ({ data }) => {
    running.push(data.takes)
    await closing.promise
  })
  await jobs.start()
  await jobs.enqueue(database.db, 'mail', { takes: 'long' })
  await jobs.enqueue(database.db, 'refund', { takes: 'short' })
  await expect.poll(() => running.toSorted()).toEqual(['long', 'short'])
  const stopped = jobs.stop()
  closing.resolve()
  await stopped
  const rows = await database.sql`SELECT name, state::text FROM pgboss.job ORDER BY name`
  expect(rows).toEqual([
    { name: 'mail', state: 'retry' },
    { name: 'refund', state: 'completed' },
  ])
})
