import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import { failingAfterTries } from '#domain/admin/stuck-jobs.ts'
import type { Database } from './database.ts'
import type { Log } from './log.ts'

export const queues = [
  'mail',
  'refund',
  'payment-notice',
  'payment-cancellation',
  'recall',
  'import',
  'marketing-event',
  'marketing-profile-deletion',
  'file-deletion',
] as const
export type Queue = (typeof queues)[number]

/** The data of a job: ids and keys of files, never texts or tokens. */
export type JobData = Record<string, string | number | null>
export type Job = { id: string; data: JobData }
type Handler = (job: Job) => Promise<void>

/** The row that a job is about. */
export function idIn({ data }: Job, name: `${string}_id`): number {
  const id = data[name]
  if (typeof id === 'number') return id
  throw new Error('A job that names nothing')
}

/** Background work. A job that is queued in a transaction exists only if the transaction commits. */
export type Jobs = {
  enqueue(db: Database, queue: Queue, data: JobData): Promise<void>
}
export type JobQueue = Jobs & {
  /** Call before `start`. A handler that throws is called again later, with growing pauses. */
  handle(queue: Queue, handler: Handler): void
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * For how many days a failing job is retried: long enough for an admin to notice before anything owed to somebody is
 * given up.
 */
const daysTried: Record<Queue, number> = {
  mail: 2,
  refund: 90,
  'payment-notice': 2,
  'payment-cancellation': 4,
  'marketing-event': 2,
  'marketing-profile-deletion': 30,
  'file-deletion': 30,
  recall: 14,
  import: 2,
}
const daySeconds = 86_400

const optionsOf = (queue: Queue) => ({
  notify: true,
  // After the first retries, at intervals of an hour.
  retryLimit: failingAfterTries + 24 * daysTried[queue],
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  retentionSeconds: Math.max(14, daysTried[queue] + 1) * daySeconds,
  deleteAfterSeconds: 7 * daySeconds,
  // Jobs of a killed process are taken over after this, instead of a quarter of an hour.
  heartbeatSeconds: 20,
})
const fetching = {
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
  // Only new jobs are announced; retries are found by polling.
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
} as const

/** Creates or upgrades the queue's own tables. */
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

/** `url` must be the database's direct address, without a pooler, since the queue uses LISTEN. */
export function openJobs(url: string, log: Log, { superviseSeconds = 60, maxWaitMs = 5000 } = {}): JobQueue {
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
    // Unfinished jobs then go back to the queue.
    stop: () => boss.stop({ graceful: true, timeout: maxWaitMs }),
  }
}
