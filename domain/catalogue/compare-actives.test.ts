import { expect, test } from 'vitest'
import { type ComparedLine, compareActives } from './compare-actives.ts'

const line = (key: string | null, name: string, rest: Partial<ComparedLine> = {}): ComparedLine => ({
  key,
  name,
  form: null,
  amount: null,
  unit: null,
  nrvPercent: null,
  ...rest,
})

test('vitamin D in international units is compared in micrograms', () => {
  const drops = line('vitamin_d', 'Vitamin D', {
    form: 'cholecalciferol',
    amount: 1000,
    unit: 'IU',
    nrvPercent: 500,
  })
  const capsules = line('vitamin_d', 'Vitamin D', { amount: 50, unit: 'µg', nrvPercent: 1000 })
  expect(compareActives([[drops], [capsules]])).toEqual([
    {
      name: 'Vitamin D',
      amounts: [
        { amount: 25, unit: 'µg', nrvPercent: 500 },
        { amount: 50, unit: 'µg', nrvPercent: 1000 },
      ],
    },
  ])
})

test('two compounds of the same mineral are added up', () => {
  const citrate = line('magnesium', 'Magnesium', { form: 'citrate', amount: 100, unit: 'mg', nrvPercent: 27 })
  const oxide = line('magnesium', 'Magnesium', { form: 'oxide', amount: 0.2, unit: 'g', nrvPercent: 53 })
  expect(compareActives([[citrate, oxide], []])).toEqual([
    { name: 'Magnesium', amounts: [{ amount: 300, unit: 'mg', nrvPercent: 80 }, null] },
  ])
})

test('what most products contain comes first, and what a label prints without an amount stays unknown', () => {
  const [zinc, valerian] = [line('zinc', 'Zinc', { amount: 10, unit: 'mg' }), line(null, 'Valerian')]
  const rows = compareActives([[zinc, valerian], [line(null, 'valerian', { amount: 300, unit: 'mg' })]])
  expect(rows.map(({ name }) => name)).toEqual(['Valerian', 'Zinc'])
  expect(rows[0]!.amounts).toEqual([
    { amount: null, unit: null, nrvPercent: null },
    { amount: 300, unit: 'mg', nrvPercent: null },
  ])
})
