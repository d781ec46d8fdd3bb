import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { SnoozeDialog } from './snooze-dialog.tsx'

vi.mock('../../platform/i18n/translation-context.tsx', () => ({
  useTranslation: () => ({ t: (key: string) => key, language: 'en' }),
}))
vi.mock('../../platform/shop-context.tsx', () => ({ useShop: () => ({ region: 'eu' }) }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

test('a practitioner in Lisbon is offered the days that the shop accepts, late in the evening as well', () => {
  vi.stubEnv('TZ', 'Europe/Lisbon')
  vi.useFakeTimers({ now: new Date('2026-11-21T23:30:00Z'), toFake: ['Date'] })
  const client = { id: 1, first_name: 'Anna', last_name: 'Maes' }
  const dialog = renderToStaticMarkup(<SnoozeDialog renewal={{ id: 1, client }} onClose={() => undefined} />)
  expect(dialog).toContain('min="2026-11-23" max="2027-11-22"')
})
