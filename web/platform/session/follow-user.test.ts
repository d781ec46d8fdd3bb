import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTab, type Tab } from '../../../tests/support/browser-tab.ts'
import type { UserOrVisitor } from './follow-user.ts'

let tab: Tab
let told: UserOrVisitor[]

beforeEach(async () => {
  tab = await openTab()
  told = []
  const { followUser } = await import('./follow-user.ts')
  followUser((person) => void told.push(person))
})
afterEach(() => vi.unstubAllGlobals())

test('each user is reported once, and a logout is reported as a visitor', () => {
  expect(told).toEqual([])
  tab.visit()
  tab.signIn(4)
  tab.signIn(4)
  tab.leave()
  tab.signIn(5)
  expect(told).toEqual(['visitor', 4, 'visitor', 5])
})

test('nothing is reported until it is known who has logged in', async () => {
  const { sessionStore } = await import('./session-store.ts')
  sessionStore.send({ type: 'entered' })
  expect(told).toEqual([])
})

test('undo messages are closed when another user logs in', async () => {
  const { followUser } = await import('./follow-user.ts')
  const { closeActions, toast } = await import('../toasts/toast.ts')
  followUser(closeActions)
  tab.signIn(4)
  toast('success', 'Removed', { label: 'Undo', run: () => {} })
  toast('info', 'New')
  tab.leave()
  expect(tab.toasts().map(({ message }) => message)).toEqual(['New'])
})
