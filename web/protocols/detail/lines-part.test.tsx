import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Shop } from '#contract/pages.ts'
import type { Protocol } from '#contract/protocols.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { ShopProvider } from '../../platform/shop-context.tsx'
import { LinesPart } from './lines-part.tsx'

vi.mock('../lines/line-list.tsx', () => ({ LineList: () => null }))
const { resources } = wordsFrom('en', 'protocols', 'shop')
const shop: Shop = { language: 'en', region: 'eu', origin: '', otherStoreUrl: undefined, paymentMarks: [] }

test('a practitioner who removes the last product with the keyboard goes on where it says so', () => {
  const protocol = { protocol_id: 7, products: [] } as unknown as Protocol
  const part = (
    <LinesPart protocol={protocol} isWide={false} className="" showsAll={false} onShowAll={() => {}} />
  )
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <ShopProvider shop={shop}>
        <TextProvider store={{ language: 'en', resources, read: () => undefined }}>{part}</TextProvider>
      </ShopProvider>
    </MemoryRouter>,
  )
  expect(page).toMatch(/<h2 tabindex="-1"[^>]*>No products in this protocol</)
})
