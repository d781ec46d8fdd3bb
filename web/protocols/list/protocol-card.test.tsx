import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Shop } from '#contract/pages.ts'
import type { ListedProtocol } from '#contract/protocols.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { ShopProvider } from '../../platform/shop-context.tsx'
import { ProtocolCard } from './protocol-card.tsx'

vi.mock('../../ui/tooltip.css?url', () => ({ default: '/tooltip.css' }))
vi.mock('../../ui/thumb.css?url', () => ({ default: '/thumb.css' }))
const { resources } = wordsFrom('en', 'protocols', 'shop')
const shop: Shop = { language: 'en', region: 'eu', origin: '', otherStoreUrl: undefined, paymentMarks: [] }
type State = ListedProtocol['products'][number]['state']

function protocol(states: State[], more: Partial<ListedProtocol> = {}): ListedProtocol {
  return {
    protocol_id: 7,
    name: 'Sleep foundations',
    description: 'Calm evenings.',
    total_price: 91.7,
    currency: 'EUR',
    storyblok_id: null,
    revision: 1,
    created_at: '2026-11-01T08:00:00Z',
    updated_at: new Date().toISOString(),
    shared_with: 0,
    has_link: false,
    products: states.map((state, at) => ({
      id: at,
      slug: null,
      name: `Product ${at}`,
      language: 'en',
      brand: { id: 1, name: 'Mireva', slug: 'mireva' },
      range: 'vit',
      assets: [],
      variants: [],
      product_variant_id: at,
      item_count: 1,
      price: null,
      notes: null,
      practitioner_only: false,
      state,
    })),
    ...more,
  }
}

/** The text of a card. */
function cardText(shown: ListedProtocol, isActive = false): string {
  const act = () => {}
  const card = (
    <ProtocolCard protocol={shown} isActive={isActive} open={act} onDuplicate={act} onActivate={act} />
  )
  return renderToStaticMarkup(
    <MemoryRouter>
      <ShopProvider shop={shop}>
        <TextProvider store={{ language: 'en', resources, read: () => undefined }}>{card}</TextProvider>
      </ShopProvider>
    </MemoryRouter>,
  )
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll('\u00a0', ' ')
}

test('a card shows price, number of products and number of clients', () => {
  const card = cardText(protocol(['sold', 'sold'], { shared_with: 3 }))
  expect(card).toContain('Edited today, shared with 3')
  expect(card).toContain('91,70 €')
  expect(card).toContain('2 products')
})

test('products unavailable for any reason are counted as unavailable', () => {
  expect(cardText(protocol(['sold', 'out', 'gone', 'closed']))).toContain('3 unavailable')
  expect(cardText(protocol(['sold', 'sold']))).not.toContain('unavailable')
})

test('more than five products are counted', () => {
  expect(cardText(protocol(Array(11).fill('sold')))).toContain('+6')
  expect(cardText(protocol(Array(5).fill('sold')))).not.toContain('+')
})

test('the active protocol is marked, and cannot be activated again', () => {
  const active = cardText(protocol(['sold']), true)
  expect(active).toContain('|Active|')
  expect(active).not.toContain('Make active')
  expect(cardText(protocol(['sold']))).toContain('Make active')
})

test('an empty protocol cannot be shared, and the button says why', () => {
  expect(cardText(protocol([]))).toContain('Add a product before you share.')
  expect(cardText(protocol(['sold']))).not.toContain('Add a product before you share.')
})
