import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Incomplete, TakeButton } from './take-button.tsx'

let state = 'unknown'
vi.mock('../../platform/session/session.ts', () => ({ useSession: () => ({ state }) }))
vi.mock('../../platform/i18n/translation-context.tsx', () => ({
  useTranslation: () => ({ t: (key: string) => key, language: 'en' }),
}))
vi.mock('../../platform/links.tsx', () => ({
  ShopLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useLanguagePath: () => (path: string) => path,
}))
vi.mock('react-router', () => ({ useNavigate: () => () => {} }))
vi.mock('./sign-in-links.tsx', () => ({ SignInLinks: () => 'Log in to order' }))

const shown = (isReaders = true) =>
  renderToStaticMarkup(
    <TakeButton
      token="t"
      isReaders={isReaders}
      chosen={[1]}
      pays="€20.00"
      count="1 product"
      onTaken={() => Promise.resolve()}
    />,
  )

test('while it is unknown who reads, the place of the buttons is kept free', () => {
  state = 'unknown'
  expect(shown()).toBe('<div class="invisible">Log in to order</div>')
  state = 'loggedout'
  expect(shown()).toBe('<div>Log in to order</div>')
  state = 'loggedin'
  expect(shown()).toContain('shared.take')
})

test('a client reads on the page what could not be ordered, and goes on to the cart if anything could', () => {
  const some = renderToStaticMarkup(<Incomplete added={1} skipped={['Zinc']} />)
  expect(some).toBe('<p>shared.skipped</p><a href="/cart">shared.to-cart</a>')
  const none = renderToStaticMarkup(<Incomplete added={0} skipped={['Zinc']} />)
  expect(none).toBe('<p>shared.skipped</p>')
})

test('a client cannot order while the prices shown are those of a visitor', () => {
  state = 'loggedin'
  expect(shown(false)).toContain('disabled=""')
  expect(shown(true)).not.toContain('disabled=""')
})
