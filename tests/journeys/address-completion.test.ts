import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { type ProductForSale, productsForSale } from '../support/shopping.ts'
import { horizontalOverflow, soon, visit } from '../support/visiting.ts'

let wanted: ProductForSale
beforeAll(async () => {
  wanted = (await productsForSale(15))[14] as ProductForSale
})

const postcode = (page: Page) => page.getByLabel('Postcode')
const town = (page: Page) => page.getByLabel('Town or city')

test('a guest in France chooses their town with the keyboard, or types another', async () => {
  const page = await newPage({ width: 320, height: 900 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  await visit(page, `/en/products/${wanted.slug}`)
  await page.getByTestId('offer').locator('[data-buy]').click()
  await page.getByRole('dialog').first().waitFor()
  await visit(page, '/en/checkout')
  await page.getByLabel('Country', { exact: true }).selectOption('FR')
  await postcode(page).fill('01000')
  await page.keyboard.press('Tab')
  const options = page.getByRole('listbox', { name: 'Towns with this postcode' }).getByRole('option')
  await soon(() => options.allTextContents()).toEqual(['Bourg-en-Bresse', 'Saint-Denis-lès-Bourg'])
  expect(await axeViolations(page)).toEqual([])
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  const active = () => town(page).getAttribute('aria-activedescendant')
  await page.keyboard.press('ArrowDown')
  await soon(active).toMatch(/Bourg-en-Bresse$/)
  await page.keyboard.press('ArrowUp')
  await soon(active).toBeNull()
  await page.keyboard.type('les')
  await soon(() => options.allTextContents()).toEqual(['Saint-Denis-lès-Bourg'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await soon(() => town(page).inputValue()).toBe('Saint-Denis-lès-Bourg')
  await soon(() => options.count()).toBe(0)

  await town(page).fill('Another town')
  await page.keyboard.press('Tab')
  await soon(() => town(page).inputValue()).toBe('Another town')
  expect(await town(page).getAttribute('autocomplete')).toBe('address-level2')
  expect(new Set(asked).size).toBe(1)
})

test('the only town of a postcode is filled into a new address of an account', async () => {
  const emil = await newcomer('Emil')
  const page = await newPage()
  await visitLoggedIn(page, emil, '/en/account/addresses')
  await page
    .getByRole('button', { name: /^Add an address/ })
    .first()
    .click()
  await page.getByLabel('Country', { exact: true }).selectOption('DE')
  await postcode(page).fill('80331')
  await soon(() => town(page).inputValue()).toBe('München')
  await page.getByText('Town filled in: München').waitFor({ state: 'attached' })
  expect(await axeViolations(page)).toEqual([])
  await postcode(page).fill('10115')
  await soon(() => town(page).inputValue()).toBe('Berlin')
  await town(page).fill('Potsdam')
  await postcode(page).fill('20095')
  await page.keyboard.press('Tab')
  await soon(() => page.getByRole('combobox', { name: 'Town or city' }).count()).toBe(1)
  expect(await town(page).inputValue()).toBe('Potsdam')
})
