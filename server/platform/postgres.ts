import { setTimeout as wait } from 'node:timers/promises'
import { openCluster, stopCluster } from './postgres/cluster.ts'
import { postgresFailure } from './postgres/failure.ts'
import { addressOf, isReady, launch } from './postgres/server.ts'
import { StartProblem } from './start-problem.ts'

export type EmbeddedPostgres = { url: string; stop(): Promise<void> }

type Options = {
  /** Holds the cluster, its password and its log; only one process may use it (`lockData`). */
  folder: string
  /** False only for throw-away test data. */
  durable?: boolean
  /** Called when the server goes away although nobody stopped it. */
  onLost?: () => void
}

/** Starts the PostgreSQL that comes with the shop, or takes over the one a crashed process left running. */
export async function startPostgres({ folder, durable = true, onLost }: Options): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(folder)
  let stopping = false
  const onExit = () => {
    if (!stopping) onLost?.()
  }
  const patience = performance.now() + 15_000
  while (!(await isReady(cluster))) {
    const failure = await launch(cluster, { durable, onExit })
    if (failure === undefined) break
    if (!isStillDying(failure) || performance.now() > patience)
      throw new StartProblem(postgresFailure(folder, failure))
    await wait(300)
  }
  return {
    url: addressOf(cluster),
    async stop() {
      stopping = true
      await stopCluster(cluster)
    },
  }
}

// The children of a killed server need a moment to notice and go.
const isStillDying = (failure: string) => /shared memory block .* still in use/.test(failure)
