import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { postmasterOf } from './postmaster.ts'

let folder: string
const file = () => join(folder, 'postgres/cluster/postmaster.pid')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verbena-postmaster-'))
  mkdirSync(join(folder, 'postgres/cluster'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a server that is still starting has no id: process 0 would be everything that runs the tests', () => {
  expect(() => postmasterOf(folder)).toThrow('ENOENT')
  writeFileSync(file(), '')
  expect(() => postmasterOf(folder)).toThrow('has not written its id yet')
  writeFileSync(file(), '4711\n/data\n')
  expect(postmasterOf(folder)).toBe(4711)
})
