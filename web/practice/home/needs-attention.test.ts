import { expect, test } from 'vitest'
import type { AttentionItem } from '#contract/attention.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { describe as describeItem } from './needs-attention.tsx'

const { t } = wordsFrom('en', 'practitioner-home')
const words = { t, language: 'en', now: new Date() } as const
type Unavailable = Extract<AttentionItem, { kind: 'unavailable' }>
const item: Unavailable = {
  kind: 'unavailable',
  product: { id: 1, name: 'Milk Thistle' },
  product_variant_id: 2,
  expected_on: null,
  protocols: [{ id: 7, name: 'Liver support' }],
  clients: 3,
  substitute: null,
}

test('a practitioner whose product has no substitute gets to the protocol with it', () => {
  expect(describeItem(item, words).action).toEqual({
    text: 'Open protocol',
    path: '/account/practitioner/protocols/7',
  })
})

test('a practitioner whose product has a substitute compares it on the spot', () => {
  const substitute = {} as NonNullable<Unavailable['substitute']>
  expect(describeItem({ ...item, substitute }, words).action).toBeUndefined()
})
