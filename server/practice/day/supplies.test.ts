import { expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/days.ts'
import { followed, suppliesOf } from './supplies.ts'

const today = dayOf('2026-11-24')
const product = {
  product_variant_id: 1,
  dose: { amount: 1, unit: 'capsule', times: ['morning', 'evening'], food: null, days: 28 },
  variants: [{ id: 1, content: { amount: 60, unit: 'capsule' } }],
  facts: { portion: null, portionsPerPack: null },
} as const

test('a protocol shared after midnight at the shop begins today where it is still the day before', () => {
  const plan = { protocol_id: 7, products: [product] }
  const shared = followed(plan, { firstSharedOn: addDays(today, 1), purchases: [], today })
  expect(shared).toMatchObject({
    sharedOn: today,
    lines: [{ use: { from: today, until: addDays(today, 27) } }],
  })
  const counts = new Map([[1, { on: today, amount: 14 }]])
  expect(suppliesOf([shared], { purchases: [], counts, today })).toMatchObject([{ lasting: { days: 7 } }])
})
