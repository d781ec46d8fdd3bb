import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, dataOf, openCluster, stopCluster } from './cluster.ts'
import { postgresFailure } from './failure.ts'
import { keepRunning, type PostgresLog, type RestartPace } from './keep-running.ts'
import { LaunchProblem } from './launch-problem.ts'
import { addressOf, isReady, isRunning, launch } from './server.ts'
import { prepareShopRole, readShopLogin } from './shop-role.ts'

export type EmbeddedPostgres = { url: string; stop(): Promise<void> }

export type PostgresOptions = {
  /** Contains the cluster, its passwords and its log; the caller makes sure that only one process uses it. */
  folder: string
  /** False only for temporary test data, where the shop's role may create databases too. */
  durable?: boolean
  log?: PostgresLog
  /** Called when the server exited although nobody stopped it, and could not be restarted. */
  onLost?: () => void
  /** Shorter delays for tests. */
  pace?: Partial<RestartPace>
}

const maxWaitMs = 15_000

/**
 * Starts the bundled PostgreSQL, or takes over the one that a crashed process left running. Either is restarted if it
 * exits by itself. The returned URL uses a role that owns the shop's tables and nothing else.
 */
export async function startPostgres({
  folder,
  durable = true,
  log,
  onLost,
  pace,
}: PostgresOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(folder)
  await start(cluster, { durable })
  const login = await prepareShopRole(cluster, { createsDatabases: !durable }).catch(async (error) => {
    await stopCluster(cluster)
    throw error
  })
  const url = addressOf(cluster, login)
  const watch = keepRunning({
    isRunning: () => isRunning(cluster),
    start: (stopping) => start(cluster, { durable, formerPort: Number(new URL(url).port), stopping }),
    log,
    onLost,
    pace,
  })
  return {
    url,
    async stop() {
      await watch.stop()
      await stopCluster(cluster)
    },
  }
}

/** Whether a server runs on this folder, no matter who started it. */
export const isPostgresRunning = (folder: string): boolean => isRunning({ data: dataOf(folder) })

/** The PostgreSQL URL of a running shop, which alone may start it. */
export async function joinPostgres(folder: string): Promise<string> {
  const cluster = await openCluster(folder)
  const deadline = performance.now() + maxWaitMs
  while (!(await isReady(cluster))) {
    if (performance.now() > deadline)
      throw new LaunchProblem('The shop is open, but its PostgreSQL does not answer.')
    await wait(100)
  }
  const login = readShopLogin(folder)
  if (!login) throw new LaunchProblem('The shop that is open is of an older version; restart it first.')
  return addressOf(cluster, login)
}

type Starting = { durable: boolean; formerPort?: number; stopping?: AbortSignal }

async function start(cluster: Cluster, { durable, formerPort, stopping }: Starting): Promise<void> {
  const deadline = performance.now() + maxWaitMs
  while (!(await isReady(cluster))) {
    const failure = await launch(cluster, { durable, formerPort })
    if (failure === undefined) break
    if (stopping?.aborted || !isStillDying(failure) || performance.now() > deadline)
      throw postgresFailure(cluster.folder, failure)
    await wait(300)
  }
}

// The children of a killed server take a moment to exit.
const isStillDying = (failure: string) => /shared memory block .* still in use/.test(failure)
