import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTab, type Tab } from '../../../tests/support/browser-tab.ts'

let tab: Tab
let work: typeof import('./kept-work.ts')
beforeEach(async () => {
  tab = await openTab()
  work = await import('./kept-work.ts')
  tab.signIn(4)
  work.keep('note', 'Call back')
})
afterEach(() => vi.unstubAllGlobals())

test('what a user has begun is there when they log in again, until they finish it', () => {
  tab.leave()
  tab.signIn(4)
  expect(work.kept('note')).toBe('Call back')
  work.keep('note', undefined)
  expect(work.kept('note')).toBeUndefined()
})

test('the next user does not find what somebody else has begun', () => {
  tab.leave()
  tab.signIn(5)
  expect(work.kept('note')).toBeUndefined()
})
