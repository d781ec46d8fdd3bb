import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderProblem, lockData } from './data-lock.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verbena-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function holdInAnotherProcess() {
  const script = `const { lockData } = await import('#server/platform/data-lock.ts')
    globalThis.lock = lockData(${JSON.stringify(folder)}); process.stdout.write('held'); setInterval(() => {}, 1000)`
  return spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

test('a second shop on the same data is refused, and told which process uses it', async () => {
  const holder = holdInAnotherProcess()
  await once(holder.stdout, 'data')
  expect(() => lockData(folder)).toThrow(
    `The data in ${folder} is already in use by process ${holder.pid}; stop it first.`,
  )
  holder.kill('SIGKILL')
  await once(holder, 'exit')
})

test('a killed shop leaves no lock behind', async () => {
  const holder = holdInAnotherProcess()
  await once(holder.stdout, 'data')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  expect(() => lockData(folder).release()).not.toThrow()
})

test('a file instead of the folder is reported clearly', () => {
  writeFileSync(join(folder, 'data'), '')
  expect(() => lockData(join(folder, 'data'))).toThrow(
    'could not be created because a file of that name exists',
  )
})

test.each([
  ['ENOSPC', 'No space left on the disk of /data.'],
  ['EACCES', 'Cannot write to the data folder /data (EACCES); choose another with DATA_DIR.'],
])('%s is told in one plain sentence', (code, sentence) => {
  expect(folderProblem('/data', Object.assign(new Error(), { code }))).toBe(sentence)
})
