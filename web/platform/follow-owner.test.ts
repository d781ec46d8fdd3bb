import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTab, type Tab } from '../../tests/support/browser-tab.ts'
import type { followOwner } from './follow-owner.ts'

let tab: Tab
let done: string[]
let owner: ReturnType<typeof followOwner>
const does = (what: string) => () => void done.push(what)
const heard: Record<'tab' | 'storage', () => void> = { tab() {}, storage() {} }

beforeEach(async () => {
  tab = await openTab()
  done = []
  const module = await import('./follow-owner.ts')
  owner = module.followOwner({
    otherTabs: {
      listen(listener) {
        heard.tab = listener
      },
    },
    visitor: {
      open: does('open a visitor’s'),
      reread: does('reread'),
      onChangedElsewhere(listener) {
        heard.storage = listener
      },
      load: async () => does('ask what a visitor’s is')(),
      stopLoading() {},
    },
    person: {
      open: does('open a person’s'),
      reload: async () => does('reload a person’s')(),
      leave() {},
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a page starts once, however many of its parts request it', () => {
  expect([owner.open(), owner.open()]).toEqual([true, false])
  tab.visit()
  expect(done).toEqual(['open a visitor’s'])
})

test('a visitor’s items are loaded only while they are shown', () => {
  owner.open()
  tab.visit()
  heard.storage()
  const stop = owner.watch()
  heard.storage()
  stop()
  heard.storage()
  expect(done).toEqual(['open a visitor’s', 'reread', 'reread', 'ask what a visitor’s is', 'reread'])
})

test('another tab’s change affects only its owner', () => {
  owner.open()
  tab.visit()
  heard.tab()
  tab.signIn()
  heard.storage()
  heard.tab()
  expect(done).toEqual(['open a visitor’s', 'open a person’s', 'reload a person’s'])
})

test('a user who logs in cannot undo what the visitor did before', () => {
  owner.open()
  tab.visit()
  const isStillTheirs = owner.currentOwner()
  expect(isStillTheirs()).toBe(true)
  tab.signIn()
  expect([isStillTheirs(), owner.isPersonHere()]).toEqual([false, true])
})
