import { expect, test } from 'vitest'
import type { PriceSteps } from '#contract/checkout.ts'
import { priceRows, saleRows } from './price-rows.ts'

const price: PriceSteps = {
  currency: 'EUR',
  regular: 160.7,
  sale: 10,
  subtotal: 150.7,
  discount_rate: 10,
  discount: 15.07,
  practitioner: { first_name: 'Ilse', last_name: 'Vermeulen' },
  voucher: 5,
  voucher_code: 'SPRING',
  voucher_kind: 'amount',
  delivery: { method: 'door', country: 'BE', price: 5.5, free: 'threshold', free_from: 60, total: 0 },
  total: 130.63,
  vat: 7.39,
  taxes: [{ percent: 6, gross: 130.63, net: 123.24, vat: 7.39 }],
}
const words = {
  country: (code: string) => `<${code}>`,
  percent: (amount: number) => `${amount} %`,
  money: (amount: number) => `${amount} €`,
}

test('the steps lead from subtotal to total', () => {
  const rows = priceRows(price, words)
  expect(rows.map(({ row }) => row)).toEqual(['discount-from', 'voucher', 'delivery-threshold'])
  expect(rows[0]?.values).toEqual({ name: 'Ilse Vermeulen', rate: '10 %' })
  const sum = rows.reduce((all, { amount }) => all + amount, price.subtotal)
  expect(sum).toBeCloseTo(price.total)
  const goods = saleRows(price)?.reduce((all, { amount }) => all + amount, 0)
  expect(goods).toBeCloseTo(price.subtotal)
})

test('delivery says why it is free, or what it costs', () => {
  const delivery = (change: Partial<NonNullable<PriceSteps['delivery']>>) =>
    priceRows({ ...price, delivery: { ...price.delivery!, ...change } }, words).at(-1)
  expect(delivery({})?.values).toEqual({ country: '<BE>', amount: '60 €' })
  expect(delivery({ free: 'voucher' })?.row).toBe('delivery-voucher')
  expect(delivery({ free: null, total: 5.5 })).toEqual({
    row: 'delivery',
    amount: 5.5,
    values: { country: '<BE>' },
  })
})

test('a step without effect is left out', () => {
  const plain = { ...price, sale: 0, discount: 0, voucher: 0, delivery: null }
  expect(priceRows(plain, words)).toEqual([])
  expect(saleRows(plain)).toBeUndefined()
})
