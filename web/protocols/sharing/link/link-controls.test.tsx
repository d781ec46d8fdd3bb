import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Shop } from '#contract/pages.ts'
import { wordsFrom } from '../../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../../platform/i18n/translation-context.tsx'
import { ShopProvider } from '../../../platform/shop-context.tsx'
import { LinkControls } from './link-controls.tsx'

const { resources } = wordsFrom('en', 'sharing', 'shop')
const shop: Shop = { language: 'en', region: 'eu', origin: '', otherStoreUrl: undefined, paymentMarks: [] }
const link = {
  link_token: 'abc',
  created_at: '2026-11-01T08:00:00.000Z',
  expires_at: '2026-12-31T22:59:59.000Z',
  visits: 0,
}

test('a practitioner who has saved the last day of a link stays on the button', () => {
  vi.stubGlobal('location', { origin: 'https://shop.example', pathname: '/en' })
  const page = renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
        <LinkControls protocolId={7} link={link} onRevoked={() => {}} />
      </TextProvider>
    </ShopProvider>,
  )
  const [save = ''] = /<button[^>]*>(?:(?!<button).)*Save date/.exec(page) ?? []
  expect(save).toContain('aria-disabled="true"')
  expect(save).not.toContain('disabled=""')
})
