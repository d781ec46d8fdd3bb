import { expect, test } from 'vitest'
import { type Draft, emptyDraft, recallOf } from './recall-draft.ts'

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

test.each<[string, Partial<Draft>]>([
  ['a product', { batch: '4', product: undefined }],
  ['a batch or a period', {}],
  ['the end of the period', { from: '2026-10-01' }],
  ['the beginning of the period, also with a batch', { batch: '4', until: '2026-10-01' }],
  ['a period that ends after it begins', { from: '2026-10-02', until: '2026-10-01' }],
  ['a reason', { batch: '4', reason: '' }],
  ['what to do', { batch: '4', action: '' }],
])('without %s there is nothing to preview', (_, more) => {
  expect(recallOf(draft(more))).toBeUndefined()
})
