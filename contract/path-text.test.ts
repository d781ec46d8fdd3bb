import { expect, test } from 'vitest'
import { cartPaths } from './cart-paths.ts'
import { paymentPaths, withdrawalPaths } from './order-paths.ts'
import { sharedProtocolPaths } from './protocol-paths.ts'

test('text inserted into a path cannot lead to another call', { tags: 'link-path-parts' }, () => {
  const pathsWithText = [
    cartPaths.visitorStockRequest,
    withdrawalPaths.one,
    paymentPaths.sandboxPayment,
    sharedProtocolPaths.one,
  ]
  for (const pathOf of pathsWithText) {
    const [, before] = /^(.*)x$/.exec(pathOf('x'))!
    for (const text of ['../../account/orders/1', ':a/../../account', 'a?b#c', ':id?x'])
      expect(pathOf(text)).toBe(`${before}${encodeURIComponent(text)}`)
    expect(pathOf(':token')).toBe(`${before}:token`)
  }
})
