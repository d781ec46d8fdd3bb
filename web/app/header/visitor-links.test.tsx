import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Shop } from '#contract/pages.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { ShopProvider } from '../../platform/shop-context.tsx'
import { HelpLinks, VisitorLinks } from './visitor-links.tsx'

const { resources } = wordsFrom('en', 'shop')
const shop: Shop = { language: 'en', region: 'eu', origin: '', otherStoreUrl: undefined, paymentMarks: [] }

test('on a phone the menu links a visitor to login, wishlist and help', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ShopProvider shop={shop}>
        <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
          <VisitorLinks />
          <HelpLinks />
        </TextProvider>
      </ShopProvider>
    </MemoryRouter>,
  )
  const words = [...html.matchAll(/<a[^>]*>(.*?)<\/a>/g)].map(([, text]) => text?.replaceAll(/<[^>]*>/g, ''))
  expect(words).toEqual(['Log in', 'Register', 'Wishlist', 'Delivery', 'Returns', 'Contact'])
})
