import { expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer } from '../support/people/making.ts'
import { visitAs } from '../support/signing-in.ts'
import { soon } from '../support/visiting.ts'

test('an admin who presses beside a form keeps what was entered, unless they choose to lose it', async () => {
  const page = await newPage()
  await visitAs(page, 'admin', '/en/admin/taxonomy')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Add', exact: true })
  await page.mouse.click(20, 400)
  await sheet.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await sheet.getByLabel('Dansk').fill('Solpleje')
  await page.mouse.click(20, 400)
  const question = page.getByRole('dialog', { name: 'Close without saving?' })
  await question.waitFor()
  expect(await axeViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await sheet.getByLabel('Dansk').inputValue()).toBe('Solpleje')
  await sheet.getByRole('button', { name: 'Close', exact: true }).click()
  await question.getByRole('button', { name: 'Close' }).click()
  await sheet.waitFor({ state: 'detached' })
})

test('by keyboard, Escape closes an empty form, and asks once something has been entered, however often it is pressed', async () => {
  const page = await newPage()
  const vera = await certifiedNewcomer('Vera')
  await visitLoggedIn(page, vera, '/en/account/practitioner/clients')
  await page.getByRole('button', { name: 'Invite a client' }).click()
  const invitation = page.getByRole('dialog', { name: 'Invite a client' })
  const first = invitation.getByLabel('First name')
  await first.press('Escape')
  await invitation.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Invite a client' }).click()
  await first.fill('Noor')
  const question = page.getByRole('dialog', { name: 'Close without saving?' })
  for (const _ of [1, 2, 3]) {
    await page.keyboard.press('Escape')
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
  }
  expect(await first.inputValue()).toBe('Noor')
  await soon(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Close' }).press('Enter')
  await invitation.waitFor({ state: 'detached' })
})
