import { expect, test } from 'vitest'
import type { BulkChange } from '#contract/admin-products.ts'
import { bulkRequest, isUnanswered } from './bulk-request.ts'

const publish: BulkChange['action'] = { kind: 'publish' }
const selection = new Set([1, 2])
const before = [
  { id: 1, revision: 4 },
  { id: 2, revision: 7 },
]
/** After the change whose answer was lost: the second one is no longer among the drafts. */
const reloaded = [{ id: 1, revision: 5 }]
const first = bulkRequest({ selection, shown: before, action: publish }, undefined)
const unanswered = { selection, body: first }

test('an admin who presses again because the answer was lost sends the same, though the list has been reloaded', () => {
  const again = { selection: new Set([2, 1]), shown: reloaded, action: publish }
  expect(bulkRequest(again, unanswered)).toBe(first)
  expect(isUnanswered(new Set([2, 1]), unanswered)).toBe(true)
})

test('another action, or other products, are sent as the list shows them now', () => {
  const unpublish: BulkChange['action'] = { kind: 'unpublish' }
  expect(bulkRequest({ selection, shown: reloaded, action: unpublish }, unanswered)).toEqual({
    products: reloaded,
    action: unpublish,
  })
  const one = new Set([1])
  expect(bulkRequest({ selection: one, shown: reloaded, action: publish }, unanswered)).toEqual({
    products: reloaded,
    action: publish,
  })
  expect(isUnanswered(one, unanswered)).toBe(false)
  expect(isUnanswered(new Set([1, 3]), unanswered)).toBe(false)
})

test('once it was answered, the list counts', () => {
  expect(bulkRequest({ selection, shown: reloaded, action: publish }, undefined).products).toEqual(reloaded)
  expect(isUnanswered(new Set(), undefined)).toBe(false)
})
