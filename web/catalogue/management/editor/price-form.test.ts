import { expect, test } from 'vitest'
import { priceProblems } from './price-form.tsx'

const now = new Date('2026-06-01T12:00:00Z')
const history = [{ amount: 3000, validFrom: new Date('2026-01-01') }]
const problems = (amount: string, from = '', until = '') =>
  priceProblems({ amount, from, until }, history, now)

test.each(['', '0', '0.00', '-5', '1000000000', 'twelve', '12.345'])('“%s” is no price', (amount) => {
  expect(problems(amount)).toEqual({ amount: 'price' })
})

test('a price is typed with a comma or a point', () => {
  expect(problems('29,90')).toEqual({})
  expect(problems('29.9')).toEqual({})
})

test('a reduction ends after it begins', () => {
  expect(problems('20', '2026-07-02T00:00', '2026-07-01T00:00')).toEqual({ until: 'ends-first' })
  expect(problems('20', '2026-07-01T00:00', '2026-07-02T00:00')).toEqual({})
})
