import { expect, test } from 'vitest'
import { hasSupplyBadge } from './supply-badge.tsx'

const client = { state: 'active', invited_at: '2026-11-01T08:00:00Z', last_ordered_at: null } as const

test('a client who has ordered, but has nothing that could run out, has no supply to show', () => {
  expect(hasSupplyBadge({ ...client, last_ordered_at: '2026-11-02T08:00:00Z', supply: null })).toBe(false)
})

test('a client who has never ordered, or has a supply, has something to show', () => {
  expect(hasSupplyBadge({ ...client, supply: null })).toBe(true)
  const supply = { state: 'due', days: 5, runs_out_on: '2026-12-01' } as const
  expect(hasSupplyBadge({ ...client, last_ordered_at: '2026-11-02T08:00:00Z', supply })).toBe(true)
})
