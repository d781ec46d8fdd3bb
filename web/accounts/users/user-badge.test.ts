import { expect, test } from 'vitest'
import { userState } from './user-badge.tsx'

const anna = { email: 'anna@verbena.example', activated_at: '2026-11-01T09:00:00Z', deactivated_at: null }

test('an account shows its latest state', () => {
  expect(userState(anna)).toBe('active')
  expect(userState({ ...anna, activated_at: null })).toBe('not-activated')
  expect(userState({ ...anna, deactivated_at: '2026-11-02T09:00:00Z' })).toBe('deactivated')
  expect(userState({ ...anna, deactivated_at: '2026-11-02T09:00:00Z', email: null })).toBe('erased')
})
