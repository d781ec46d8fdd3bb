import { expect, test } from 'vitest'
import { firstPaymentMethods, methodPaidWith } from './methods.ts'

test.each([
  ['visa', 'creditcard', 'visa'],
  ['iDeal', 'ideal', 'iDeal'],
  ['iDeal', 'bancontact', 'bancontact'],
  ['iDeal', 'kbc', 'kbc'],
  ['iDeal', 'creditcard', 'creditcard'],
  ['bancontact', 'visa', 'visa'],
  ['iDeal', 'giftcard', 'giftcard'],
])('requested %s and reported %s, it was paid with %s', (chosen, reported, used) => {
  expect(methodPaidWith(chosen, reported, firstPaymentMethods)).toBe(used)
})
