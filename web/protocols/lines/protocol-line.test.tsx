import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import type { ProtocolProduct } from '#contract/protocols.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { ShopProvider } from '../../platform/shop-context.tsx'
import { ProtocolLine } from './protocol-line.tsx'

vi.mock('./thumb.css?url', () => ({ default: '/thumb.css' }))
const { resources } = wordsFrom('en', 'builder', 'plan', 'products', 'shop')

const zinc: ProtocolProduct = {
  id: 3,
  slug: 'zinc-picolinate',
  name: 'Zinc Picolinate 15 mg',
  language: 'en',
  brand: { id: 1, name: 'Kestrel Clinical', slug: 'kestrel-clinical' },
  range: 'min',
  assets: [],
  variants: [
    { id: 31, price: 16.9, content: { amount: 60, unit: 'capsule' }, available: true },
    { id: 32, price: 29.9, content: { amount: 120, unit: 'capsule' }, available: true },
  ],
  product_variant_id: 31,
  item_count: 3,
  price: 16.9,
  notes: null,
  practitioner_only: false,
  state: 'sold',
  dose: null,
  facts: {
    portion: { amount: 1, unit: 'capsule' },
    portionsPerPack: 60,
    substances: [],
    allergens: [],
  },
}

function line(changes: Partial<ProtocolProduct> = {}) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ShopProvider
        shop={{
          language: 'en',
          region: 'eu',
          origin: 'https://shop.example',
          otherStoreUrl: undefined,
          paymentMarks: [],
        }}
      >
        <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
          <ProtocolLine protocolId={1} product={{ ...zinc, ...changes }} currency="EUR" />
        </TextProvider>
      </ShopProvider>
    </MemoryRouter>,
  ).replaceAll('\u00a0', ' ')
}

describe('a line of a protocol', () => {
  test('shows the price of all its packs, and links to the chosen pack', () => {
    expect(line()).toContain('50,70 €')
    expect(line()).toContain('href="/en/products/zinc-picolinate?variant=31"')
  })

  test('follows the label until the practitioner sets a dose', () => {
    expect(line()).toContain('1 capsule, in the morning')
    const atNight = { amount: 2, unit: 'capsule', times: ['night'], food: null, days: null } as const
    expect(line({ dose: { ...atNight, times: ['night'] } })).toContain('2 capsules, before bed')
  })

  test('offers the pack sizes if there are several', () => {
    expect(line()).toContain('120 capsules, 29,90 €')
    expect(line({ variants: zinc.variants.slice(0, 1) })).not.toContain('<select')
  })

  test('scrolls a note of more than 75 characters, also by keyboard', () => {
    const scrolls = /<[^>]* tabindex="0"[^>]*>x{76}/i
    expect(line({ notes: 'x'.repeat(76) })).toMatch(scrolls)
    expect(line({ notes: 'x'.repeat(75) })).not.toMatch(scrolls)
  })
})

describe('an unavailable product', () => {
  test('that is no longer sold says so, has no page, price or packs, and can be removed', () => {
    const gone = line({ state: 'gone', slug: null, price: null, variants: [] })
    expect(gone).toContain('No longer sold. Not included in the total.')
    expect(gone).not.toContain('href="/en/products')
    expect(gone).not.toContain('€')
    expect(gone).not.toContain('Packs of')
    expect(gone).toContain('Remove Zinc Picolinate 15 mg from the protocol')
  })

  test('that is for certified practitioners has no price for others', () => {
    const closed = line({ state: 'closed', price: null, variants: [] })
    expect(closed).toContain('Only for certified practitioners. Not included in the total.')
    expect(closed).not.toContain('Packs of')
  })

  test('that is out of stock keeps its price and packs', () => {
    const out = line({ state: 'out' })
    expect(out).toContain('Out of stock')
    expect(out).toContain('50,70 €')
    expect(out).toContain('Packs of Zinc Picolinate 15 mg')
  })
})
