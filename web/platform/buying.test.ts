import { afterEach, expect, test, vi } from 'vitest'

const product = { id: 1, variantId: 11, slug: 'zinc', name: 'Zinc', brand: 'Norrvik' }
afterEach(() => vi.resetModules())

test('what is asked for before anybody can do it wakes them, and is done when they come', async () => {
  const { act, doActs, isActWaiting, onWaitingAct } = await import('./buying.ts')
  const wake = vi.fn()
  const perform = vi.fn()
  onWaitingAct(wake)
  act({ kind: 'add', product, quantity: 2 })
  expect(wake).toHaveBeenCalledOnce()
  expect(isActWaiting()).toBe(true)
  doActs(perform)
  expect(perform).toHaveBeenCalledExactlyOnceWith({ kind: 'add', product, quantity: 2 })
  expect(isActWaiting()).toBe(false)
})

test('later it is done at once, and nobody is woken', async () => {
  const { act, doActs, onWaitingAct } = await import('./buying.ts')
  const wake = vi.fn()
  const perform = vi.fn()
  onWaitingAct(wake)
  doActs(perform)
  act({ kind: 'show-cart' })
  expect(perform).toHaveBeenCalledExactlyOnceWith({ kind: 'show-cart' })
  expect(wake).not.toHaveBeenCalled()
})
