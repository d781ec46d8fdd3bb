import { afterEach, expect, test, vi } from 'vitest'

const product = { id: 1, variantId: 11, slug: 'zinc', name: 'Zinc', brand: 'Norrvik' }
afterEach(() => vi.resetModules())

test('a request made before a handler is registered waits for it', async () => {
  const { act, doActs, isActWaiting, onWaitingAct } = await import('./buying.ts')
  const wake = vi.fn()
  const perform = vi.fn()
  onWaitingAct(wake)
  act({ kind: 'add', product, quantity: 2, place: 'page' })
  expect(wake).toHaveBeenCalledOnce()
  expect(isActWaiting()).toBe(true)
  doActs(perform)
  expect(perform).toHaveBeenCalledExactlyOnceWith({ kind: 'add', product, quantity: 2, place: 'page' })
  expect(isActWaiting()).toBe(false)
})

test('later requests are handled at once', async () => {
  const { act, doActs, onWaitingAct } = await import('./buying.ts')
  const wake = vi.fn()
  const perform = vi.fn()
  onWaitingAct(wake)
  doActs(perform)
  act({ kind: 'show-cart' })
  expect(perform).toHaveBeenCalledExactlyOnceWith({ kind: 'show-cart' })
  expect(wake).not.toHaveBeenCalled()
})
