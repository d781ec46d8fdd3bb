import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withFullDisk } from '../../tests/support/full-disk.ts'
import { openS3Server } from '../../tests/support/s3-server.ts'
import { openS3Files } from './files/s3-files.ts'
import { type Files, folderFiles } from './files.ts'

let folder: string
let files: Files

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verbena-files-'))
  files = folderFiles(join(folder, 'kept'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

type Place = {
  files: Files
  /** The names of the files in a folder. */
  namesIn: (path: string) => Promise<string[]>
  close: () => Promise<void>
}

const inFolder = async (): Promise<Place> => ({
  files,
  namesIn: (path) => readdir(join(folder, 'kept', path)),
  close: async () => {},
})

async function inBucket(): Promise<Place> {
  const { settings, objects, close } = await openS3Server()
  const namesIn = async (path: string) =>
    [...objects.keys()].filter((key) => key.startsWith(`${path}/`)).map((key) => key.slice(path.length + 1))
  return { files: await openS3Files(settings), namesIn, close }
}

describe.each([
  ['in a folder', inFolder],
  ['in a bucket of an S3-compatible store', inBucket],
])('files %s', (_, open) => {
  let place: Place
  beforeEach(async () => {
    place = await open()
  })
  afterEach(() => place.close())

  test('can be read once they are saved, and saving again replaces them', async () => {
    await place.files.put('pictures/17/250.webp', Buffer.from('first'))
    await place.files.put('pictures/17/250.webp', Buffer.from('second'))
    expect(await place.files.get('pictures/17/250.webp')).toEqual(Buffer.from('second'))
    expect(await place.namesIn('pictures/17')).toEqual(['250.webp'])
  })

  test('keep every byte, and may be empty', async () => {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7) % 256))
    await place.files.put('imports/1', bytes)
    expect(await place.files.get('imports/1')).toEqual(bytes)
    await place.files.put('imports/1', new Uint8Array())
    expect(await place.files.get('imports/1')).toEqual(Buffer.alloc(0))
  })

  test('that were never saved are missing, which is not an error', async () => {
    await place.files.put('a', Buffer.from('file'))
    expect(await place.files.get('pictures/18/250.webp')).toBeUndefined()
    expect(await place.files.get('a/below')).toBeUndefined()
  })

  test('are missing once removed, and may be removed again', async () => {
    await place.files.put('certificates/1', Buffer.from('diploma'))
    await place.files.remove('certificates/1')
    await place.files.remove('certificates/1')
    await place.files.remove('certificates/1/below')
    expect(await place.files.get('certificates/1')).toBeUndefined()
    expect(await place.namesIn('certificates')).toEqual([])
  })

  test('are never read incomplete', async () => {
    const [small, large] = [Buffer.alloc(10, 'a'), Buffer.alloc(3_000_000, 'b')]
    await place.files.put('one', small)
    const writing = place.files.put('one', large)
    const lengths = new Set<number | undefined>()
    for (let index = 0; index < 20; index++) lengths.add((await place.files.get('one'))?.length)
    await writing
    expect([small.length, large.length]).toEqual(expect.arrayContaining([...lengths]))
  })

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
  ])('are never outside or hidden: the key %j is refused', async (key) => {
    await writeFile(join(folder, 'secret'), 'secret')
    await expect(place.files.get(key)).rejects.toThrow('Not a file')
    await expect(place.files.put(key, Buffer.from('x'))).rejects.toThrow('Not a file')
    await expect(place.files.remove(key)).rejects.toThrow('Not a file')
  })
})

test('files are readable only by the shop, not by other users of the machine', async () => {
  await files.put('certificates/1', Buffer.from('diploma'))
  expect((await stat(join(folder, 'kept/certificates/1'))).mode & 0o777).toBe(0o600)
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
