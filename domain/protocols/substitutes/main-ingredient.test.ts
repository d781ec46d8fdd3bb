import { expect, test } from 'vitest'
import { mainIngredient } from './main-ingredient.ts'

const substance = (name: string, key: string | null) => ({ name, key, form: null, amount: null, unit: null })

test('the main ingredient is the first that the shop knows, or else the first of the label', () => {
  const [blend, zinc, iron] = [
    substance('Our blend', null),
    substance('Zinc', 'zinc'),
    substance('Iron', 'iron'),
  ]
  expect(mainIngredient({ substances: [blend, zinc, iron] })).toBe(zinc)
  expect(mainIngredient({ substances: [blend] })).toBe(blend)
  expect(mainIngredient({ substances: [] })).toBeUndefined()
})
