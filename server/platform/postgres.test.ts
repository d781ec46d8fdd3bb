import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect } from './database.ts'
import { startPostgres } from './postgres.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verbena-pg-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const postmaster = () =>
  Number(readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])

async function ask<Row>(url: string, query: string): Promise<Row | undefined> {
  const { sql } = connect(url, { max: 1 })
  try {
    return (await sql.unsafe(query))[0] as Row | undefined
  } finally {
    await sql.end()
  }
}

test('what is written is there again at the next start', async () => {
  const first = await startPostgres({ folder })
  await ask(first.url, "CREATE TABLE notes AS SELECT 'kept' AS note")
  await first.stop()
  const second = await startPostgres({ folder })
  expect(await ask(second.url, 'SELECT note FROM notes')).toEqual({ note: 'kept' })
  await second.stop()
})

test('it speaks UTF-8, writes to the disk, and listens to nobody on the network', async () => {
  const { url, stop } = await startPostgres({ folder })
  const settings = await ask(
    url,
    `SELECT current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
            current_setting('listen_addresses') AS addresses`,
  )
  expect(settings).toEqual({
    encoding: 'UTF8',
    fsync: 'on',
    addresses: process.platform === 'win32' ? '127.0.0.1' : '',
  })
  await stop()
})

const startedAgain = [
  'PostgreSQL ended although nobody stopped it; it is started again',
  'PostgreSQL was started again and answers',
]

test('a server that survived a crash of the shop is taken over, started again each time it is killed, and stopped in the end', async () => {
  await crashedShop()
  const survivor = postmaster()
  const said: string[] = []
  const log = pino({}, { write: (line) => void said.push(JSON.parse(line).msg) })
  const { url, stop } = await startPostgres({ folder, log, pace: { checkMs: 20 } })
  expect(postmaster()).toBe(survivor)
  await ask(url, "CREATE TABLE notes AS SELECT 'kept' AS note")
  const note = () => ask(url, 'SELECT note FROM notes').catch(() => undefined)

  process.kill(survivor, 'SIGKILL')
  await expect.poll(() => said).toEqual(startedAgain)
  expect(await note()).toEqual({ note: 'kept' })
  process.kill(postmaster(), 'SIGKILL')
  await expect.poll(() => said).toEqual([...startedAgain, ...startedAgain])
  expect(await note()).toEqual({ note: 'kept' })

  await stop()
  expect(postmaster).toThrow('ENOENT')
  expect(said).toEqual([...startedAgain, ...startedAgain])
})

/** A process that started a server, and is killed. */
async function crashedShop() {
  const script = `import { startPostgres } from '${import.meta.dirname}/postgres.ts'
    await startPostgres({ folder: '${folder}' })
    process.stdout.write('open')
    setInterval(() => {}, 1000)`
  const shop = spawn(process.execPath, ['--input-type=module', '--eval', script])
  const ended = once(shop, 'exit')
  await once(shop.stdout, 'data')
  shop.kill('SIGKILL')
  await ended
}

test('a process that got the number of a dead server is not taken for it', async () => {
  await (await startPostgres({ folder })).stop()
  writeFileSync(join(folder, 'postgres/cluster/postmaster.pid'), `${process.pid}\n`)
  const { url, stop } = await startPostgres({ folder })
  expect(await ask(url, 'SELECT 1 AS one')).toEqual({ one: 1 })
  await stop()
})

test('a first start that was cut off is begun again', async () => {
  mkdirSync(join(folder, 'postgres/cluster.new'), { recursive: true })
  writeFileSync(join(folder, 'postgres/cluster.new/PG_VERSION'), '18\n')
  const { url, stop } = await startPostgres({ folder })
  expect(await ask(url, 'SELECT 1 AS one')).toEqual({ one: 1 })
  await stop()
})

test('a folder whose name is too long for a socket works too', async () => {
  const deep = join(folder, 'a'.repeat(120))
  chmodSync(folder, 0o755)
  mkdirSync(deep)
  const { url, stop } = await startPostgres({ folder: deep })
  expect(await ask(url, 'SELECT 1 AS one')).toEqual({ one: 1 })
  await stop()
})

test('a server that does not stay up is given up, and the shop hears of it', async () => {
  let isLost = false
  const onLost = () => {
    isLost = true
  }
  const { stop } = await startPostgres({ folder, onLost, pace: { checkMs: 10, pausesMs: [0, 10] } })
  await expect
    .poll(() => {
      killIfThere()
      return isLost
    })
    .toBe(true)
  await stop()
})

function killIfThere() {
  try {
    process.kill(postmaster(), 'SIGKILL')
  } catch {
    // It is being started.
  }
}
