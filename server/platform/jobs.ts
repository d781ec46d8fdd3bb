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
export type JobQueue = Jobs & {
  /** Call before `start`. A handler that throws is called again later, with growing pauses. */
  handle(queue: Queue, handler: Handler): void
  start(): Promise<void>
  stop(): Promise<void>
}

/** For how many days what fails is tried again. What somebody is owed is not given up before a person must have seen it. */
const daysTried: Record<Queue, number> = {
  mail: 2,
  refund: 90,
  'payment-notice': 2,
  'payment-cancellation': 4,
}
const quickTries = 9
const daySeconds = 86_400

const optionsOf = (queue: Queue) => ({
  notify: true,
  // After the first tries with pauses of an hour.
  retryLimit: quickTries + 24 * daysTried[queue],
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  retentionSeconds: Math.max(14, daysTried[queue] + 1) * daySeconds,
  deleteAfterSeconds: 7 * daySeconds,
  // What a process had in hand when it was killed is another's after that, not after a quarter of an hour.
  heartbeatSeconds: 20,
})
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
    await boss.createQueue(queue, optionsOf(queue))
    await boss.updateQueue(queue, optionsOf(queue))
  }
  await boss.stop({ graceful: false })
}

/** `url` must reach the database itself, past any pooler, since the queue listens for what comes. */
export function openJobs(url: string, log: Log, { superviseSeconds = 60, patienceMs = 5000 } = {}): JobQueue {
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
    // What is in hand by then goes back to the queue.
    stop: () => boss.stop({ graceful: true, timeout: patienceMs }),
  }
}
