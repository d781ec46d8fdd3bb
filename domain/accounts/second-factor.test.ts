import { expect, test } from 'vitest'
import { isSetupOpen } from './second-factor.ts'

test('a user has fifteen minutes to enter the first code', () => {
  const startedAt = new Date('2026-11-21T09:00:00Z')
  expect(isSetupOpen(startedAt, startedAt)).toBe(true)
  expect(isSetupOpen(startedAt, new Date('2026-11-21T09:14:59Z'))).toBe(true)
  expect(isSetupOpen(startedAt, new Date('2026-11-21T09:15:00Z'))).toBe(false)
})
