import { expect, test } from 'vitest'
import { amountIn } from './price-field.tsx'

test('a price is read with a point or a comma; nothing is no price', () => {
  expect(amountIn('85')).toBe(85)
  expect(amountIn(' 85,50 ')).toBe(85.5)
  expect(amountIn('85.5')).toBe(85.5)
  expect(amountIn('')).toBeNull()
})

test('what is no amount, or too large, is refused', () => {
  for (const text of ['free', '-5', '1e3', '85.555', '100001', '1.000,50'])
    expect(amountIn(text)).toBeUndefined()
})
