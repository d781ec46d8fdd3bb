import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { CommissionSummary } from '#contract/commission.ts'
import type { Shop } from '#contract/pages.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { ShopProvider } from '../../platform/shop-context.tsx'
import { NextPayoutCard } from './next-payout-card.tsx'

const { resources } = wordsFrom('en', 'payouts', 'shop')
const shop: Shop = { language: 'en', region: 'eu', origin: '', otherStoreUrl: undefined, paymentMarks: [] }
const summary = {
  currency: 'EUR',
  available: 12,
  paid: 0,
  payout_method: { method: 'bank_account', account: 'BE71 •••• •••• 6769' },
  next_payout_on: '2027-01-31',
  payout_minimum: 25,
} as unknown as CommissionSummary

test.each([
  ['has been paid nothing yet this year', 0],
  ['has been paid this year', 180],
])('a practitioner who %s finds all their payouts', (_, paid) => {
  const markup = renderToStaticMarkup(
    <MemoryRouter>
      <ShopProvider shop={shop}>
        <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
          <NextPayoutCard summary={{ ...summary, paid }} />
        </TextProvider>
      </ShopProvider>
    </MemoryRouter>,
  )
  expect(markup).toMatch(/<a [^>]*href="\/en\/account\/practitioner\/commission\/payouts"[^>]*>All payouts</)
})
