import { expect, test } from 'vitest'
import { endOfRetention } from './retention.ts'

test.each([
  ['eu', '2036-12-31T22:59:59Z', '2025-12-31T23:00:00Z'],
  ['eu', '2036-12-31T23:00:00Z', '2026-12-31T23:00:00Z'],
  ['eu', '2037-07-01T00:00:00Z', '2026-12-31T23:00:00Z'],
  ['uk', '2032-12-31T23:59:59Z', '2026-01-01T00:00:00Z'],
  ['uk', '2033-01-01T00:00:00Z', '2027-01-01T00:00:00Z'],
] as const)('in %s at %s the law requires no records from before %s', (region, now, end) => {
  expect(endOfRetention(region, new Date(now))).toEqual(new Date(end))
})
