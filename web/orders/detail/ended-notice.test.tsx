import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { EndedNotice } from './ended-notice.tsx'

vi.mock('../../platform/i18n/translation-context.tsx', () => ({
  useTranslation: () => ({ t: (key: string) => key, language: 'en' }),
}))
vi.mock('../../platform/links.tsx', () => ({ ShopLink: ({ to }: { to: string }) => to }))

const unpaid = {
  state: 'expired',
  ending: 'payment-expired',
  payment: null,
  refunded: 0,
  price: { currency: 'EUR' },
} as unknown as Order

test('only readers whose cart contains the items of an unpaid order again are sent there', () => {
  const there = renderToStaticMarkup(<EndedNotice order={unpaid} isInCart />)
  expect(there).toContain('ending.in-cart')
  expect(there).toContain('/cart')
  const elsewhere = renderToStaticMarkup(<EndedNotice order={unpaid} isInCart={false} />)
  expect(elsewhere).toContain('ending.nothing-paid')
  expect(elsewhere).not.toMatch(/in-cart|\/cart/)
})
