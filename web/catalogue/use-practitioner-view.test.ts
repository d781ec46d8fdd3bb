import { expect, test } from 'vitest'
import { shownPage } from './use-practitioner-view.ts'

type Page = { prices: (number | null)[] }
const page: Page = { prices: [null] }
const view = { of: page, userId: 4, theirs: { prices: [12] } }

test('a practitioner sees the page that was loaded for them', () => {
  expect(shownPage(page, 4, view)).toBe(view.theirs)
})

test('the next user does not see the prices of the one before', { tags: 'practitioner-prices' }, () => {
  expect(shownPage(page, 5, view)).toBe(page)
  expect(shownPage(page, undefined, view)).toBe(page)
})

test('another page is shown as everybody sees it until it has been loaded for them', () => {
  const other: Page = { prices: [null, null] }
  expect(shownPage(other, 4, view)).toBe(other)
  expect(shownPage(other, 4, undefined)).toBe(other)
})
