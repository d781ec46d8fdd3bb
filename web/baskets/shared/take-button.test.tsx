import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TakeButton } from './take-button.tsx'

let state = 'unknown'
vi.mock('../../platform/session/session.ts', () => ({ useSession: () => ({ state }) }))
vi.mock('../../platform/i18n/translation-context.tsx', () => ({
  useTranslation: () => ({ t: (key: string) => key, language: 'en' }),
}))
vi.mock('../../platform/links.tsx', () => ({ useLanguagePath: () => (path: string) => path }))
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

test('a client cannot order while the prices shown are those of a visitor', () => {
  state = 'loggedin'
  expect(shown(false)).toContain('disabled=""')
  expect(shown(true)).not.toContain('disabled=""')
})
