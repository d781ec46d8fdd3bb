import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

describe('a password', () => {
  test('is stored as argon2id at the cost OWASP recommends, each time with another salt', {
    tags: 'password-hashing',
  }, async () => {
    const [one, two] = await Promise.all([hashPassword('Verbena-1'), hashPassword('Verbena-1')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
  })

  test('is verified', async () => {
    const stored = await hashPassword('Verbena-1')
    expect(await verifyPassword(stored, 'Verbena-1')).toBe(true)
    expect(await verifyPassword(stored, 'verbena-1')).toBe(false)
  })

  test('is the same however a keyboard composes its letters', async () => {
    const stored = await hashPassword('Zo\u00eb-Verbena-1')
    expect(await verifyPassword(stored, 'Zoe\u0308-Verbena-1')).toBe(true)
  })

  test('of an unknown account is never right', async () => {
    expect(await verifyPassword(null, 'Verbena-1')).toBe(false)
  })
})

test('is verified without blocking the main thread', { tags: 'password-hashing' }, async () => {
  const stored = await hashPassword('Verbena-1')
  let isOver = false
  let turns = 0
  const pages = (async () => {
    for (; !isOver; turns++) await turn()
  })()
  await Promise.all(Array.from({ length: 20 }, () => verifyPassword(stored, 'Verbena-1')))
  isOver = true
  await pages
  expect(turns).toBeGreaterThan(1000)
})
