import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { Shop } from '#contract/pages.ts'
import { wordsFrom } from '../../../tests/support/locales/read-texts.ts'
import { TextProvider } from '../../platform/i18n/translation-context.tsx'
import { ShopProvider } from '../../platform/shop-context.tsx'
import { OrderRows, OrderTable } from './order-table.tsx'

vi.mock('../../ui/tooltip.css?url', () => ({ default: '/tooltip.css' }))
const { resources } = wordsFrom('en', 'practitioner-home', 'commission', 'shop')
const shop: Shop = { language: 'en', region: 'eu', origin: '', otherStoreUrl: undefined, paymentMarks: [] }
const order = {
  id: 1,
  number: 'V-1',
  state: 'paid',
  placed_at: '2026-11-01T08:00:00Z',
  client: null,
  protocols: ['Sleep'],
  total: 50,
  currency: 'EUR',
  commission: { amount: 10, state: 'earned' },
} as const

const rowsOf = (commission: typeof order.commission | null) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ShopProvider shop={shop}>
        <TextProvider store={{ language: 'en', resources, read: () => undefined }}>
          <OrderTable>
            <OrderRows
              orders={[{ ...order, commission, protocols: ['Sleep'] } as never]}
              stateOf={() => null}
            />
          </OrderTable>
        </TextProvider>
      </ShopProvider>
    </MemoryRouter>,
  ).split('<tbody')[1]!

test('on a phone, a practitioner can see which of the two amounts is the commission', () => {
  const label = rowsOf(order.commission).match(/<span class="([^"]*)">Your commission/)
  expect(label?.[1]).toBeDefined()
  expect(label?.[1]).not.toContain('visually-hidden')
})

test('an order without a commission has no label for one', () => {
  expect(rowsOf(null)).not.toContain('Your commission')
})
