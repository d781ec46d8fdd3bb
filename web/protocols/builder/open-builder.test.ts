import { expect, test } from 'vitest'
import { hidesBuilder } from './open-builder.tsx'

test.each(['/en/cart', '/nl/wishlist', '/de/checkout/payment', '/zh_tw/protocols/AbC-123'])(
  'the builder is hidden on %s',
  (path) => expect(hidesBuilder(path)).toBe(true),
)

test.each(['/en', '/en/products', '/en/products/cart', '/en/account/practitioner/protocols/12'])(
  'the builder stays on %s',
  (path) => expect(hidesBuilder(path)).toBe(false),
)
