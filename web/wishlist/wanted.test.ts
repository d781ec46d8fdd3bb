import { expect, test } from 'vitest'
import { memoryDrawer } from '../../tests/support/memory-drawer.ts'
import { store } from '../platform/storage.ts'
import { keepWanted, takeWanted } from './wanted.ts'

const nowMs = 1_800_000_000_000

test('what a visitor wanted is done once, when they come back from the login', () => {
  const drawer = memoryDrawer()
  keepWanted({ kind: 'await', variantId: 7 }, drawer, nowMs)
  expect(takeWanted(drawer, nowMs + 60_000)).toEqual({ kind: 'await', variantId: 7 })
  expect(takeWanted(drawer, nowMs + 60_000)).toBeUndefined()
})

test('who comes back after half an hour wanted nothing', () => {
  const drawer = memoryDrawer()
  keepWanted({ kind: 'await', variantId: 7 }, drawer, nowMs)
  expect(takeWanted(drawer, nowMs + 31 * 60_000)).toBeUndefined()
})

test('what else lies there is nothing anybody wanted', () => {
  const drawer = memoryDrawer()
  store(drawer, 'wanted', { kind: 'delete', variantId: 'all' }, nowMs + 60_000)
  expect(takeWanted(drawer, nowMs)).toBeUndefined()
})
