import { expect, test } from 'vitest'
import { clearOtherUsersData, clearPersonalDataIn } from '#web/platform/session/clear-personal-data.ts'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { forgetDraft, keepDraft, newDraft, readDraft } from './draft.ts'

const now = Date.parse('2026-11-22T14:00:00Z')
const hour = 60 * 60_000
const anna = 4
const annas = { ...newDraft(anna), deliveryMethod: 'evening' as const }

test('a reload keeps all entries', () => {
  const storage = memoryStorage()
  keepDraft(storage, annas, now)
  expect(readDraft(storage, anna, now + hour)).toEqual(annas)
})

test('the next user of the tab finds none of them', () => {
  const storage = memoryStorage()
  keepDraft(storage, annas, now)
  expect(readDraft(storage, 5, now)).toEqual(newDraft(5))
  clearOtherUsersData(storage, 5)
  expect(storage.length).toBe(0)
})

test('a draft is deleted at logout, after the order, and after twelve hours', {
  tags: 'checkout-logout-clean',
}, () => {
  const storage = memoryStorage()
  keepDraft(storage, annas, now)
  expect(readDraft(storage, anna, now + 13 * hour)).toEqual(newDraft(anna))
  keepDraft(storage, annas, now)
  clearPersonalDataIn(storage)
  expect(storage.length).toBe(0)
  keepDraft(storage, annas, now)
  forgetDraft(storage)
  expect(storage.length).toBe(0)
})
