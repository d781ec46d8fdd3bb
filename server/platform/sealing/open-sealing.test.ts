import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../tests/support/database.ts'
import { fingerprintOf, sealingWith } from '../sealing.ts'
import { StartProblem } from '../start-problem.ts'
import { userKeyFolder } from './key-folder.ts'
import { openSealing } from './open-sealing.ts'
import { sealingKey } from './tables.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  database = await openDatabase()
})
afterAll(() => database.close())

let folder: string
let dataDir: string
let keyDir: string
let said: string[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sealing-'))
  dataDir = join(folder, 'data')
  keyDir = join(folder, 'home/verbena')
  mkdirSync(dataDir)
  said = []
  await database.db.delete(sealingKey)
})
afterEach(() => rmSync(folder, { recursive: true }))

const keyOf = (byte: number) => Buffer.alloc(32, byte)
const written = (key: Buffer) => key.toString('base64')
const fileOf = (byte: number) => join(keyDir, `${fingerprintOf(keyOf(byte))}.key`)
const oldFile = () => join(dataDir, 'sealing.key')

type SealingInput = {
  encryptionKey?: string
  keyDir?: string | undefined
  sealed?: string
  findSealed?: () => Promise<string | undefined>
}
const open = ({ sealed, findSealed = async () => sealed, ...given }: SealingInput = {}) =>
  openSealing({
    config: { encryptionKey: undefined, dataDir, keyDir, ...given },
    db: database.db,
    findSealed,
    say: (sentence) => void said.push(sentence),
  })
/** Where the shop's key is, once it has been started. */
async function keyInUse(): Promise<string> {
  const [name] = readdirSync(keyDir)
  return join(keyDir, name!)
}
const refusal = (opening: Promise<unknown>) =>
  opening.then(
    () => 'it opened',
    (error) => (error instanceof StartProblem ? error.message : String(error)),
  )

describe('without ENCRYPTION_KEY', () => {
  test('a key is saved apart from the data, readable by its owner only, and the next start finds it silently', {
    tags: 'sealing-key-apart',
  }, async () => {
    const sealed = (await open()).seal('secret')
    const file = await keyInUse()
    expect(said).toEqual([`The encryption key is in ${file}; back it up separately from the data.`])
    expect((await open()).open(sealed)).toBe('secret')
    expect(said).toHaveLength(1)
    expect(readdirSync(dataDir)).toEqual([])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(keyDir).mode & 0o777).toBe(0o700)
  })

  test('processes that start at once use the same key', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => open()))
    const sealed = all[0]!.seal('secret')
    for (const sealing of all) expect(sealing.open(sealed)).toBe('secret')
    expect(readdirSync(keyDir)).toHaveLength(1)
  })

  test('the key is stored with the data if no other folder is writable, and each start warns of it', async () => {
    writeFileSync(join(folder, 'home'), 'a file stands in its way')
    const sealed = (await open()).seal('secret')
    expect((await open()).open(sealed)).toBe('secret')
    expect(statSync(oldFile()).mode & 0o777).toBe(0o600)
    const warning = `Warning: the encryption key stays in ${oldFile()}, where every copy of the data includes it, because ${keyDir} cannot be written (ENOTDIR); set KEY_DIR to another folder.`
    expect(said).toEqual([warning, warning])
  })

  test('a key that could not be saved is not used', async () => {
    symlinkSync('nowhere', oldFile())
    expect(await refusal(open({ keyDir: undefined }))).toBe(
      `The file ${oldFile()} already exists but cannot be read.`,
    )
  })

  test('a user without a home folder is warned, and the shop starts', async () => {
    const sealed = (await open({ keyDir: undefined })).seal('secret')
    expect((await open({ keyDir: undefined })).open(sealed)).toBe('secret')
    expect(said[0]).toMatch(/because no home folder is known; set KEY_DIR to another folder\.$/)
  })
})

describe('a key that an earlier version stored with the data', () => {
  const sealed = () => sealingWith(keyOf(1)).seal('secret')
  beforeEach(() => writeFileSync(oldFile(), `${written(keyOf(1))}\n`))

  test('is moved, which is reported in one sentence', { tags: 'sealing-key-apart' }, async () => {
    expect((await open({ sealed: sealed() })).open(sealed())).toBe('secret')
    expect(said).toEqual([
      `The encryption key was moved from ${oldFile()} to ${fileOf(1)}; back it up separately from the data.`,
    ])
    expect(existsSync(oldFile())).toBe(false)
    expect(readFileSync(fileOf(1), 'utf8').trim()).toBe(written(keyOf(1)))
    expect(statSync(fileOf(1)).mode & 0o777).toBe(0o600)
    expect((await open()).open(sealed())).toBe('secret')
    expect(said).toHaveLength(1)
  })

  test('is moved once by processes that start at once, and all of them start', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => open({ sealed: sealed() })))
    for (const sealing of all) expect(sealing.open(sealed())).toBe('secret')
    expect(said.filter((sentence) => !/was moved from/.test(sentence))).toEqual([])
    expect([existsSync(oldFile()), existsSync(fileOf(1))]).toEqual([false, true])
  })

  test('is found if a faster process has just moved it', async () => {
    const findSealed = async () => {
      await open({ sealed: sealed() })
      return sealed()
    }
    expect((await open({ findSealed })).open(sealed())).toBe('secret')
  })

  test('stays if its file in the key folder contains another', async () => {
    mkdirSync(keyDir, { recursive: true })
    writeFileSync(fileOf(1), written(keyOf(2)))
    expect((await open({ sealed: sealed() })).open(sealed())).toBe('secret')
    expect(readFileSync(oldFile(), 'utf8').trim()).toBe(written(keyOf(1)))
    expect((await open()).open(sealed())).toBe('secret')
    const warning = expect.stringContaining(`stays in ${oldFile()}, where every copy of the data includes it`)
    expect(said).toEqual([warning, warning])
  })

  test('is not left behind by an interrupted move', async () => {
    await open({ sealed: sealed() })
    writeFileSync(oldFile(), written(keyOf(1)))
    await open()
    expect(existsSync(oldFile())).toBe(false)
  })

  test('stays where it is if it does not match', async () => {
    const other = sealingWith(keyOf(2)).seal('secret')
    expect(await refusal(open({ sealed: other }))).toBe(
      `The secrets in the database were encrypted with another key, but ${oldFile()} contains the key ${fingerprintOf(keyOf(1))}: put the right key there.`,
    )
    expect(readdirSync(folder)).toEqual(['data'])
    expect(existsSync(oldFile())).toBe(true)
  })

  test('is reported in one sentence if damaged, and left as it is', async () => {
    writeFileSync(oldFile(), 'half a key')
    expect(await refusal(open())).toBe(
      `The file ${oldFile()} does not contain a key; restore the original file.`,
    )
    expect(readFileSync(oldFile(), 'utf8')).toBe('half a key')
  })
})

describe('a restored copy', () => {
  test('says which key it needs and where, creates no other, and starts once it is there', {
    tags: 'sealing-key-fingerprint',
  }, async () => {
    const sealed = (await open()).seal('secret')
    const file = await keyInUse()
    const key = readFileSync(file, 'utf8')
    const fingerprint = fingerprintOf(Buffer.from(key, 'base64'))
    rmSync(file)
    expect(await refusal(open())).toBe(
      `The secrets in the database were encrypted with the key ${fingerprint}, which cannot be read from ${file}: restore it there, or set ENCRYPTION_KEY to its content.`,
    )
    expect(readdirSync(keyDir)).toEqual([])
    expect(readdirSync(dataDir)).toEqual([])
    expect((await open({ encryptionKey: key.trim() })).open(sealed)).toBe('secret')
    writeFileSync(file, key)
    expect((await open()).open(sealed)).toBe('secret')
  })

  test('of a version that stored no fingerprint creates no key either', {
    tags: 'sealing-key-fingerprint',
  }, async () => {
    expect(await refusal(open({ sealed: sealingWith(keyOf(1)).seal('secret') }))).toBe(
      `The secrets in the database were encrypted with a key that is missing: restore the file sealing.key of its data folder to ${oldFile()}, or set ENCRYPTION_KEY to its content.`,
    )
    expect(readdirSync(folder)).toEqual(['data'])
  })

  test('refuses another key, wherever it comes from', { tags: 'sealing-key-fingerprint' }, async () => {
    await open({ encryptionKey: written(keyOf(1)) })
    const needed = `The secrets in the database were encrypted with the key ${fingerprintOf(keyOf(1))}, but`
    const wrong = `contains the key ${fingerprintOf(keyOf(2))}: put the right key there.`
    expect(await refusal(open({ encryptionKey: written(keyOf(2)) }))).toBe(
      `${needed} ENCRYPTION_KEY ${wrong}`,
    )
    mkdirSync(keyDir, { recursive: true })
    writeFileSync(fileOf(1), written(keyOf(2)))
    expect(await refusal(open())).toBe(`${needed} ${fileOf(1)} ${wrong}`)
  })
})

test('ENCRYPTION_KEY has priority over files, and creates none', async () => {
  writeFileSync(oldFile(), written(keyOf(2)))
  const sealing = await open({ encryptionKey: written(keyOf(1)) })
  expect(sealingWith(keyOf(1)).open(sealing.seal('secret'))).toBe('secret')
  expect(readdirSync(folder)).toEqual(['data'])
  expect(said).toEqual([])
})

test.each([
  [{ HOME: '/home/mila' }, 'linux', '/home/mila/.config/verbena'],
  [{ HOME: '/home/mila', XDG_CONFIG_HOME: '/home/mila/settings' }, 'linux', '/home/mila/settings/verbena'],
  [{ HOME: '/home/mila', XDG_CONFIG_HOME: 'settings' }, 'linux', '/home/mila/.config/verbena'],
  [{ HOME: '/Users/mila' }, 'darwin', '/Users/mila/Library/Application Support/verbena'],
  [{ APPDATA: '/appdata' }, 'win32', '/appdata/verbena'],
  [{}, 'linux', undefined],
] as const)('with %o on %s keys are stored in %s', (environment, platform, place) => {
  expect(userKeyFolder(environment, platform)).toBe(place)
})
