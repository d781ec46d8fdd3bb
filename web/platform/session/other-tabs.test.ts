import { afterEach, expect, test, vi } from 'vitest'
import { openOtherTabs } from './other-tabs.ts'

afterEach(() => vi.unstubAllGlobals())

test('a logout is heard in another tab, and not in the one that tells it', async () => {
  const [here, there] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const tab = openOtherTabs(here)
  openOtherTabs(there)
  tab.tellLogout()
  await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(2))
  expect(here).not.toHaveBeenCalled()
})

test('a browser without channels has its storage alone', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  expect(() => openOtherTabs(() => {}).tellLogout()).not.toThrow()
})
