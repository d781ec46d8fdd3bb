import { expect, test } from 'vitest'
import { afterAction, beforeAction, reducedBy, restored } from './bulk-change.ts'
import { emptyRecord } from './imports/apply-patch.ts'

const record = {
  ...emptyRecord({ target: { source: 'shop', sourceKey: '1' }, creates: true }, new Date(0)),
  terms: {
    categories: ['minerals'],
    health_goals: [],
    delivery_form: [],
    suitable_for: [],
    free_from: [],
  },
}

test.each([
  { kind: 'publish' },
  { kind: 'practitioner-only', value: true },
  { kind: 'category', slug: 'zinc' },
] as const)('%j can be undone', (action) => {
  const after = afterAction(record, action)
  expect(after).not.toEqual(record)
  const before = beforeAction(record, action)
  if ('prices' in before) throw new Error('Not a price')
  expect(restored(after, before)).toEqual(record)
})

test('a category that a product already has is not added again', () => {
  expect(afterAction(record, { kind: 'category', slug: 'minerals' })).toEqual(record)
})

test('a reduced price is a whole amount, and never nothing', () => {
  expect(reducedBy(15, 2990)).toBe(2542)
  expect(reducedBy(90, 1)).toBe(1)
})
