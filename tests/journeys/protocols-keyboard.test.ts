import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { openBrowser, type Window } from '../support/browser.ts'
import { addable, button, lines, onOff, panel, storedAs } from '../support/building.ts'
import { arrive } from '../support/people/entering.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { soon } from '../support/visiting.ts'

let browser: Window
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('the keyboard alone makes a protocol, puts it in order, and reads why it cannot be shared yet', async () => {
  const kim = await newcomer('Kim', 'practitioner')
  const page = await browser.newPage()
  const { keyboard } = page
  /** Goes back or on by Tab until the focus is there. */
  async function goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    for (let press = 0; press < 200; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await keyboard.press(key)
    }
    throw new Error(`${key} does not get there`)
  }
  await arrive(page, kim, '/en/products')
  await onOff(page).waitFor()
  await goTo(onOff(page), 'Shift+Tab')
  await keyboard.press('Space')
  await button(panel(page), 'New').waitFor()
  await goTo(button(panel(page), 'New'), 'Shift+Tab')
  await keyboard.press('Enter')
  await soon(() =>
    panel(page)
      .getByLabel('Name')
      .evaluate((field) => field === document.activeElement),
  ).toBe(true)
  await keyboard.type('By keys alone')
  await keyboard.press('Tab')
  await keyboard.type('No mouse at hand')
  await soon(() => button(panel(page), 'Create protocol').isEnabled()).toBe(true)
  await goTo(button(panel(page), 'Create protocol'))
  await keyboard.press('Enter')
  await panel(page).getByText('No products in this protocol').waitFor()

  const names: string[] = []
  for (const at of [0, 1]) {
    const adds = addable(page).nth(at)
    names.unshift(((await adds.getAttribute('aria-label')) ?? '').replace(/^Add (.+) to the protocol$/, '$1'))
    await goTo(adds, at === 0 ? 'Shift+Tab' : 'Tab')
    await keyboard.press('Enter')
    await soon(() => lines(page).getByRole('heading').allTextContents()).toEqual(names)
  }
  const [first = ''] = names
  await goTo(lines(page).getByRole('button', { name: `Dose of ${first}:` }), 'Tab')
  await keyboard.press('Enter')
  await panel(page).getByRole('textbox', { name: 'Amount each time' }).waitFor()
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await goTo(lines(page).getByRole('button', { name: `Note for ${first}` }))
  await keyboard.press('Enter')
  await keyboard.type('Before bed')
  await keyboard.press('Enter')
  await goTo(button(lines(page), `Move ${first}. The arrow keys move it.`))
  await keyboard.press('ArrowDown')
  await page.getByText(`${first} is now 2 of 2`).waitFor()
  await goTo(button(panel(page), 'Share with client'))
  await panel(page).getByRole('tooltip').getByText('Your certificate is not approved yet.').waitFor()
  await soon(async () => {
    const { products = [] } = (await storedAs(kim.token, 'By keys alone')) ?? {}
    return products.map(({ name, notes, dose }) => [name, notes, dose !== null])
  }).toEqual([
    [names[1], null, false],
    [first, 'Before bed', true],
  ])
})
