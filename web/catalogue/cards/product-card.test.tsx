import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Shop } from '#contract/pages.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { ShopProvider } from '../../platform/shop-context.tsx'
import type { Card } from './cards.ts'
import { ProductCard } from './product-card.tsx'

const { resources } = wordsFrom('en', 'products', 'shop')
const shop: Shop = { language: 'en', region: 'eu', origin: '', otherStoreUrl: undefined, paymentMarks: [] }

const restrictedId = 7
vi.mock('../../platform/restrictions.ts', async (original) => ({
  ...(await original<typeof import('../../platform/restrictions.ts')>()),
  useNotSoldText: (id: number) => (id === restrictedId ? 'Not sold in Denmark' : undefined),
  useRestriction: (id: number) =>
    id === restrictedId ? { reason: '', source: null, since: null } : undefined,
}))

function rendered(card: Partial<Card>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ShopProvider shop={shop}>
        <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
          <ProductCard
            card={
              {
                id: 1,
                variantId: 2,
                slug: 'magnesium',
                amount: 9.5,
                price: '9,50 €',
                form: 'Tablets',
                ...card,
              } as Card
            }
          />
        </TextProvider>
      </ShopProvider>
    </MemoryRouter>,
  )
}

function namesOn(card: Partial<Card>): string[] {
  const html = rendered(card)
  return [...html.matchAll(/<(?:a|button)[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name ?? '')
}

test('products with the same name are distinguished by brand in their link and buttons', () => {
  expect(namesOn({ brand: 'Mireva', name: 'Magnesium' })).toEqual([
    'Mireva Magnesium',
    'Save Mireva Magnesium to wishlist',
    'Compare Mireva Magnesium',
    'Add to cart: Mireva Magnesium',
  ])
})

test('a brand at the start of the name is not repeated', () => {
  expect(namesOn({ brand: 'Mireva', name: 'Mireva Magnesium' })[0]).toBe('Mireva Magnesium')
})

test('a product not sold in the visitor’s country says so, and links to alternatives instead of the cart', () => {
  const card = { id: restrictedId, brand: 'Mireva', name: 'Ashwagandha' }
  expect(namesOn(card)).toEqual([
    'Mireva Ashwagandha',
    'Save Mireva Ashwagandha to wishlist',
    'Compare Mireva Ashwagandha',
    'See alternatives: Mireva Ashwagandha',
  ])
  expect(rendered(card)).toContain('href="/en/products/magnesium?variant=2#alternatives"')
  expect(rendered(card)).toContain('Not sold in Denmark')
})

test('the mark has the place of the text it replaces, so that nothing moves', () => {
  const html = rendered({ id: restrictedId, brand: 'Mireva', name: 'Ashwagandha' })
  expect(html).toMatch(/<span aria-hidden="true" class="\[visibility:hidden\][^"]*">Tablets<\/span>/)
})
