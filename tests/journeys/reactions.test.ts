import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { tokenOf } from '../support/people/making.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { buy, sendOut } from '../support/people/ordering.ts'
import { button, emailAbout, productsForSale } from '../support/shopping.ts'
import { people, visitAs } from '../support/signing-in.ts'
import { horizontalOverflow, soon } from '../support/visiting.ts'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test.each([1440, 390])(
  'at %i px a client reports a reaction, and an admin reads and handles it',
  async (width) => {
    const [product] = (await productsForSale(12)).slice(-1)
    const mila = await newcomer('Mila')
    const order = await buy(mila.token, [{ product_variant_id: product!.id, quantity: 1 }])
    await sendOut(order, await tokenOf(people.admin))

    const page = await newPage({ width, height: 900 })
    await visitLoggedIn(page, mila, `/en/account/orders/${order.id}`)
    await page.getByRole('link', { name: 'Report a reaction' }).click()
    await button(page, 'Send report').click()
    await page.getByText('This field is required.').first().waitFor()
    expect(await axeViolations(page)).toEqual([])
    const story = `A rash after two hours, at ${width} px`
    await page.getByLabel('What happened?').fill(story)
    await page.locator('header').getByRole('link', { name: 'Verbena, home page' }).click()
    await button(page.getByRole('dialog', { name: 'Leave without saving?' }), 'Stay here').click()
    await page.getByLabel('How bad was it?').selectOption('Moderate')
    await page.getByLabel('How is it now?').selectOption('It’s still going on')
    await page.getByLabel(/^I agree that/).check()
    await button(page, 'Send report').click()
    const own = page.getByRole('region', { name: 'Your reports' })
    await own.getByText(story).waitFor()
    await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
    expect(await axeViolations(page)).toEqual([])

    const mail = await emailAbout(people.admin, 'A client has reported a reaction')
    expect(mail.text).not.toContain('rash')
    const admin = await newPage({ width, height: 900 })
    await visitAs(admin, 'admin', '/en/admin/reactions')
    await admin.getByRole('row').filter({ hasText: order.number }).getByRole('link').click()
    await admin.getByText(story).waitFor()
    await soon(() => horizontalOverflow(admin)).toBeLessThanOrEqual(0)
    expect(await axeViolations(admin)).toEqual([])
    await button(admin, 'Mark as handled').click()
    await admin.getByText(/^Handled .+ by /).waitFor()
    await soon(() => focused(admin)).toMatch(/^Handled /)

    await button(own, /^Delete report/).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete report' }).click()
    await own.waitFor({ state: 'detached' })
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  },
)
