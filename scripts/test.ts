import { globSync } from 'node:fs'
import { createProgress, silent } from '#server/platform/progress.ts'
import { createShutdown } from '#server/platform/shutdown.ts'
import { ensureChromium } from '../tests/support/chromium.ts'
import { throwAwayPostgres } from '../tests/support/throw-away-postgres.ts'
import { buildShop } from './build-shop.ts'
import { runOnce, runRepeatingFailures } from './run-vitest.ts'
import { createTally } from './tally.ts'
import { runTool } from './tools.ts'

const options = process.argv.slice(2)
const checksOnly = options.includes('--checks-only')
const filters = options.filter((option) => option !== '--checks-only')

const progress = createProgress(process.stdout)
const tally = createTally(progress)
const shutdown = createShutdown()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void shutdown.run().then(() => process.exit(1)))

if (filters.length > 0) await runFiltered()
else {
  await runChecks()
  if (!checksOnly) await runEverything()
}
await shutdown.run()
process.stdout.write(tally.summary())
process.exit(tally.hasFailed() ? 1 : 0)

async function runChecks() {
  await tally.check('Format and lint', () =>
    runTool('@biomejs/biome/bin/biome', ['ci', '--colors=off', '--max-diagnostics=30', '.']),
  )
  await tally.check('Route types', () => runTool('@react-router/dev/bin.cjs', ['typegen']))
  await tally.check('Types', () => runTool('typescript/bin/tsc', ['--noEmit', '--project', '.']))
  await tally.check('Unused code', () => runTool('knip/bin/knip.js', ['--no-progress']))
  await runProjects('Architecture rules', ['rules'])
}

async function runEverything() {
  const canBrowse = await prepareBrowsing()
  await openPostgres()
  // Among ten thousand tests, one that a busy machine made fail does not stop a newcomer: it is repeated, and named.
  await runProjects('Unit and API tests', ['unit', 'unshared'], runRepeatingFailures)
  if (canBrowse) await runProjects('Browser journeys', ['journeys'], runRepeatingFailures)
}

async function runFiltered() {
  const chosen = globSync('tests/journeys/**/*.test.ts').filter((file) =>
    filters.some((filter) => filter.includes('journeys') && file.includes(filter)),
  )
  // One file needs only one shop.
  if (chosen.length === 1) process.env.JOURNEYS_AT_ONCE = '1'
  const journeys = chosen.length > 0 && (await prepareBrowsing())
  await openPostgres()
  await runProjects('Selected tests', ['rules', 'unit', 'unshared', ...(journeys ? ['journeys'] : [])])
}

async function runProjects(title: string, projects: readonly string[], run = runOnce) {
  progress.line(`\n${title}`)
  tally.add(await run([...projects.map((project) => `--project=${project}`), ...filters]))
}

async function prepareBrowsing() {
  const built = await tally.check('Build', () => buildShop(silent))
  const browser = await tally.check('Chromium', ensureChromium)
  return built && browser
}

async function openPostgres() {
  const starting = throwAwayPostgres()
  shutdown.add(async () => (await starting).stop())
  process.env.TEST_DATABASE_URL = (await starting).url
}
