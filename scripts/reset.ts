import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { isPostgresRunning } from '#lib/postgres/postgres.ts'
import { type Config, parseConfig } from '#server/platform/config.ts'
import { lockData } from '#server/platform/data-lock.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import { runCommand } from './run-command.ts'

/** What a shop creates in its folder. Anything else in it is left alone, and so are keys. */
const made = [
  'postgres',
  'postgres.password',
  'postgres.shop.password',
  'postgres.log',
  'postgres.log.1',
  'server.log',
  'server.log.1',
  'certificates',
  'pictures',
]

/** Returns to a fresh shop: deletes what a demonstration shop created, after confirmation. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } })
  const config = parseConfig(process.env, { checkout: process.cwd(), isRoot: process.getuid?.() === 0 })
  refuseOthers(config)
  const { dataDir } = config
  if (!existsSync(dataDir)) return say(`There is no shop in ${dataDir}. The next start creates one.`)
  const lock = lockData(dataDir)
  try {
    if (isPostgresRunning(dataDir))
      throw new StartProblem(
        `PostgreSQL is still running in ${dataDir} after a crash. Start the shop, stop it, and try again.`,
      )
    const found = made.filter((name) => existsSync(join(dataDir, name)))
    if (found.length === 0) return say(`There is no shop in ${dataDir}. The next start creates one.`)
    say(
      `This deletes the shop in ${dataDir} with all accounts, orders and pictures:\n  ${found.join('\n  ')}`,
    )
    if (!values.yes && !(await isAgreed()))
      throw new StartProblem('Nothing was deleted. To skip the question: npm run reset -- --yes')
    for (const name of found) rmSync(join(dataDir, name), { recursive: true, force: true })
    say('Deleted. The next start creates a new shop.')
  } finally {
    lock.release()
  }
}

function refuseOthers({ databaseUrl, demonstration }: Config): void {
  if (databaseUrl) throw new StartProblem('DATABASE_URL names an external database, so nothing was deleted.')
  if (!demonstration)
    throw new StartProblem(
      'This is not a demonstration shop (PUBLIC_URL or DEMO=0 is set), so nothing was deleted.',
    )
}

async function isAgreed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question('Delete it? [y/N] ')
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

const say = (text: string) => void process.stdout.write(`${text}\n`)

await runCommand(main)
