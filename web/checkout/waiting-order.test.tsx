import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { memoryStorage } from '../../tests/support/memory-storage.ts'
import { keepGuestOrder } from './guest-order.ts'
import { WaitingOrder } from './waiting-order.tsx'

const unpaid = (id: number, url: string | null = null) =>
  ({
    id,
    number: `V-${id}`,
    state: 'pending_payment',
    held_until: '2026-11-22T14:30:00Z',
    payment: url === null ? null : { url },
  }) as Order
let session: { state: string; user?: { id: number } }
let own: Order[]
let guests: Record<string, Order>

vi.mock('#web/platform/session/session.ts', () => ({ useSession: () => session }))
vi.mock('#web/platform/session/account-data.ts', () => ({
  useAccountData(path: string | null) {
    if (path === null || !session.user) return {}
    return { data: path.includes('?') ? { data: own } : own.find(({ id }) => path.endsWith(`/${id}`)) }
  },
}))
vi.mock('#web/platform/order-access.tsx', () => ({
  useGuestOrder: (token: string | undefined) => ({ data: token && guests[token] }),
}))
vi.mock('#web/platform/i18n/translation-context.tsx', () => ({
  useTranslation: () => ({ t: (key: string) => key, language: 'en' }),
}))
vi.mock('#web/platform/links.tsx', () => ({
  ShopLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

const links = () =>
  [...renderToStaticMarkup(<WaitingOrder />).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to)

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: memoryStorage(), sessionStorage: memoryStorage() })
  own = []
  guests = { 'guest-token': unpaid(7, 'https://pay.example/7') }
  keepGuestOrder({ order_id: 7, token: 'guest-token', lines: [{ variantId: 1, quantity: 2 }] })
  return () => vi.unstubAllGlobals()
})

const guestLinks = ['https://pay.example/7', '/guest-orders/guest-token']

test('a guest can pay for the order they just placed', () => {
  session = { state: 'loggedout' }
  expect(links()).toEqual(guestLinks)
})

test('a guest who logs in can still pay for the order they just placed', () => {
  session = { state: 'loggedin', user: { id: 4 } }
  expect(links()).toEqual(guestLinks)
})

test('a user with an unpaid order of their own is led to that one first', () => {
  session = { state: 'loggedin', user: { id: 4 } }
  own = [unpaid(9)]
  expect(links()).toEqual(['/checkout/return/9', '/account/orders/9'])
})

test('until it is known who reads, nothing is shown', () => {
  session = { state: 'unknown' }
  expect(links()).toEqual([])
})
