import { describe, expect, test } from 'vitest'
import { visitedAddress } from './visited-address.ts'

const origin = () => 'http://localhost:3000'
const payment = 'http://localhost:3000/en/sandbox/payments/sb_1?a=b'
const demonstration = { config: { publicUrl: undefined, demonstration: true }, origin }

describe('a payment in a demonstration', () => {
  test.each(['127.0.0.1:3000', '[::1]:3000', 'localhost:3000'])('stays on %s, where it began', (host) => {
    expect(visitedAddress(demonstration, payment, host)).toBe(`http://${host}/en/sandbox/payments/sb_1?a=b`)
  })

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1@evil.example',
    'localhost:3000/x',
    '',
    undefined,
  ])('does not follow the host name %j', (host) => {
    expect(visitedAddress(demonstration, payment, host)).toBe(payment)
  })

  test('on somebody else’s page is left as it is', () => {
    const elsewhere = 'https://pay.example/sb_1'
    expect(visitedAddress(demonstration, elsewhere, '127.0.0.1:3000')).toBe(elsewhere)
    const similar = 'http://localhost:30001/sb_1'
    expect(visitedAddress(demonstration, similar, '127.0.0.1:3000')).toBe(similar)
  })
})

test('a shop with its own address always uses it', () => {
  const own = 'https://shop.example'
  const shop = { config: { publicUrl: own, demonstration: true }, origin: () => own }
  expect(visitedAddress(shop, `${own}/en`, '127.0.0.1:3000')).toBe(`${own}/en`)
})

test('a shop that is not a demonstration never follows the request', () => {
  const shop = { config: { publicUrl: undefined, demonstration: false }, origin }
  expect(visitedAddress(shop, payment, '127.0.0.1:3000')).toBe(payment)
})
