import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from './log.ts'
import { type Cluster, openCluster, stopCluster } from './postgres/cluster.ts'
import { postgresFailure } from './postgres/failure.ts'
import { keepRunning, type RestartPace } from './postgres/keep-running.ts'
import { addressOf, isReady, isRunning, launch } from './postgres/server.ts'
import { StartProblem } from './start-problem.ts'

export type EmbeddedPostgres = { url: string; stop(): Promise<void> }

type Options = {
  /** Holds the cluster, its password and its log; only one process may use it (`lockData`). */
  folder: string
  /** False only for throw-away test data. */
  durable?: boolean
  log?: Pick<Log, 'error' | 'warn'>
  /** Called when the server went away although nobody stopped it, and starting it again did not help. */
  onLost?: () => void
  /** For tests, which do not want to wait. */
  pace?: Partial<RestartPace>
}

const patienceMs = 15_000

/**
 * Starts the PostgreSQL that comes with the shop, or takes over the one a crashed process left running. Either is
 * started again when it ends by itself.
 */
export async function startPostgres({
  folder,
  durable = true,
  log,
  onLost,
  pace,
}: Options): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(folder)
  await start(cluster, { durable })
  const url = addressOf(cluster)
  const watch = keepRunning({
    isRunning: () => isRunning(cluster),
    start: (stopping) => start(cluster, { durable, formerPort: Number(new URL(url).port), stopping }),
    ...{ log, onLost, pace },
  })
  return {
    url,
    async stop() {
      await watch.stop()
      await stopCluster(cluster)
    },
  }
}

/** The address of the PostgreSQL of a shop that is open: it alone may start it. */
export async function joinPostgres(folder: string): Promise<string> {
  const cluster = await openCluster(folder)
  const patience = performance.now() + patienceMs
  while (!(await isReady(cluster))) {
    if (performance.now() > patience)
      throw new StartProblem('The shop is open, but its PostgreSQL does not answer.')
    await wait(100)
  }
  return addressOf(cluster)
}

type Starting = { durable: boolean; formerPort?: number; stopping?: AbortSignal }

async function start(cluster: Cluster, { durable, formerPort, stopping }: Starting): Promise<void> {
  const patience = performance.now() + patienceMs
  while (!(await isReady(cluster))) {
    const failure = await launch(cluster, { durable, formerPort })
    if (failure === undefined) break
    if (stopping?.aborted || !isStillDying(failure) || performance.now() > patience)
      throw new StartProblem(postgresFailure(cluster.folder, failure))
    await wait(300)
  }
}

// The children of a killed server need a moment to notice and go.
const isStillDying = (failure: string) => /shared memory block .* still in use/.test(failure)
