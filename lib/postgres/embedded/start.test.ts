import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connect, sqlState } from '#server/platform/database.ts'
import { postmasterOf } from '../../../tests/support/postmaster.ts'
import { startPostgres } from './start.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verbena-pg-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const postmaster = () => postmasterOf(folder)

async function ask<Row>(url: string, query: string): Promise<Row | undefined> {
  const { sql } = connect(url, { max: 1 })
  try {
    return (await sql.unsafe(query))[0] as Row | undefined
  } finally {
    await sql.end()
  }
}

test('written data is there after a restart', async () => {
  const first = await startPostgres({ folder })
  await ask(first.url, "CREATE TABLE notes AS SELECT 'kept' AS note")
  await first.stop()
  const second = await startPostgres({ folder })
  expect(await ask(second.url, 'SELECT note FROM notes')).toEqual({ note: 'kept' })
  await second.stop()
})

const forbidden = [
  'ALTER ROLE shop SUPERUSER',
  'SET ROLE verbena',
  'SET SESSION AUTHORIZATION verbena',
  'CREATE ROLE helper',
  'CREATE DATABASE other',
  "SELECT pg_read_file('PG_VERSION')",
  "SELECT pg_ls_dir('.')",
  "SELECT lo_import('/etc/hostname')",
  "COPY notes FROM '/etc/hostname'",
  "COPY notes TO PROGRAM 'true'",
  'ALTER SYSTEM SET fsync = off',
  'SELECT rolpassword FROM pg_authid',
]

test('the server uses UTF-8, writes to disk and does not listen on the network; the shop’s role has no privileges beyond its tables', {
  tags: 'database-role',
}, async () => {
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
  await ask(url, 'CREATE TABLE notes (note text)')
  const refused = forbidden.map((statement) =>
    ask(url, statement).then(() => `${statement} went through`, sqlState),
  )
  expect(await Promise.all(refused)).toEqual(forbidden.map(() => '42501'))
  expect(await ask(url, 'SELECT FROM pg_auth_members WHERE member = current_user::regrole')).toBeUndefined()
  expect(statSync(join(folder, 'postgres.shop.password')).mode & 0o777).toBe(0o600)
  await stop()
})

const startedAgain = [
  'PostgreSQL ended although nobody stopped it; it is started again',
  'PostgreSQL was started again and answers',
]

test('a server that survived a crash of the shop is taken over, restarted whenever it is killed, and stopped in the end', async () => {
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

/** A process that started a server and is then killed. */
async function crashedShop() {
  const script = `import { startPostgres } from '${import.meta.dirname}/start.ts'
    await startPostgres({ folder: '${folder}' })
    process.stdout.write('open')
    setInterval(() => {}, 1000)`
  const shop = spawn(process.execPath, ['--input-type=module', '--eval', script])
  const ended = once(shop, 'exit')
  await once(shop.stdout, 'data')
  shop.kill('SIGKILL')
  await ended
}

test('a process that got the id of a dead server is not mistaken for it', async () => {
  await (await startPostgres({ folder })).stop()
  writeFileSync(join(folder, 'postgres/cluster/postmaster.pid'), `${process.pid}\n`)
  const { url, stop } = await startPostgres({ folder })
  expect(await ask(url, 'SELECT 1 AS one')).toEqual({ one: 1 })
  await stop()
})

test('an interrupted first start begins again', async () => {
  mkdirSync(join(folder, 'postgres/cluster.new'), { recursive: true })
  writeFileSync(join(folder, 'postgres/cluster.new/PG_VERSION'), '18\n')
  const { url, stop } = await startPostgres({ folder })
  expect(await ask(url, 'SELECT 1 AS one')).toEqual({ one: 1 })
  await stop()
})

test('a folder whose path is too long for a socket works too', async () => {
  const deep = join(folder, 'a'.repeat(120))
  chmodSync(folder, 0o755)
  mkdirSync(deep)
  const { url, stop } = await startPostgres({ folder: deep })
  expect(await ask(url, 'SELECT 1 AS one')).toEqual({ one: 1 })
  await stop()
})

test('a server that keeps crashing is given up, and the shop is notified', async () => {
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
    // It is starting.
  }
}

/** Connected as the cluster's superuser, whose password is stored beside it. */
function superuserOf(url: string) {
  const address = new URL(url)
  address.username = 'verbena'
  address.password = readFileSync(join(folder, 'postgres.password'), 'utf8')
  return address.href
}

const older = [
  'CREATE SCHEMA boss',
  "CREATE TYPE boss.mood AS ENUM ('calm')",
  'CREATE TABLE boss.notes (id int GENERATED ALWAYS AS IDENTITY, number serial, note text, mood boss.mood)',
  "INSERT INTO boss.notes (note) VALUES ('kept')",
  'CREATE VIEW seen AS SELECT note FROM boss.notes',
  'CREATE SEQUENCE counting',
  'CREATE TABLE boss.jobs (day int, PRIMARY KEY (day)) PARTITION BY RANGE (day)',
  'CREATE TABLE boss.jobs_of_today PARTITION OF boss.jobs FOR VALUES FROM (0) TO (9)',
  'CREATE FUNCTION one(int, text) RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
]
const changes = [
  'ALTER TABLE boss.notes ADD COLUMN more text',
  "ALTER TYPE boss.mood ADD VALUE 'merry'",
  'CREATE OR REPLACE FUNCTION one(int, text) RETURNS int LANGUAGE sql AS $$ SELECT 2 $$',
  'DROP VIEW seen',
  'DROP SEQUENCE counting',
  'ALTER TABLE boss.jobs ADD COLUMN more text',
  'DROP TABLE boss.jobs_of_today',
  'CREATE TABLE public.added ()',
  'CREATE SCHEMA another',
]

test('a folder of a version that connected as superuser opens with its data, which then belongs to the shop', {
  tags: 'database-role',
}, async () => {
  const first = await startPostgres({ folder })
  const superuser = superuserOf(first.url)
  await ask(superuser, 'REASSIGN OWNED BY shop TO verbena')
  await ask(superuser, 'ALTER SCHEMA public OWNER TO pg_database_owner')
  await ask(superuser, 'DROP OWNED BY shop')
  await ask(superuser, 'DROP ROLE shop')
  rmSync(join(folder, 'postgres.shop.password'))
  for (const statement of older) await ask(superuser, statement)
  await first.stop()

  const second = await startPostgres({ folder })
  expect(
    await ask(second.url, "INSERT INTO boss.notes (note, mood) VALUES ('new', 'calm') RETURNING id"),
  ).toEqual({ id: 2 })
  for (const statement of changes) await ask(second.url, statement)
  expect(await ask(second.url, 'SELECT count(*)::int AS notes FROM boss.notes')).toEqual({ notes: 2 })
  await second.stop()
})
