import { checkNames, findViolations, type Violation } from '#server/find-violations.ts'
import { runCommand } from './run-command.ts'
import { openShopDatabase } from './shop-database.ts'

/** `npm run invariants`: checks that money, goods and documents agree, on the shop's database. */
async function main(): Promise<void> {
  const shop = await openShopDatabase(process.env)
  try {
    const violations = await findViolations(shop.sql)
    process.stdout.write(table(violations))
    if (violations.length > 0) process.exitCode = 1
  } finally {
    await shop.close()
  }
}

function table(violations: readonly Violation[]): string {
  const width = Math.max(...checkNames.map((name) => name.length))
  const lines = checkNames.flatMap((name) => {
    const own = violations.filter(({ check }) => check === name)
    const head = `${name.padEnd(width)}  ${own.length === 0 ? 'ok' : `${own.length} violations`}`
    return [head, ...own.map(({ what, found }) => `  ${what}: ${found}`)]
  })
  return `${lines.join('\n')}\n`
}

await runCommand(main)
