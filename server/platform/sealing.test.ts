import { expect, test } from 'vitest'
import { fingerprintOf, sealingWith } from './sealing.ts'

const keyOf = (byte: number) => Buffer.alloc(32, byte)

test('an encrypted text can be decrypted, and reveals nothing', () => {
  const sealing = sealingWith(keyOf(1))
  const sealed = sealing.seal('JBSWY3DPEHPK3PXP – ünïcode')
  expect(sealing.open(sealed)).toBe('JBSWY3DPEHPK3PXP – ünïcode')
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('JBSWY')
  expect(sealing.seal('the same')).not.toBe(sealing.seal('the same'))
})

test('an encrypted text can only be decrypted with its own key, and unchanged', { tags: 'sealing' }, () => {
  const sealing = sealingWith(keyOf(1))
  const sealed = sealing.seal('secret')
  const bytes = Buffer.from(sealed, 'base64')
  for (const position of bytes.keys()) {
    const changed = Buffer.from(bytes)
    changed[position]! ^= 1
    expect(() => sealing.open(changed.toString('base64'))).toThrow()
  }
  expect(() => sealing.open('')).toThrow()
  expect(() => sealingWith(keyOf(2)).open(sealed)).toThrow()
})

test('a mark recognises a text again, and differs for each key', () => {
  expect(sealingWith(keyOf(1)).mark('203.0.113.7')).toBe(sealingWith(keyOf(1)).mark('203.0.113.7'))
  expect(sealingWith(keyOf(1)).mark('203.0.113.7')).not.toBe(sealingWith(keyOf(2)).mark('203.0.113.7'))
  expect(sealingWith(keyOf(1)).mark('203.0.113.7')).not.toContain('203')
})

test('a fingerprint distinguishes keys', () => {
  expect(fingerprintOf(keyOf(1))).toMatch(/^[0-9a-f]{4}(-[0-9a-f]{4}){3}$/)
  expect(fingerprintOf(keyOf(1))).not.toBe(fingerprintOf(keyOf(2)))
})
