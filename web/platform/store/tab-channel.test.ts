import { afterEach, expect, test, vi } from 'vitest'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'
import { openTabChannel } from './tab-channel.ts'

afterEach(() => vi.unstubAllGlobals())

test('a message is received by other tabs, but not by its sender', async () => {
  const [here, there] = [vi.fn<(message: string) => void>(), vi.fn<(message: string) => void>()]
  const [tab, other] = [openTabChannel<string>('test'), openTabChannel<string>('test')]
  tab.listen(here)
  other.listen(there)
  tab.post('loggedout')
  await vi.waitFor(() => expect(there).toHaveBeenCalledExactlyOnceWith('loggedout'), maxWaitMs)
  expect(here).not.toHaveBeenCalled()
})

test('a browser without channels uses only its storage', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tab = openTabChannel<string>('test')
  tab.listen(() => {})
  expect(() => tab.post('loggedout')).not.toThrow()
})
