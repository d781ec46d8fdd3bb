import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockData } from '#server/platform/data-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verbena-reset-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** As a shop and its owner leave a folder. */
function fill() {
  mkdirSync(join(folder, 'postgres/cluster'), { recursive: true })
  mkdirSync(join(folder, 'pictures/17'), { recursive: true })
  writeFileSync(join(folder, 'server.log'), '')
  writeFileSync(join(folder, 'diary.txt'), 'mine')
  writeFileSync(join(folder, 'sealing.key'), 'key')
}

async function reset(options: string[], environment: Record<string, string> = {}) {
  const { DATABASE_URL: _, PUBLIC_URL: __, DEMO: ___, ...env } = process.env
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/reset.ts', ...options], {
    env: { ...env, DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const [code] = await once(child, 'close')
  return { code, output }
}

test('a reset deletes what the shop made, and keeps other files and keys', async () => {
  fill()
  const { code, output } = await reset(['--yes'])
  expect(output).toContain('pictures')
  expect(code).toBe(0)
  expect(readdirSync(folder).filter((name) => !name.startsWith('lock'))).toEqual(['diary.txt', 'sealing.key'])
})

test('a reset deletes nothing without confirmation', async () => {
  fill()
  const { code, output } = await reset([])
  expect(output).toContain('Nothing was deleted')
  expect(code).toBe(1)
  expect(existsSync(join(folder, 'postgres'))).toBe(true)
})

test.each([
  ['a database that is not its own', { DATABASE_URL: 'postgres://shop@db.example/shop' }],
  ['a real shop', { PUBLIC_URL: 'https://shop.example' }],
])('a reset deletes nothing of %s', async (_, environment) => {
  fill()
  const { code, output } = await reset(['--yes'], environment)
  expect(output).toContain('nothing was deleted')
  expect(code).toBe(1)
  expect(existsSync(join(folder, 'postgres'))).toBe(true)
})

test('a reset deletes nothing of a running shop', async () => {
  fill()
  const lock = lockData(folder)
  const { code, output } = await reset(['--yes'])
  lock.release()
  expect(output).toContain('already in use')
  expect(code).toBe(1)
  expect(existsSync(join(folder, 'postgres'))).toBe(true)
})
