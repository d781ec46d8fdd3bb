import type { Page } from 'playwright-core'
import { sawToast } from '../toasts.ts'
import { soon, visit } from '../visiting.ts'

const queueOf = (admin: Page) => admin.getByRole('navigation', { name: 'Certificates to review' })

/** Moves through the queue with the J key until this person's certificate is selected. */
export async function showCertificateOf(admin: Page, name: string): Promise<void> {
  const queue = queueOf(admin)
  const chosen = queue.locator('[aria-current]')
  await visit(admin, '/en/admin/certificates')
  await chosen.waitFor()
  const waiting = await queue.getByRole('listitem').count()
  for (let press = 0; press < waiting; press += 1) {
    const before = await chosen.innerText()
    if (before.includes(name)) break
    await admin.keyboard.press('j')
    await soon(() => chosen.innerText()).not.toBe(before)
  }
  await admin.getByTestId('certificate-facts').getByText(name).first().waitFor()
}

/** Ticks all checks of the selected certificate, and approves it, with the keyboard. */
export async function approveShown(admin: Page, firstName: string): Promise<void> {
  await admin.keyboard.press('a')
  const checks = admin.getByRole('group', { name: 'Checks' }).getByRole('checkbox')
  for (const check of await checks.all()) await check.check()
  await admin.keyboard.press('a')
  await sawToast(admin, `Approved. We’ve emailed ${firstName}.`)
  await soon(() => queueOf(admin).getByRole('listitem').filter({ hasText: firstName }).count()).toBe(0)
}
