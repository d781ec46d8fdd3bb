import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withFullDisk } from '../../tests/support/full-disk.ts'
import { type Files, folderFiles } from './files.ts'

let folder: string
let files: Files

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-files-'))
  files = folderFiles(join(folder, 'kept'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a saved file can be read, and saving it again replaces it', async () => {
  await files.put('pictures/17/250.webp', Buffer.from('first'))
  await files.put('pictures/17/250.webp', Buffer.from('second'))
  expect(await files.get('pictures/17/250.webp')).toEqual(Buffer.from('second'))
  expect(await readdir(join(folder, 'kept/pictures/17'))).toEqual(['250.webp'])
})

test('a file that was never saved is missing, which is not an error', async () => {
  await files.put('a', Buffer.from('file'))
  expect(await files.get('pictures/18/250.webp')).toBeUndefined()
  expect(await files.get('a/below')).toBeUndefined()
})

test('a removed file is missing, and may be removed again', async () => {
  await files.put('certificates/1', Buffer.from('diploma'))
  await files.remove('certificates/1')
  await files.remove('certificates/1')
  await files.remove('certificates/1/below')
  expect(await files.get('certificates/1')).toBeUndefined()
  expect(await readdir(join(folder, 'kept/certificates'))).toEqual([])
})

test('files are readable only by the shop, not by other users of the machine', async () => {
  await files.put('certificates/1', Buffer.from('diploma'))
  expect((await stat(join(folder, 'kept/certificates/1'))).mode & 0o777).toBe(0o600)
})

test('a reader never gets an incomplete file', async () => {
  const [small, large] = [Buffer.alloc(10, 'a'), Buffer.alloc(3_000_000, 'b')]
  await files.put('one', small)
  const writing = files.put('one', large)
  const lengths = new Set<number | undefined>()
  for (let index = 0; index < 20; index++) lengths.add((await files.get('one'))?.length)
  await writing
  expect([small.length, large.length]).toEqual(expect.arrayContaining([...lengths]))
})

test('on a full disk nothing of a new file is kept, and the old one stays', {
  tags: 'disk-full',
}, async () => {
  await files.put('one', Buffer.from('first'))
  await withFullDisk(async () => {
    await expect(files.put('one', Buffer.from('second'))).rejects.toMatchObject({ code: 'ENOSPC' })
  })
  expect(await files.get('one')).toEqual(Buffer.from('first'))
  expect(await readdir(join(folder, 'kept'))).toEqual(['one'])
})

describe('a key that leaves the folder or is hidden', () => {
  test.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    '.hidden',
    'a/.hidden',
    'a\\b',
    'a\0',
    '',
  ])('%j is refused', async (key) => {
    await writeFile(join(folder, 'secret'), 'secret')
    await expect(files.get(key)).rejects.toThrow('Not a file')
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not a file')
    await expect(files.remove(key)).rejects.toThrow('Not a file')
  })
})
