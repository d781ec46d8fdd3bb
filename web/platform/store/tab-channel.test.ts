import { afterEach, expect, test, vi } from 'vitest'
import { openTabChannel } from './tab-channel.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is posted is heard in another tab, and not in the one that posts it', async () => {
  const [here, there] = [vi.fn<(message: string) => void>(), vi.fn<(message: string) => void>()]
  const [tab, other] = [openTabChannel<string>('test'), openTabChannel<string>('test')]
  tab.listen(here)
  other.listen(there)
  tab.post('loggedout')
  await vi.waitFor(() => expect(there).toHaveBeenCalledExactlyOnceWith('loggedout'))
  expect(here).not.toHaveBeenCalled()
})

test('a browser without channels has its storage alone', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const tab = openTabChannel<string>('test')
  tab.listen(() => {})
  expect(() => tab.post('loggedout')).not.toThrow()
})
