import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../tests/support/memory-storage.ts'
import { keepGuestOrder } from '../guest-order.ts'
import CheckoutReturn from './return.route.tsx'

let session: { state: string }

vi.mock('../../platform/session/session.ts', () => ({ useSession: () => session }))
vi.mock('../../platform/session/signed-in-only.tsx', () => ({
  SignedInOnly: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../../platform/i18n/translation-context.tsx', () => ({
  useTranslation: () => ({ t: (key: string) => key, language: 'en' }),
}))
vi.mock('../../platform/head.tsx', () => ({ PageHead: () => null }))
vi.mock('../../platform/url-params.ts', () => ({ useIdParam: () => 7 }))
vi.mock('../../platform/order-access.tsx', () => ({
  guestAccess: () => ({}),
  OrderAccessProvider: ({ children }: { children: ReactNode }) => children,
  useGuestOrder: () => ({ data: { email: 'nora@example.com' } }),
}))
vi.mock('../../accounts/register/guest-account.tsx', () => ({ GuestAccount: () => 'account offered' }))
vi.mock('../../cart/store/cart-store.ts', () => ({ cartChanged() {}, restoreLines() {} }))
vi.mock('./unknown-here.tsx', () => ({ UnknownHere: () => 'unknown here' }))
vi.mock('./return-page.tsx', () => ({
  ReturnPage: ({ token, accountOffer }: { token?: string; accountOffer?: ReactNode }) => (
    <p>
      {token ?? 'the account’s order'} {accountOffer}
    </p>
  ),
}))

const shown = () => renderToStaticMarkup(<CheckoutReturn />)
const keep = () => keepGuestOrder({ order_id: 7, token: 'guest-token', lines: [] })

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memoryStorage(), sessionStorage: memoryStorage() })
  return () => vi.unstubAllGlobals()
})

test('a guest sees the order placed in this browser, and is offered an account', () => {
  session = { state: 'loggedout' }
  keep()
  expect(shown()).toContain('guest-token account offered')
})

test('a guest who has logged in sees the order as before, without being offered another account', () => {
  session = { state: 'loggedin' }
  keep()
  expect(shown()).toContain('guest-token')
  expect(shown()).not.toContain('account offered')
})

test('a user sees an order of the account', () => {
  session = { state: 'loggedin' }
  expect(shown()).toContain('the account’s order')
})

test('a visitor cannot see an order that was placed elsewhere', () => {
  session = { state: 'loggedout' }
  expect(shown()).toContain('unknown here')
})
