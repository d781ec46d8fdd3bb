import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cartPaths } from '#contract/cart-paths.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer, soldVariants } from '../support/people/making.ts'
import { visitAs } from '../support/signing-in.ts'

const widths = [320, 339, 340, 360, 390, 600, 768, 1024]

/** Grids of cards, with their number of columns and the width of their narrowest card. */
const gridsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(ul, ol, div)')]
      .filter((element) => getComputedStyle(element).display === 'grid')
      .map((grid) => ({
        name: grid.className,
        columns: getComputedStyle(grid).gridTemplateColumns.split(' ').length,
        width: grid.clientWidth,
        cards: [...grid.children]
          .filter((item) => item.matches('li, article, section') && item.clientWidth > 0)
          .map((item) => item.getBoundingClientRect().width),
      }))
      .filter(({ cards }) => cards.length > 1),
  )

/** A page that contains a grid with this selector. */
async function expectWideCards(page: Page, grid: string, where = grid): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.locator(`${grid} > :nth-child(2)`).first().waitFor()
  expect(await gridsOf(page), where).not.toHaveLength(0)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const { name, columns, width: whole, cards } of await gridsOf(page))
      expect(Math.min(...cards), `${name} on ${where} at ${width}`).toBeGreaterThanOrEqual(
        whole / columns / 2,
      )
  }
}

test('cards fill their column on every screen', async () => {
  const page = await newPage({ javaScript: false })
  for (const [path, grid] of [
    ['/en', '[data-testid=cards]'],
    ['/en/products', '[data-testid=cards]'],
    ['/en/search-results?query=magnesium&per_page=26', '[data-testid=cards]'],
    ['/en/search-results?query=qqqqxxxx', '[data-testid=cards]'],
    ['/en/products/kestrel-clinical-magnesium-bisglycinate-300-mg', '[data-testid=cards]'],
    ['/en/health-goals', '[data-testid=goals]'],
  ] as const) {
    await page.goto(path)
    await expectWideCards(page, grid, path)
  }
})

test('the cards of the wishlist and of protocols fill their column', async () => {
  const cato = await certifiedNewcomer('Cato')
  for (const product_variant_id of await soldVariants(2))
    await callShop(cartPaths.wishlist, { body: { product_variant_id }, token: cato.token })
  const page = await newPage()
  await visitLoggedIn(page, cato, '/en/wishlist')
  await expectWideCards(page, '[data-testid=wishes]')
  await visitAs(page, 'ilse', '/en/account/practitioner/protocols')
  await expectWideCards(page, 'main ul:has(> li > * > h2)')
  await page.getByRole('link', { name: 'Gut repair, eight weeks' }).first().click()
  await expectWideCards(page, ':has(> [data-testid=day-plate])')
})

test.each(['de', 'fr', 'it', 'hu'])(
  'on a phone the names of found products are shown whole, in %s',
  async (language) => {
    const page = await newPage({ width: 390, height: 844 })
    await page.goto(`/${language}/search-results?query=magnesium`)
    await page.locator('[data-card-link]').first().waitFor()
    const cut = await page
      .locator('[data-card-link]')
      .evaluateAll((links) =>
        links
          .filter((link) => link.scrollHeight > link.clientHeight + 1)
          .map(({ textContent }) => textContent),
      )
    expect(cut).toEqual([])
  },
)
