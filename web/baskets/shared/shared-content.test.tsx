import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { SharedBasket } from '#contract/baskets.ts'
import { SharedContent } from './shared-content.tsx'

vi.mock('../../platform/session/session.ts', () => ({ useSession: () => ({ state: 'loggedin' }) }))
vi.mock('../../platform/i18n/translation-context.tsx', () => ({
  useTranslation: () => ({ t: (key: string) => key, language: 'en' }),
}))
vi.mock('../../platform/shop-context.tsx', () => ({ useShop: () => ({ region: 'eu' }) }))
vi.mock('../../platform/restrictions.ts', () => ({
  useRestrictions: () => ({ byProduct: new Map() }),
  useRestriction: () => undefined,
}))
vi.mock('../../platform/restricted-note.tsx', () => ({
  RestrictedNote: () => null,
  AlternativesLink: () => null,
}))
vi.mock('./left-out.ts', () => ({ choose: () => {}, useLeftOut: () => [] }))
vi.mock('./take-button.tsx', () => ({
  TakeButton: ({ isReaders }: { isReaders: boolean }) => (isReaders ? 'ready' : 'waiting'),
}))

const basket = {
  state: 'opened',
  practitioner: { first_name: 'Ilse', last_name: 'Vermeulen' },
  message: '',
  products: [],
  total_price: 0,
  total_price_after_discount: 0,
  discount_rate: 0,
  currency: 'EUR',
  sent_at: null,
  ordered_at: null,
  expires_at: null,
  client_id: null,
} as unknown as SharedBasket

const shown = (isReaders: boolean) =>
  renderToStaticMarkup(
    <SharedContent
      token="t"
      basket={basket}
      isReaders={isReaders}
      problem={null}
      choice={null}
      onTaken={() => Promise.resolve()}
    />,
  )

test('a client is told that a cart was sent to somebody else only once that is known', () => {
  expect(shown(false)).toContain('waiting')
  expect(shown(false)).not.toContain('shared.not-yours')
  expect(shown(true)).toContain('ready')
  expect(shown(true)).toContain('shared.not-yours')
})
