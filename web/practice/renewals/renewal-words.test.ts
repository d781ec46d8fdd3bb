import { expect, test } from 'vitest'
import type { Renewal } from '#contract/renewals.ts'
import { renewalWords } from './renewal-words.ts'

type Words = Parameters<typeof renewalWords>[0]
const t = (key: string, values?: { count: number }) => [key, values?.count].join(' ').trim()
const words = { t, language: 'en' } as unknown as Words

test('what was shared yesterday evening was not shared today', () => {
  const morning = new Date(2026, 10, 21, 9, 30)
  const shared = (at: Date) =>
    renewalWords(words, { days: null, shared_at: at.toISOString(), opened_at: null } as Renewal, morning).when
  expect(shared(new Date(2026, 10, 21, 0, 5))).toBe('shared-today')
  expect(shared(new Date(2026, 10, 20, 18, 0))).toBe('shared 1')
  expect(shared(new Date(2026, 10, 19, 18, 0))).toBe('shared 2')
})
