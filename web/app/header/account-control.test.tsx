import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Shop } from '#contract/pages.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { ShopProvider } from '../../platform/shop-context.tsx'
import { AccountControl, reserveAccountSpace } from './account-control.tsx'

const shop: Shop = { language: 'en', region: 'eu', origin: '', otherStoreUrl: undefined, paymentMarks: [] }
const day = 86_400_000

/** The markup that a browser with this storage shows before hydration. */
function isKnownIn(stored: Record<string, string>): boolean {
  const dataset: { signedIn?: string } = {}
  new Function('localStorage', 'document', reserveAccountSpace)(stored, { documentElement: { dataset } })
  return dataset.signedIn !== undefined
}

test('for a logged-in user no space is reserved for the login link, from the first paint on', () => {
  expect(isKnownIn({ [`${Date.now() + day}:tokens`]: '{}' })).toBe(true)
  expect(isKnownIn({ [`${Date.now() - day}:tokens`]: '{}' })).toBe(false)
  expect(isKnownIn({ [`${Date.now() + day}:cart`]: '[]' })).toBe(false)
  expect(isKnownIn({})).toBe(false)
})

test('the page works if storage is blocked', () => {
  const run = new Function('localStorage', 'document', reserveAccountSpace)
  const refused = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('refused')
      },
    },
  )
  expect(() => run(refused, {})).not.toThrow()
})

test('a visitor sees the login link, even without scripts', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ShopProvider shop={shop}>
        <TextProvider store={{ language: 'en', resources: {}, read: () => undefined }}>
          <AccountControl />
        </TextProvider>
      </ShopProvider>
    </MemoryRouter>,
  )
  expect(html).toMatch(/<a[^>]* href="[^"]*\/login"/)
})
