import { test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { soon } from '../support/visiting.ts'

test('turning the builder on and off with the keyboard keeps the focus on the switch', async () => {
  const page = await newPage()
  await visitLoggedIn(page, await newcomer('Noor', 'practitioner'), '/en/products')
  const onOff = page.getByRole('switch', { name: 'Protocol builder' })
  await onOff.focus()
  for (const isOn of ['true', 'false', 'true']) {
    await page.keyboard.press('Space')
    await page.locator(`[role=switch][aria-checked=${isOn}]:focus`).waitFor()
    await soon(() => onOff.count()).toBe(1)
  }
  const focused = (place: string) => page.locator(`${place} :focus`).waitFor()
  await page.keyboard.press('Alt+Shift+B')
  await focused('#builder-panel')
  await page.keyboard.press('Alt+Shift+B')
  await focused('#builder')
  await page.getByRole('link', { name: 'Skip to the protocol builder' }).focus()
  await page.keyboard.press('Enter')
  await focused('#builder-panel')
})
