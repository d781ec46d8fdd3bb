import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Shop } from '#contract/pages.ts'
import { wordsFrom } from '../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../platform/i18n/translation-context.tsx'
import { readShop, ShopProvider, shopAttributes } from '../platform/shop-context.tsx'
import { Footer } from './footer.tsx'

const { resources } = wordsFrom('en', 'shop')
const given: Shop = { language: 'en', region: 'eu', origin: '', otherStoreUrl: undefined, paymentMarks: [] }
const demonstration = 'This is a demonstration shop'

function footerOf(shop: Shop) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ShopProvider shop={shop}>
        <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
          <Footer />
        </TextProvider>
      </ShopProvider>
    </MemoryRouter>,
  )
}

/** What the browser reads from the page that the server sent. */
function readBack(shop: Shop) {
  const written = Object.entries(shopAttributes(shop)).filter(([, value]) => value !== undefined)
  const camelCase = (name: string) =>
    name.replace(/^data-/, '').replace(/-(.)/g, (_, letter) => letter.toUpperCase())
  const dataset = Object.fromEntries(written.map(([name, value]) => [camelCase(name), String(value)]))
  return readShop({ dataset } as unknown as HTMLElement)
}

test('a demonstration says in its footer that its products are invented, a real shop does not', () => {
  for (const shop of [{ ...given, isDemonstration: true }, { ...given, isDemonstration: false }, given]) {
    expect(footerOf(shop).includes(demonstration)).toBe(shop.isDemonstration ?? false)
    expect(footerOf(readBack(shop)).includes(demonstration)).toBe(shop.isDemonstration ?? false)
  }
})
