import { createProgress } from '#server/platform/progress.ts'
import { createShutdown } from '#server/platform/shutdown.ts'
import { crashPoints } from '../tests/support/faults/crash-points.ts'
import { openFaults } from '../tests/support/faults/faults.ts'
import { throwAwayPostgres } from '../tests/support/throw-away-postgres.ts'
import { runCommand } from './run-command.ts'

const rounds = 20

/** Kills a shop at each of the marked points of buying, twenty times each, and checks that everything still adds up. */
await runCommand(async () => {
  const progress = createProgress(process.stdout)
  const shutdown = createShutdown()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void shutdown.run().then(() => process.exit(1)))
  try {
    await progress.step('Starting a shop', async () => {
      const postgres = throwAwayPostgres()
      shutdown.add(async () => (await postgres).stop())
      process.env.TEST_DATABASE_URL = (await postgres).url
    })
    const shop = await openFaults()
    shutdown.add(() => shop.close())
    for (const point of crashPoints)
      await progress.step(`Killed at ${point}`, async (report) => {
        for (let nth = 0; nth < rounds; nth++) {
          report(nth, rounds)
          await shop.fail(point)
        }
      })
    progress.line(`Killed ${crashPoints.length * rounds} times: nothing was lost, duplicated or hidden.`)
  } finally {
    await shutdown.run()
  }
})
