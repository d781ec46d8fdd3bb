import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { withdrawalEnds } from '#domain/orders/withdrawal.ts'
import { WithdrawalSheets } from './withdrawal-sheets.tsx'
import type { Withdrawable } from './withdrawing.ts'

vi.mock('../../platform/i18n/translation-context.tsx', () => ({
  useTranslation: () => ({
    t: (key: string, values?: { day?: string }) => [key, values?.day].join(' '),
    language: 'en',
  }),
}))
vi.mock('../../platform/shop-context.tsx', () => ({ useShop: () => ({ region: 'eu' }) }))

afterEach(() => vi.unstubAllEnvs())

test('a client in Helsinki, where it is already the next day, reads on which day at the shop the period ended', () => {
  vi.stubEnv('TZ', 'Europe/Helsinki')
  const order = {
    number: 'V-10001',
    items: [{ quantity: 1, refunded: 0, withdrawn: 0, price: {} }],
    delivery: { total: 0, isRefunded: false },
    can_withdraw: false,
    withdraw_until: withdrawalEnds('eu', new Date('2026-02-01T10:00:00Z'))!.toISOString(),
  } as unknown as Withdrawable
  const page = renderToStaticMarkup(
    <WithdrawalSheets order={order} send={() => Promise.reject()} keep={null} after={null} />,
  )
  expect(page).toContain('withdraw.over 15\u00a0February 2026')
})
