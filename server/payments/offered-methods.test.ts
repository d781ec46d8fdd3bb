import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cacheOfferedMethods } from './offered-methods.ts'
import { PaymentUnreachable } from './providers/provider.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const cart = { amount: 2490, currency: 'EUR', country: 'BE' } as const

test('carts of about the same amount share one question, for a minute', async () => {
  const offered = vi.fn(async () => ['paypal'])
  const ask = cacheOfferedMethods({ offered })
  expect([...(await ask(cart))]).toEqual(['paypal'])
  await ask({ ...cart, amount: 2450 })
  expect(offered).toHaveBeenCalledExactlyOnceWith({ ...cart, amount: 2500 })
  await ask({ ...cart, country: 'NL' })
  expect(offered).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(61_000)
  await ask(cart)
  expect(offered).toHaveBeenCalledTimes(3)
})

test('while the provider cannot be reached, nothing is offered', async () => {
  const ask = cacheOfferedMethods({ offered: () => Promise.reject(new PaymentUnreachable()) })
  expect((await ask(cart)).size).toBe(0)
})

test('a fault of the shop is not hidden', async () => {
  const ask = cacheOfferedMethods({ offered: () => Promise.reject(new TypeError('a fault')) })
  await expect(ask(cart)).rejects.toThrow('a fault')
})
