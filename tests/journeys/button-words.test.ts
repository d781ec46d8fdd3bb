import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { newPage } from '../support/browser.ts'
import { productsForSale } from '../support/shopping.ts'
import { horizontalOverflow, soon, visit } from '../support/visiting.ts'

let slug: string
beforeAll(async () => {
  slug = (await productsForSale(1))[0]?.slug ?? ''
})

/** The buttons, links and numbers whose text is wider than they are. */
const clipped = (place: Locator) =>
  place.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('button, a, input')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map(({ textContent, outerHTML }) => textContent || outerHTML),
  )

/** The visible number of packs in the cart; empty where there is no room for it. */
const seenPacks = (place: Locator) =>
  place.getByTestId('packs').evaluate((element) => {
    const number = element.querySelector('input')!
    const room = number.getBoundingClientRect()
    const words = element.querySelector('[aria-hidden] > span')
    const place = words?.getBoundingClientRect()
    // Text that does not fit wraps to the next line.
    if (!place || place.top > room.bottom - 1) return room.width >= 24 ? number.value : ''
    return place.width <= room.width + 1 ? words?.textContent : ''
  })

async function expectWhole(place: Locator, where: string): Promise<void> {
  expect(await clipped(place), where).toEqual([])
  expect(await seenPacks(place), where).toContain('1')
}

test('after adding to the cart on a phone, the product bar shows the quantity without cutting off text, in any language', async () => {
  const page = await newPage({ width: 390, height: 844 })
  const bar = page.locator('[data-foot-bar]')
  for (const language of languages) {
    await visit(page, `/${language}/products/${slug}`)
    if (language === languages[0]) await bar.locator('[data-buy]').click()
    await bar.getByTestId('packs').waitFor()
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await expectWhole(bar, `${language} at ${width}`)
      await soon(() => horizontalOverflow(page), `${language} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
})

test('the cards of the listing do, too', async () => {
  const page = await newPage({ width: 390, height: 844 })
  await visit(page, '/en/products')
  const cards = page.locator('main article').getByTestId('product-action')
  await cards
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  const card = cards.filter({ has: page.getByTestId('packs') })
  await card.waitFor()
  for (const language of languages) {
    await visit(page, `/${language}/products`)
    await card.waitFor()
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await expectWhole(card, `${language} at ${width}`)
    }
  }
})
