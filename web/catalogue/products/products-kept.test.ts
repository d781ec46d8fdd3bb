import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTab, type Tab } from '../../../tests/support/browser-tab.ts'
import type { Card } from '../cards/cards.ts'

const withPrices = [{ id: 7 } as Card]

let tab: Tab
let keptNow: () => Map<string, readonly Card[]>
beforeEach(async () => {
  tab = await openTab()
  const { productsKept } = await import('./products-kept.ts')
  keptNow = productsKept
})
afterEach(() => vi.unstubAllGlobals())

test('a practitioner who goes back sees the products loaded before', () => {
  tab.signIn(4)
  keptNow().set('entry', withPrices)
  tab.signIn(4)
  expect(keptNow().get('entry')).toEqual(withPrices)
})

test('after a logout, products loaded with prices for practitioners are gone', {
  tags: ['practitioner-prices', 'logout-clean'],
}, () => {
  tab.signIn(4)
  keptNow().set('entry', withPrices)
  tab.leave()
  expect(keptNow().size).toBe(0)
})

test('so are those loaded before the profile of the practitioner was known', {
  tags: ['practitioner-prices', 'logout-clean'],
}, async () => {
  const { sessionStore } = await import('../../platform/session/session-store.ts')
  tab.visit()
  sessionStore.send({ type: 'entered' })
  keptNow().set('entry', withPrices)
  tab.leave()
  expect(keptNow().size).toBe(0)
})

test('products that arrive after the logout are not kept', {
  tags: ['practitioner-prices', 'logout-clean'],
}, () => {
  tab.signIn(4)
  const asked = keptNow()
  tab.leave()
  asked.set('entry', withPrices)
  expect(keptNow().size).toBe(0)
})

test('the next user does not get those of the one before', { tags: 'practitioner-prices' }, () => {
  tab.signIn(4)
  keptNow().set('entry', withPrices)
  tab.signIn(5)
  expect(keptNow().size).toBe(0)
})

test('what is loaded before it is known who is here stays once it is', async () => {
  const { sessionStore } = await import('../../platform/session/session-store.ts')
  keptNow().set('entry', withPrices)
  tab.visit()
  expect(keptNow().size).toBe(1)
  sessionStore.send({ type: 'entered' })
  keptNow().set('entry', withPrices)
  tab.signIn(4)
  expect(keptNow().size).toBe(1)
})
