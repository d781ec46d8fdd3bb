import { expect, test } from 'vitest'
import { forgetOthers, forgetPersonal } from '#web/platform/session/forget-person.ts'
import { forgetDraft, keepDraft, newDraft, readDraft } from './draft.ts'

const now = Date.parse('2026-11-22T14:00:00Z')
const hour = 60 * 60_000
const anna = 4
const annas = { ...newDraft(anna), voucherCode: 'SPRING', deliveryMethod: 'evening' as const }

function emptyDrawer() {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

test('a reload keeps all entries', () => {
  const drawer = emptyDrawer()
  keepDraft(drawer, annas, now)
  expect(readDraft(drawer, anna, now + hour)).toEqual(annas)
})

test('the next user of the tab finds none of them', () => {
  const drawer = emptyDrawer()
  keepDraft(drawer, annas, now)
  expect(readDraft(drawer, 5, now)).toEqual(newDraft(5))
  forgetOthers(drawer, 5)
  expect(drawer.length).toBe(0)
})

test('a draft is deleted at logout, after the order, and after twelve hours', {
  tags: 'checkout-logout-clean',
}, () => {
  const drawer = emptyDrawer()
  keepDraft(drawer, annas, now)
  expect(readDraft(drawer, anna, now + 13 * hour)).toEqual(newDraft(anna))
  keepDraft(drawer, annas, now)
  forgetPersonal(drawer)
  expect(drawer.length).toBe(0)
  keepDraft(drawer, annas, now)
  forgetDraft(drawer)
  expect(drawer.length).toBe(0)
})
