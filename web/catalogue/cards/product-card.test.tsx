import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Shop } from '#contract/pages.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { ShopProvider } from '../../platform/shop-context.tsx'
import type { Card } from './cards.ts'
import { ProductCard } from './product-card.tsx'

const { resources } = wordsFrom('en', 'products', 'shop')
const shop: Shop = { language: 'en', region: 'eu', origin: '', otherStoreUrl: undefined, paymentMarks: [] }

function namesOn(card: Pick<Card, 'brand' | 'name'>): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ShopProvider shop={shop}>
        <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
          <ProductCard
            card={{ id: 1, variantId: 2, slug: 'magnesium', amount: 9.5, price: '9,50 €', ...card } as Card}
          />
        </TextProvider>
      </ShopProvider>
    </MemoryRouter>,
  )
  return [...html.matchAll(/<(?:a|button)[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name ?? '')
}

test('products with the same name are distinguished by brand in their link and buttons', () => {
  expect(namesOn({ brand: 'Mireva', name: 'Magnesium' })).toEqual([
    'Mireva Magnesium',
    'Save Mireva Magnesium to wishlist',
    'Add to cart: Mireva Magnesium',
  ])
})

test('a brand at the start of the name is not repeated', () => {
  expect(namesOn({ brand: 'Mireva', name: 'Mireva Magnesium' })[0]).toBe('Mireva Magnesium')
})
