import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { CountedIngredient, Filters, IngredientList } from '#contract/catalogue.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { horizontalOverflow, soon, visit } from '../support/visiting.ts'

const query = (page: Page) => new URL(page.url()).search
const uncommon = ['royal jelly', 'd-mannose', 'propolis', 'moringa', 'lycopene', 'rutin', 'taurine']

/** One that is sold, but that the filters do not list. */
async function rareIngredient(page: Page): Promise<CountedIngredient> {
  const answer = await page.request.get('/api/v2/storefront/filters')
  const listed = new Set(((await answer.json()) as Filters).ranges.ingredients.map(({ id }) => id))
  for (const text of uncommon) {
    const found = await page.request.get(`/api/v2/storefront/ingredients?text=${encodeURIComponent(text)}`)
    const [first] = ((await found.json()) as IngredientList).data
    if (first && !listed.has(first.id)) return first
  }
  throw new Error('All ingredients are among the most frequent ones')
}

test('a visitor finds an ingredient that is not in the list by typing, and its products', async () => {
  const page = await newPage({ expectedErrors: [/503/] })
  const { id, name, count } = await rareIngredient(page)
  await visit(page, '/en/products')
  const field = page.getByLabel('Search ingredients')

  await page.route('**/storefront/ingredients**', (route) => route.fulfill({ status: 503, body: '{}' }))
  await field.fill(name.slice(0, -1))
  await page.getByText('We couldn’t search the ingredients.').waitFor()
  await page.unroute('**/storefront/ingredients**')
  await page.getByRole('button', { name: 'Try again' }).click()
  const found = page.getByRole('button', { name: `${name} ${count}`, exact: true })
  await found.waitFor()
  expect(await axeViolations(page)).toEqual([])
  await found.click()
  await soon(() => query(page)).toBe(`?ingredient=${id}`)
  await soon(() => page.getByRole('link', { name: `Remove filter: ${name}` }).count()).toBe(1)
  await soon(() => page.getByLabel('Ingredient', { exact: true }).inputValue()).toBe(String(id))

  await page.reload()
  await soon(() => page.getByRole('link', { name: `Remove filter: ${name}` }).count()).toBe(1)
  await soon(() => page.getByLabel('Ingredient', { exact: true }).inputValue()).toBe(String(id))

  await visit(page, '/en/products')
  await field.fill('zzzz')
  await page.getByText('No matching ingredients').waitFor()
})

test('the search results find an ingredient among them, and keep the query', async () => {
  const page = await newPage()
  const results = '/en/search-results?query=magnesium&per_page=12&page=1'
  await visit(page, results)
  const listed = page.getByLabel('Ingredient', { exact: true }).locator('option')
  const known = (await listed.allTextContents()).join()
  const texts = ['zinc', 'copper', 'boron', 'taurine', 'manganese']
  const text = texts.find((name) => known.toLowerCase().includes(name))!
  await page.getByLabel('Search ingredients').fill(text)
  const found = page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${text}`, 'i') })
  await found.first().waitFor()
  const name = await found.first().locator('span').first().textContent()
  const count = await found.first().locator('span').last().textContent()
  expect(await axeViolations(page)).toEqual([])
  await found.first().click()
  await soon(() => page.getByRole('link', { name: `Remove filter: ${name}` }).count()).toBe(1)
  await soon(() => query(page)).toMatch(/^\?query=magnesium&.*ingredient=\d+/)
  await soon(() => page.getByRole('heading', { level: 2, name: /^\d+ product/ }).textContent()).toMatch(
    new RegExp(`^${count} product`),
  )
})

test('on a phone the drawer finds it, too', async () => {
  const page = await newPage({ width: 320, height: 800 })
  const { id, name } = await rareIngredient(page)
  await visit(page, '/en/products')
  await page.getByRole('link', { name: /^Filter/ }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Search ingredients').fill(name.toUpperCase())
  await drawer.getByRole('button', { name: new RegExp(`^${name} \\d`) }).click()
  await soon(() => drawer.getByLabel('Ingredient', { exact: true }).inputValue()).toBe(String(id))
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await drawer.getByRole('button', { name: /^Show \d+ product/ }).click()
  await soon(() => query(page)).toBe(`?ingredient=${id}`)
  await soon(() => page.getByRole('link', { name: `Remove filter: ${name}` }).count()).toBe(1)
})
