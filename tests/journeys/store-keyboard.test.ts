import type { Locator } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Store } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { newPage } from '../support/browser.ts'
import { hasFocus, tabTo } from '../support/keys.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer } from '../support/people/making.ts'
import { heading, horizontalOverflow, soon, visit } from '../support/visiting.ts'

const editorPath = '/en/account/practitioner/shop'

describe('by keyboard alone, a practitioner', () => {
  let vera: Awaited<ReturnType<typeof certifiedNewcomer>>
  const store = async () =>
    (await callShop(storePaths.store, { method: 'GET', token: vera.token })).body as Store

  test('makes a page with a service, a package, opening hours and contact details, and publishes it', async () => {
    vera = await certifiedNewcomer('Vera')
    const page = await newPage({ width: 1440, height: 1000, expectedErrors: [/status of 404/] })
    const { keyboard } = page
    const press = async (target: Locator, key = 'Enter') => {
      await tabTo(target)
      await keyboard.press(key)
    }
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    const write = async (label: string, text: string) => {
      await tabTo(page.getByLabel(label, { exact: true }).first())
      await keyboard.type(text)
    }
    /** What was added is asked for its name at once. */
    const name = async (text: string) => {
      await soon(() => hasFocus(page.getByLabel('Name', { exact: true }).last())).toBe(true)
      await keyboard.type(text)
    }

    await visitLoggedIn(page, vera, editorPath)
    // The themes are one group of radio buttons: arrows choose.
    await tabTo(page.getByRole('radio', { checked: true }).last())
    await keyboard.press('ArrowRight')
    await press(button('Create my page'))
    await page.getByRole('heading', { name: 'Your shop page' }).waitFor()
    await write('Title', 'Food first')
    await write('Text', 'Then the smallest plan that works.')
    await press(button(/^What I can help with/))
    await press(button('Add service'))
    await name('Evenings')
    await press(button(/^Packages/))
    await press(button('Add package'))
    await name('First meeting')
    await press(button(/^Opening hours/))
    await press(button('Add hours: Monday'))
    await press(button('Delete hours: Monday'))
    await soon(() => hasFocus(button('Add hours: Monday'))).toBe(true)
    await keyboard.press('Enter')
    await press(button(/^Contact/))
    await write('Phone', '+32 9 123 45 67')
    await soon(async () => (await store()).contact.phone).toBe('+32 9 123 45 67')
    await tabTo(button('Publish'), 'Shift+Tab')
    await keyboard.press('Enter')
    await page.getByText('Published', { exact: true }).waitFor()
    expect(await store()).toMatchObject({
      header: { title: 'Food first' },
      services: [{ name: 'Evenings' }],
      packages: [{ name: 'First meeting' }],
      opening_hours: [{ day: 'monday' }],
      missing: [],
    })
  })

  test('changes it on a phone, and everyone sees the change', async () => {
    const page = await newPage({ width: 390, height: 844 })
    const { keyboard } = page
    await visitLoggedIn(page, vera, editorPath)
    await page.getByRole('heading', { name: 'Your shop page' }).waitFor()
    await soon(() => horizontalOverflow(page)).toBe(0)
    await tabTo(page.getByLabel('Title', { exact: true }).first())
    await keyboard.press('End')
    await keyboard.type(', always')
    await page.getByText('Changes not published').waitFor()
    await tabTo(page.getByRole('button', { name: 'Publish changes' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await page.getByText('Published', { exact: true }).waitFor()
    await visit(page, `/en/practitioners/${(await store()).name}`)
    await soon(() => heading(page).textContent()).toBe('Food first, always')
  })
})
