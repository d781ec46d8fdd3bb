import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSealing } from './sealing.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sealing-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64')
const open = (encryptionKey?: string) => openSealing({ encryptionKey, dataDir })

describe('a sealed text', () => {
  test('can be read again, and tells nothing of itself', async () => {
    const sealing = await open(keyOf(1))
    const sealed = sealing.seal('JBSWY3DPEHPK3PXP – ünïcode')
    expect(sealing.open(sealed)).toBe('JBSWY3DPEHPK3PXP – ünïcode')
    expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('JBSWY')
    expect(sealing.seal('the same')).not.toBe(sealing.seal('the same'))
  })

  test('opens with its own key alone, and only unchanged', async () => {
    const sealing = await open(keyOf(1))
    const sealed = sealing.seal('secret')
    expect(() => sealing.open(`A${sealed.slice(1)}`)).toThrow()
    const changed = Buffer.from(sealed, 'base64')
    changed[changed.length - 1]! ^= 1
    expect(() => sealing.open(changed.toString('base64'))).toThrow()
    expect(() => sealing.open('')).toThrow()
    const other = await open(keyOf(2))
    expect(() => other.open(sealed)).toThrow()
  })
})

describe('without ENCRYPTION_KEY', () => {
  test('the data folder keeps a key for its owner alone, and the next start finds it', async () => {
    const sealed = (await open()).seal('secret')
    expect((await open()).open(sealed)).toBe('secret')
    expect(readdirSync(dataDir)).toEqual(['sealing.key'])
    expect(statSync(join(dataDir, 'sealing.key')).mode & 0o777).toBe(0o600)
  })

  test('processes that start at once agree on one key', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => open()))
    const sealed = all[0]!.seal('secret')
    for (const sealing of all) expect(sealing.open(sealed)).toBe('secret')
    expect(readdirSync(dataDir)).toEqual(['sealing.key'])
  })

  test('a damaged key is told in one sentence, and left as it is', async () => {
    const path = join(dataDir, 'sealing.key')
    writeFileSync(path, 'half a key')
    await expect(open()).rejects.toThrow(`The file ${path} holds no key; put back the one that was there.`)
    expect(readFileSync(path, 'utf8')).toBe('half a key')
  })
})
