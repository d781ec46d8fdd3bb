import { expect, test } from 'vitest'
import { consentState, erasedAt } from './consent.ts'

test('without any statement nothing is known', () => {
  expect(consentState([])).toBe('unstated')
})

test('a practitioner’s statement counts until the client answers', () => {
  expect(consentState(['attested'])).toBe('attested')
  expect(consentState(['attested', 'confirmed'])).toBe('confirmed')
})

test('the client’s last answer counts, whatever the practitioner states afterwards', () => {
  expect(consentState(['attested', 'confirmed', 'withdrawn'])).toBe('withdrawn')
  expect(consentState(['confirmed', 'withdrawn', 'attested'])).toBe('withdrawn')
  expect(consentState(['withdrawn', 'confirmed'])).toBe('confirmed')
})

test('what was withdrawn is erased a week later', () => {
  expect(erasedAt(new Date('2026-11-24T10:00:00Z'))).toEqual(new Date('2026-12-01T10:00:00Z'))
})
