import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import type { Database } from './database.ts'
import type { Log } from './log.ts'

export const queues = ['mail', 'refund', 'payment-notice', 'payment-cancellation'] as const
export type Queue = (typeof queues)[number]

/** What a job carries: ids, never texts or tokens. */
export type JobData = Record<string, string | number | null>
export type Job = { id: string; data: JobData }
type Handler = (job: Job) => Promise<void>

/** Work that waits outside the request. What is enqueued in a transaction exists only if it commits. */
export type Jobs = {
  enqueue(db: Database, queue: Queue, data: JobData): Promise<void>
}
export type JobDesk = Jobs & {
  /** Call before `start`. A handler that throws is called again later, with growing pauses. */
  handle(queue: Queue, handler: Handler): void
  start(): Promise<void>
  stop(): Promise<void>
}

const queueOptions = {
  notify: true,
  // With pauses of at most an hour: two days.
  retryLimit: 57,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 7 * 86_400,
  // What a process had in hand when it was killed is another's after that, not after a quarter of an hour.
  heartbeatSeconds: 20,
}
const fetching = {
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  // Only new jobs are announced; one whose turn has come again is found by asking.
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const

/** Makes or renews the queue's own tables. */
export async function migrateJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  for (const queue of queues) {
    await boss.createQueue(queue, queueOptions)
    await boss.updateQueue(queue, queueOptions)
  }
  await boss.stop({ graceful: false })
}

/** `url` must reach the database itself, past any pooler, since the queue listens for what comes. */
export function openJobs(url: string, log: Log, { superviseSeconds = 60 } = {}): JobDesk {
  const boss = new PgBoss({
    connectionString: url,
    max: 3,
    migrate: false,
    createSchema: false,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'the queue could not be read'))
  const handlers = new Map<Queue, Handler>()
  const attempt = async (queue: Queue, job: Job, handler: Handler): Promise<JobResult> => {
    try {
      await handler(job)
      return { id: job.id, status: 'completed' }
    } catch (error) {
      log.warn({ err: error, queue, job: job.id }, 'a job failed and is tried again')
      return { id: job.id, status: 'failed' }
    }
  }
  return {
    async enqueue(tx, queue, data) {
      await boss.send(queue, data, { db: fromDrizzle(tx, sql) })
    },
    handle: (queue, handler) => void handlers.set(queue, handler),
    async start() {
      await boss.start()
      for (const [queue, handler] of handlers) {
        await boss.work<JobData, unknown, typeof fetching>(queue, fetching, (jobs) =>
          Promise.all(jobs.map((job) => attempt(queue, job, handler))),
        )
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000 }),
  }
}
