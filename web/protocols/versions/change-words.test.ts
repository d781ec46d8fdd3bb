import { expect, test } from 'vitest'
import type { ProtocolVersion } from '#contract/protocols.ts'
import { createTranslator, dynamicKey } from '#domain/translation.ts'
import plan from '../../../locales/en/plan.json' with { type: 'json' }
import products from '../../../locales/en/products.json' with { type: 'json' }
import sharing from '../../../locales/en/sharing.json' with { type: 'json' }
import { changeText } from './change-words.ts'

type Change = ProtocolVersion['changes'][number]

const translate = createTranslator({ language: 'en', resources: { sharing, plan, products } })
const words = {
  language: 'en' as const,
  t: (key: string, values?: Record<string, string | number>) =>
    translate(dynamicKey(key.includes(':') ? key : `sharing:${key}`), values),
}
const said = (change: Partial<Change>) =>
  changeText(words, {
    kind: 'renamed',
    product_variant_id: 4,
    product: 'Zinc Picolinate',
    before: null,
    after: null,
    ...change,
  })
const dose = { amount: 1, unit: 'capsule', times: ['morning'], food: null, days: null } as const

test.each<[Partial<Change>, string]>([
  [{ kind: 'renamed', before: 'Gut', after: 'Gut repair' }, 'Renamed from “Gut” to “Gut repair”'],
  [{ kind: 'added', after: 1 }, 'Added Zinc Picolinate'],
  [{ kind: 'removed', before: 2 }, 'Removed Zinc Picolinate'],
  [{ kind: 'removed', product: null }, 'Removed a deleted product'],
  [{ kind: 'quantity', before: 1, after: 3 }, 'Zinc Picolinate: number of packs changed from 1 to 3'],
  [{ kind: 'note', after: 'With lunch' }, 'Zinc Picolinate: note added, “With lunch”'],
  [{ kind: 'note', before: 'With lunch', after: 'Later' }, 'Zinc Picolinate: note changed to “Later”'],
  [{ kind: 'note', before: 'With lunch' }, 'Zinc Picolinate: note removed'],
  [{ kind: 'reordered', product: null }, 'Products reordered'],
])('the change %j is shown as "%s"', (change, text) => {
  expect(said(change)).toBe(text)
})

test('a dose is shown as text, and no dose as following the label', () => {
  const after = { ...dose, times: [...dose.times] }
  expect(said({ kind: 'dose', after })).toBe(
    'Zinc Picolinate: as on the label → 1\u00a0capsule, in the morning',
  )
})
