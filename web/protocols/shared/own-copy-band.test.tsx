import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Shop } from '#contract/pages.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { ShopProvider } from '../../platform/shop-context.tsx'
import { OwnCopyBand } from './own-copy-band.tsx'

vi.mock('../../platform/session/session.ts', () => ({
  callAccount: async () => ({}),
  isSignedIn: () => false,
  useSession: () => ({ state: 'loggedout' }),
}))
const { resources } = wordsFrom('en', 'plan', 'shop')
const shop: Shop = { language: 'en', region: 'eu', origin: '', otherStoreUrl: undefined, paymentMarks: [] }

test('a visitor who logs in or registers from a shared plan returns to that plan', () => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ShopProvider shop={shop}>
        <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
          <OwnCopyBand token="AbC-123" practitioner={{ first_name: 'Ilse' } as never} />
        </TextProvider>
      </ShopProvider>
    </MemoryRouter>,
  )
  const ways = [...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(
    ([, href]) => new URL(href!, 'https://shop.test'),
  )
  expect(ways.map(({ pathname, searchParams }) => [pathname, searchParams.get('redirectTo')])).toEqual([
    ['/en/login', '/protocols/AbC-123'],
    ['/en/onboarding/register/client', '/protocols/AbC-123'],
  ])
})
