import type { Locator } from 'playwright-core'
import { test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { hasFocus, tabTo } from '../support/keys.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer, makeProtocol, soldVariants } from '../support/people/making.ts'
import { newAddress, password } from '../support/people/newcomers.ts'
import { heading, soon } from '../support/visiting.ts'

test('a practitioner invites a client, shares, writes a note, puts a renewal off and chooses an account by keyboard alone', async () => {
  const kim = await certifiedNewcomer('Kim')
  const [variant] = (await soldVariants(1)) as [number]
  await makeProtocol(kim.token, 'Sleep', [{ product_variant_id: variant }])
  const page = await newPage()
  const { keyboard } = page
  const dialog = page.getByRole('dialog')
  const sidebar = page.getByRole('navigation', { name: 'Your account' })
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(target)
    await keyboard.press(key)
  }
  const write = async (label: string, text: string) => {
    await tabTo(dialog.getByLabel(label, { exact: true }))
    await keyboard.type(text)
  }
  const go = async (name: string) => {
    await press(sidebar.getByRole('link', { name, exact: true }))
    await soon(() => heading(page).textContent()).toBe(name)
  }

  await visitLoggedIn(page, kim, '/en/account/practitioner')
  await go('Clients')
  await press(page.getByRole('button', { name: 'Invite a client' }).first())
  await write('Email address', newAddress('noor'))
  await write('First name', 'Noor')
  await write('Last name', 'Willems')
  await tabTo(dialog.getByRole('radio', { name: '0%', exact: true }))
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowRight')
  await soon(() => dialog.getByRole('radio', { name: '10%' }).isChecked()).toBe(true)
  await press(dialog.getByRole('button', { name: 'Send invitation' }))
  await page.getByText('1 client, 1 open invitation').waitFor()

  await press(page.getByRole('button', { name: 'Share a protocol with Noor Willems' }))
  await tabTo(dialog.getByLabel('Protocol'))
  await keyboard.type('Sleep')
  await press(dialog.getByRole('button', { name: 'Share', exact: true }))
  await dialog.waitFor({ state: 'detached' })
  // The focus returns to where it was, so that the next Tab goes on from there.
  await soon(() => hasFocus(page.getByRole('button', { name: 'Share a protocol with Noor Willems' }))).toBe(
    true,
  )
  await tabTo(page.getByRole('link', { name: 'Open Noor Willems' }), 'Shift+Tab')
  await keyboard.press('Enter')
  await soon(() => heading(page).textContent()).toBe('Noor Willems')
  await tabTo(page.getByRole('textbox', { name: 'Your notes' }))
  await keyboard.type('Sleeps from one to five.')
  await page.getByText(/Saved at \d/).waitFor()

  await go('Clients')
  await press(page.getByRole('link', { name: 'Renewals' }))
  await soon(() => heading(page).textContent()).toBe('Renewals')
  await press(page.getByLabel('More options for Noor Willems'))
  await press(page.getByRole('button', { name: 'Put off' }))
  await press(dialog.getByRole('button', { name: 'Put off' }))
  await page
    .getByRole('region', { name: 'Contacted or put off' })
    .getByRole('link', { name: 'Noor Willems' })
    .waitFor()

  await go('Commission')
  await press(page.getByRole('button', { name: 'Choose payout method' }))
  await write('IBAN', 'BE71 0961 2345 6769')
  await write('Your password', password)
  await keyboard.press('Enter')
  await page.getByText('BE71 •••• •••• 6769').waitFor()
})
