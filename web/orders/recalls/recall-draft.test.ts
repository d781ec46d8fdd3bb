import { expect, test } from 'vitest'
import { type Draft, emptyDraft, type RecallProblems, recallOf, recallProblems } from './recall-draft.ts'

const zinc = {
  product_variant_id: 7,
  sku: 'KES-ZN',
  product: { id: 3, slug: 'zinc', name: 'Zinc', brand: 'Kestrel', status: 'published' as const },
}
const draft = (more: Partial<Draft>): Draft => ({
  ...emptyDraft,
  product: zinc,
  reason: 'allergen',
  action: 'stop-and-return',
  ...more,
})

test('a batch or a whole period is enough', () => {
  expect(recallOf(draft({ batch: '4' }))).toMatchObject({ batch_id: 4, sent_from: null, sent_until: null })
  expect(recallOf(draft({ from: '2026-10-01', until: '2026-10-31' }))).toMatchObject({ batch_id: null })
})

test.each<[string, Partial<Draft>, RecallProblems]>([
  ['a product', { batch: '4', product: undefined }, { product: 'product' }],
  ['a batch or a period', {}, { batch: 'scope' }],
  ['the end of the period', { from: '2026-10-01' }, { until: 'until' }],
  ['the beginning of the period, also with a batch', { batch: '4', until: '2026-10-01' }, { from: 'from' }],
  ['a period that ends after it begins', { from: '2026-10-02', until: '2026-10-01' }, { until: 'order' }],
  ['a reason', { batch: '4', reason: '' }, { reason: 'reason' }],
  ['what to do', { batch: '4', action: '' }, { action: 'action' }],
])('without %s there is nothing to preview, and the admin learns what is missing', (_, more, problems) => {
  expect(recallOf(draft(more))).toBeUndefined()
  expect(recallProblems(draft(more))).toEqual(problems)
})

test('everything that is missing is said at once, and nothing once all is chosen', () => {
  expect(recallProblems(emptyDraft)).toEqual({ product: 'product', reason: 'reason', action: 'action' })
  expect(recallProblems(draft({ batch: '4' }))).toEqual({})
})
