import { test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { addable, button, lines, onOff, panel, productNameAt, storedAs } from '../support/building.ts'
import { hasFocus, tabTo } from '../support/keys.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { soon } from '../support/visiting.ts'

test('a practitioner creates and orders a protocol with the keyboard alone, and reads why it cannot be shared yet', {
  tags: ['builder-details-share', 'share-button'],
}, async () => {
  const kim = await newcomer('Kim', 'practitioner')
  const page = await newPage()
  const { keyboard } = page
  await visitLoggedIn(page, kim, '/en/products')
  await onOff(page).waitFor()
  await tabTo(onOff(page), 'Shift+Tab')
  await keyboard.press('Space')
  await button(panel(page), 'New').waitFor()
  await tabTo(button(panel(page), 'New'), 'Shift+Tab')
  await keyboard.press('Enter')
  await soon(() => hasFocus(panel(page).getByLabel('Name'))).toBe(true)
  await keyboard.type('By keys alone')
  await keyboard.press('Tab')
  await keyboard.type('No mouse at hand')
  await soon(() => button(panel(page), 'Create protocol').isEnabled()).toBe(true)
  await tabTo(button(panel(page), 'Create protocol'))
  await keyboard.press('Enter')
  await panel(page).getByText('No products in this protocol').waitFor()

  const names: string[] = []
  for (const at of [0, 1]) {
    const adds = addable(page).nth(at)
    names.unshift(await productNameAt(adds))
    await tabTo(adds, at === 0 ? 'Shift+Tab' : 'Tab')
    await keyboard.press('Enter')
    await soon(() => lines(page).getByRole('heading').allTextContents()).toEqual(names)
  }
  const [first = ''] = names
  await tabTo(lines(page).getByRole('button', { name: `Dose for ${first}:` }), 'Tab')
  await keyboard.press('Enter')
  await panel(page).getByRole('textbox', { name: 'Amount per dose' }).waitFor()
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await tabTo(lines(page).getByRole('button', { name: `Note: ${first}` }))
  await keyboard.press('Enter')
  await keyboard.type('Before bed')
  await keyboard.press('Enter')
  await tabTo(button(lines(page), `Move ${first}. Use the arrow keys.`))
  await keyboard.press('ArrowDown')
  await page.getByText(`${first} is now 2 of 2`).waitFor()
  await tabTo(button(panel(page), 'Share with client'))
  await panel(page).getByRole('tooltip').getByText('Your certificate hasn’t been approved yet.').waitFor()
  await soon(async () => {
    const { products = [] } = (await storedAs(kim.token, 'By keys alone')) ?? {}
    return products.map(({ name, notes, dose }) => [name, notes, dose !== null])
  }).toEqual([
    [names[1], null, false],
    [first, 'Before bed', true],
  ])

  const removes = (name = '') => button(lines(page), `Remove ${name} from the protocol`)
  await tabTo(removes(first), 'Shift+Tab')
  await keyboard.press('Enter')
  await soon(() => lines(page).getByRole('heading').allTextContents()).toEqual([names[1]])
  await tabTo(removes(names[1]))
  await keyboard.press('Enter')
  const empty = panel(page).getByRole('heading', { name: 'No products in this protocol' })
  await soon(() => hasFocus(empty)).toBe(true)
})
