import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { visitAs } from '../support/signing-in.ts'
import { heading, horizontalOverflow, hydrated, soon } from '../support/visiting.ts'

const pages = {
  nobody: [
    '/login?problem=link-unusable',
    '/onboarding/register-as',
    '/onboarding/register/client',
    '/onboarding/register/practitioner',
    '/onboarding/register/practitioner?step=work',
    '/onboarding/check-mail',
    '/auth/forgot-password',
    '/auth/reset-password/nonsense',
    '/auth/confirm-email/nonsense',
    '/auth/multipass/nonsense',
    '/account/goodbye',
  ],
  marco: [
    '/onboarding/welcome',
    '/onboarding/certificate',
    '/account/practitioner',
    '/account/practitioner/profile',
    '/account/security',
    '/account/my-data',
    '/admin',
  ],
  ilse: ['/account/practitioner'],
  anna: ['/onboarding/welcome', '/account/client', '/account/client/profile'],
  admin: [
    '/admin',
    '/admin/certificates',
    '/admin/users',
    '/admin/users/1',
    '/admin/audit',
    '/admin/jobs',
    '/account/client',
  ],
} as const

const wide = { width: 1440, height: 900 }
const narrow = { width: 390, height: 844 }
/** The size of a 1280-pixel screen at 200% zoom. */
const enlarged = { width: 640, height: 450 }

/** Waits until all data of the page is shown. */
async function settled(page: Page) {
  await hydrated(page)
  await heading(page).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], .skeleton'))
}

test.each(Object.keys(pages) as (keyof typeof pages)[])(
  'the account pages of %s are accessible, and fit every screen',
  async (who) => {
    const page = await newPage({ expectedErrors: [/status of 40[0134]/] })
    if (who !== 'nobody') await visitAs(page, who, `/en${pages[who][0]}`)
    for (const path of pages[who]) {
      await page.setViewportSize(wide)
      await page.goto(`/en${path}`)
      await settled(page)
      expect(await axeViolations(page), path).toEqual([])
      await page.setViewportSize(enlarged)
      await soon(() => horizontalOverflow(page), `${path} at 200 %`).toBeLessThanOrEqual(0)
      await page.setViewportSize(narrow)
      await soon(() => horizontalOverflow(page), `${path} at 390`).toBeLessThanOrEqual(0)
      expect(await axeViolations(page), `${path} at 390`).toEqual([])
    }
  },
)

test.each([
  ['admin', '/admin/certificates'],
  ['ilse', '/account/security'],
] as const)('in dark mode %s sees an accessible page at %s', async (who, path) => {
  const page = await newPage({ colorScheme: 'dark' })
  await visitAs(page, who, `/en${path}`)
  await settled(page)
  expect(await axeViolations(page)).toEqual([])
})
