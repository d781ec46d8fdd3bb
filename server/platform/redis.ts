import { setTimeout as wait } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import type { Log } from './log.ts'
import { errorCode } from './start-problem.ts'

export type OpenedRedis = {
  client: Redis
  /** The result of work with the client, or undefined while Redis does not answer. Work starts at once or never. */
  attempt<T>(work: () => Promise<T>): Promise<T | undefined>
  close(): void
}

type Waiting = {
  /** For an answer. */
  answerMs: number
  /** After a failure, until Redis is asked again; a new connection ends it. */
  pauseMs: number
}
type Options = { url: string; log: Pick<Log, 'warn' | 'info'>; waiting?: Waiting }

const defaultWaiting: Waiting = { answerMs: 1000, pauseMs: 5000 }
const connectingMs = 2000
const longestRetryMs = 5000

/** Returns once it is connected, or that has failed or takes long; then it keeps trying. Only shops that use Redis load its client. */
export async function openRedis({ url, log, waiting = defaultWaiting }: Options): Promise<OpenedRedis> {
  const { Redis } = await import('ioredis')
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: connectingMs,
    commandTimeout: waiting.answerMs,
    // An interrupted network closes no connection.
    socketTimeout: 2 * waiting.answerMs,
    retryStrategy: (attempt) => Math.min(200 * attempt, longestRetryMs),
    // A command that cannot be sent now is not wanted later, and one that may have been received is not repeated.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    // Nothing is sent that is not needed, so that any version and a user with few permissions are enough.
    disableClientInfo: true,
    protocol: 2,
  })
  let isAway = false
  let resumesAt = 0
  function fail(error: unknown): undefined {
    resumesAt = performance.now() + waiting.pauseMs
    if (isAway) return
    isAway = true
    log.warn(
      { reason: reasonOf(error) },
      'Redis does not answer: each process counts its own limits meanwhile',
    )
  }
  function succeed() {
    if (!isAway) return
    isAway = false
    log.info('Redis answers again: limits are shared')
  }
  client.on('error', fail)
  client.on('ready', () => {
    resumesAt = 0
  })
  // A Redis that is reading its data may take longer.
  const connecting = client.connect().catch(fail)
  await Promise.race([connecting, wait(connectingMs, undefined, { ref: false })])
  return {
    client,
    async attempt(work) {
      if (performance.now() < resumesAt) return undefined
      try {
        const result = await work()
        succeed()
        return result
      } catch (error) {
        return fail(error)
      }
    },
    close: () => client.disconnect(),
  }
}

/** A code of the system, or the first word of Redis's reply, such as `WRONGPASS`; messages contain addresses. */
function reasonOf(error: unknown): string {
  const word = error instanceof Error ? /^[A-Z]{2,20}(?= )/.exec(error.message)?.[0] : undefined
  return errorCode(error) ?? word ?? 'no answer'
}
