import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { label, labels, openImportShop } from '../tests/support/import-shop.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
afterAll(() => shop.close())

function run(...options: string[]) {
  const environment = { ...process.env, DATABASE_URL: shop.url, LANG: 'C', INIT_CWD: shop.folder }
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/import.ts', ...options], {
    env: environment,
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const ended = once(child, 'close').then(([code]) => ({ code, output }))
  return { child, ended }
}

const reached = async () => (await shop.sql`SELECT last_row FROM imports`)[0]?.last_row ?? 0

test('an interrupted import continues after the last finished row', async () => {
  const count = 6000
  const path = shop.file(
    'many.csv',
    labels(...Array.from({ length: count }, (_, index) => label(index + 1, `Zinc ${index}`))),
  )
  const { child, ended } = run(path)
  while ((await reached()) === 0 && child.exitCode === null) await wait(10)
  child.kill('SIGKILL')
  await ended
  const stopped = await reached()
  expect(stopped).toBeGreaterThan(0)
  expect(stopped).toBeLessThan(count)

  const { code, output } = await run('many.csv', '--report', 'report.csv').ended
  expect(code, output).toBe(0)
  expect(output).toContain(`Resuming after row ${stopped}`)
  expect(await shop.sql`SELECT status, counts FROM imports`).toEqual([
    { status: 'done', counts: { added: count, changed: 0, skipped: 0, refused: 0 } },
  ])
  expect(
    await shop.sql`SELECT count(*)::int AS count, count(DISTINCT row_number)::int AS rows FROM import_rows`,
  ).toEqual([{ count, rows: count }])
  const report = readFileSync(join(shop.folder, 'report.csv'), 'utf8').trim().split('\n')
  expect(report).toHaveLength(1 + count + 1 - stopped)
  expect(report.at(-1)).toMatch(new RegExp(`^${count + 1},${count + 1},added,`))
})

test('a damaged file ends with one plain sentence and a non-zero exit code', async () => {
  shop.file('pictures.csv', 'a,b\n1,2\n')
  const { code, output } = await run('pictures.csv').ended
  expect(code).toBe(1)
  expect(output).toContain('pictures.csv has no recognised columns. Its columns: a, b.')
  expect((await run('nowhere.csv').ended).output).toContain('File nowhere.csv not found.')
  expect((await run('--undo', 'x').ended).output).toContain('There is no import x.')
  expect((await run('--fast').ended).code).toBe(1)
})

test('a lost database connection is reported clearly, and the import can be continued', async () => {
  shop.file(
    'more.csv',
    labels(...Array.from({ length: 4000 }, (_, index) => label(index + 10_000, `Iron ${index}`))),
  )
  const { child, ended } = run('more.csv')
  while ((await shop.sql`SELECT FROM imports WHERE last_row > 0 AND status = 'running'`).length === 0)
    await wait(10)
  // Between two batches, the shop would just connect again.
  while (child.exitCode === null) {
    await shop.sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`
    await wait(10)
  }
  const { code, output } = await ended
  expect(output).toContain('The connection to the database was lost.')
  expect(code).toBe(1)
  expect((await run('more.csv').ended).output).toContain('Resuming after row')
})

test('drafts are listed with what they lack', async () => {
  shop.file(
    'off.csv',
    'barcode_id,product_name,ingredients,product_image\n4006381333931,Tagliatelle à la spiruline,,\n',
  )
  await run('off.csv').ended
  expect((await run('--drafts').ended).output).toMatch(
    /OFF-4006381333931\t\S+\tno price; may not be a supplement/,
  )
})
