import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Shop } from '#contract/pages.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { ShopProvider } from '../../platform/shop-context.tsx'
import { AccountControl, keepAccountPlace } from './account-control.tsx'

const shop: Shop = { language: 'en', region: 'eu', origin: '', otherStoreUrl: undefined, paymentMarks: [] }
const day = 86_400_000

/** The markup that a browser with this storage shows before hydration. */
function isKnownIn(stored: Record<string, string>): boolean {
  const dataset: { signedIn?: string } = {}
  new Function('localStorage', 'document', keepAccountPlace)(stored, { documentElement: { dataset } })
  return dataset.signedIn !== undefined
}

test('who is signed in has no room kept for the way in between cart and avatar, from the first sight on', () => {
  expect(isKnownIn({ [`${Date.now() + day}:tokens`]: '{}' })).toBe(true)
  expect(isKnownIn({ [`${Date.now() - day}:tokens`]: '{}' })).toBe(false)
  expect(isKnownIn({ [`${Date.now() + day}:cart`]: '[]' })).toBe(false)
  expect(isKnownIn({})).toBe(false)
})

test('where storage is refused the page comes all the same', () => {
  const run = new Function('localStorage', 'document', keepAccountPlace)
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

test('a visitor finds the way in, without scripts too', () => {
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
