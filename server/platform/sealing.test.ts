import { expect, test } from 'vitest'
import { fingerprintOf, sealingWith } from './sealing.ts'

const keyOf = (byte: number) => Buffer.alloc(32, byte)

test('a sealed text can be read again, and tells nothing of itself', () => {
  const sealing = sealingWith(keyOf(1))
  const sealed = sealing.seal('JBSWY3DPEHPK3PXP – ünïcode')
  expect(sealing.open(sealed)).toBe('JBSWY3DPEHPK3PXP – ünïcode')
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toContain('JBSWY')
  expect(sealing.seal('the same')).not.toBe(sealing.seal('the same'))
})

test('a sealed text opens with its own key alone, and only unchanged', { tags: 'sealing' }, () => {
  const sealing = sealingWith(keyOf(1))
  const sealed = sealing.seal('secret')
  expect(() => sealing.open(`A${sealed.slice(1)}`)).toThrow()
  const changed = Buffer.from(sealed, 'base64')
  changed[changed.length - 1]! ^= 1
  expect(() => sealing.open(changed.toString('base64'))).toThrow()
  expect(() => sealing.open('')).toThrow()
  expect(() => sealingWith(keyOf(2)).open(sealed)).toThrow()
})

test('a fingerprint tells keys apart', () => {
  expect(fingerprintOf(keyOf(1))).toMatch(/^[0-9a-f]{4}(-[0-9a-f]{4}){3}$/)
  expect(fingerprintOf(keyOf(1))).not.toBe(fingerprintOf(keyOf(2)))
})
