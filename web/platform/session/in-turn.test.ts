import { afterEach, expect, test, vi } from 'vitest'
import { inTurn } from './in-turn.ts'

afterEach(() => vi.unstubAllGlobals())

test('with locks, tabs wait for each other', async () => {
  const request = vi.fn(async (_: string, work: () => unknown) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  expect(await inTurn(async () => 'done')).toBe('done')
  expect(request).toHaveBeenCalledExactlyOnceWith('verbena-token-refresh', expect.any(Function))
})

test('without locks, a tab does one after the other, and a failure stops nobody', async () => {
  vi.stubGlobal('navigator', {})
  const order: string[] = []
  const work = (name: string) => async () => {
    order.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 5))
    order.push(`${name} ends`)
    if (name === 'first') throw new Error('failed')
  }
  await Promise.allSettled([inTurn(work('first')), inTurn(work('second'))])
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})
