import { afterEach, expect, test, vi } from 'vitest'

const product = { id: 1, variantId: 11, slug: 'zinc', name: 'Zinc', brand: 'Norrvik' }
afterEach(() => vi.resetModules())

test('a request made before a handler is registered waits for it', async () => {
  const { requestAction, handleActions, hasQueuedActions, onQueuedAction } = await import('./buying.ts')
  const wake = vi.fn()
  const perform = vi.fn()
  onQueuedAction(wake)
  requestAction({ kind: 'add', product, quantity: 2, place: 'page' })
  expect(wake).toHaveBeenCalledOnce()
  expect(hasQueuedActions()).toBe(true)
  handleActions(perform)
  expect(perform).toHaveBeenCalledExactlyOnceWith({ kind: 'add', product, quantity: 2, place: 'page' })
  expect(hasQueuedActions()).toBe(false)
})

test('later requests are handled at once', async () => {
  const { requestAction, handleActions, onQueuedAction } = await import('./buying.ts')
  const wake = vi.fn()
  const perform = vi.fn()
  onQueuedAction(wake)
  handleActions(perform)
  requestAction({ kind: 'show-cart' })
  expect(perform).toHaveBeenCalledExactlyOnceWith({ kind: 'show-cart' })
  expect(wake).not.toHaveBeenCalled()
})
