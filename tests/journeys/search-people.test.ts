import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ProductPage } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { searchPaths } from '#contract/search-paths.ts'
import { viewedMs } from '#web/platform/once-viewed.ts'
import { newPage } from '../support/browser.ts'
import { bar, button, named, onOff, panel, productNameAt, storedAs } from '../support/building.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { makeProtocol } from '../support/people/making.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { box, cards, goToBox, hits, money, overlay, recents, type } from '../support/searching.ts'
import { signIn, visitAs } from '../support/signing-in.ts'
import { thisShop } from '../support/this-shop.ts'
import { advanceTime, heading, pathOf, soon, visit } from '../support/visiting.ts'

/** Opens a product offered under the empty box, and returns its name. */
async function openPopular(page: Page, at: number): Promise<string> {
  await goToBox(page)
  const link = overlay(page).getByRole('article').nth(at).getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await soon(() => heading(page).textContent()).toBe(name)
  return name
}
const recentKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('recent-searches')))

test('a client sees the last three products opened from a search, and can clear them; logging out clears them, too', {
  tags: 'role-recent-searches',
}, async () => {
  const page = await newPage()
  await visitAs(page, 'anna', '/en')
  // Left behind by another user of this browser, which was closed too early.
  await page.evaluate(() => {
    const theirs = [{ id: 1, name: 'Not for Anna', slug: 'not-for-anna', image_url: null }]
    localStorage.setItem(`${Date.now() + 60_000}:recent-searches-999999`, JSON.stringify(theirs))
  })
  const opened: string[] = []
  for (const at of [0, 1, 2, 3]) opened.unshift(await openPopular(page, at))
  await goToBox(page)
  await soon(() => recents(page).allTextContents()).toEqual(opened.slice(0, 3))
  await button(overlay(page), `Remove ${opened[1]} from recent searches`).click()
  await soon(() => recents(page).allTextContents()).toEqual([opened[0], opened[2]])
  await soon(() => overlay(page).count()).toBe(1)
  await page.reload()
  await goToBox(page)
  await soon(() => recents(page).allTextContents()).toEqual([opened[0], opened[2]])
  await button(overlay(page), 'Clear').click()
  await soon(() => recents(page).count()).toBe(0)

  await openPopular(page, 0)
  await soon(() => recentKeys(page)).toHaveLength(2)
  await page
    .getByRole('banner')
    .getByLabel(/your account$/)
    .click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
  await soon(() => recentKeys(page)).toEqual([])

  await openPopular(page, 1)
  await goToBox(page)
  await overlay(page).getByText('Popular this week').waitFor()
  await soon(() => recents(page).count()).toBe(0)
  expect(await recentKeys(page)).toEqual([])
})

/** The product and brand of a button. */
const subjectOf = async (add: Locator) =>
  /^Add (.+) to the protocol$/.exec((await add.getAttribute('aria-label')) ?? '')?.[1] ?? ''

test('a practitioner adds products to a protocol from suggestions and results, and sees the quantities there', async () => {
  const sela = await newcomer('Sela', 'practitioner')
  await makeProtocol(sela.token, 'Found by search')
  const page = await newPage()
  await visitLoggedIn(page, sela, '/en/about')
  await onOff(page).click()
  await button(panel(page), 'Choose Found by search').click()
  await bar(page).getByText('Found by search').waitFor()
  await type(page, 'selenium')
  // Not the popular products, which are shown until the answer arrives.
  await hits(page)
    .filter({ hasText: /selenium/i })
    .first()
    .waitFor()
  const add = /^Add .+ to the protocol$/
  const adds = button(overlay(page), add)
  await adds.first().waitFor()
  const first = await productNameAt(adds.first())
  // Two brands may sell products with the same name.
  const firstWithBrand = await subjectOf(adds.first())
  await adds.first().click()
  await button(overlay(page), named('One more of', firstWithBrand)).click()
  const stored = async () =>
    (await storedAs(sela.token, 'Found by search'))?.products.map(({ name, item_count }) => [
      name,
      item_count,
    ])
  await soon(stored).toEqual([[first, 2]])
  await soon(() => box(page).inputValue()).toBe('selenium')

  await box(page).press('Enter')
  await soon(() => pathOf(page)).toBe('/en/search-results')
  const packs = page
    .locator('main')
    .getByRole('textbox', { name: named('', firstWithBrand, ' in the protocol') })
  await soon(() => packs.inputValue()).toMatch(/^2/)
  const onPage = button(page.locator('main'), add)
  const second = await productNameAt(onPage.first())
  const secondWithBrand = await subjectOf(onPage.first())
  await onPage.first().click()
  await button(page.locator('main'), named('One more of', secondWithBrand)).waitFor()
  await soon(stored).toEqual([
    [second, 1],
    [first, 2],
  ])
})

test('everyone sees prices in the search, but only practitioners see those of practitioner-only products', {
  tags: 'role-search-prices',
}, async () => {
  const answer = await fetch(`${thisShop().url}/api${cataloguePaths.products}?limit=60`)
  const { data } = (await answer.json()) as ProductPage
  const { name, slug, variants } = data.find(({ practitioner_only }) => practitioner_only)!
  const { sku } = variants[0]!
  const page = await newPage()
  const hit = hits(page).filter({ has: page.locator(`a[href$="/${slug}"]`) })
  const card = cards(page).filter({ has: page.locator(`a[href$="/${slug}"]`) })
  const closed = 'Only with a practitioner’s protocol'
  await visit(page, '/en')
  await type(page, variants[0]!.barcode ?? '')
  await soon(() => hit.getByTestId('found-price').textContent()).toBe(closed)
  await box(page).fill('selenium')
  await soon(() => hits(page).getByTestId('found-price').allTextContents()).toContainEqual(
    expect.stringMatching(money),
  )
  await box(page).fill(sku)
  await soon(() => hit.getByTestId('found-price').textContent()).toBe(closed)
  await page.keyboard.press('Enter')
  await soon(() => card.getByTestId('card-price').textContent()).toBe(closed)
  expect(await page.content()).not.toContain(`"price":${variants[0]!.price}`)

  await signIn(page, 'ilse')
  await visit(page, '/en')
  await type(page, sku)
  await soon(() => hit.getByTestId('found-price').textContent()).toMatch(money)
  await page.keyboard.press('Enter')
  await soon(() => card.getByTestId('card-price').textContent()).toMatch(money)
  await soon(() => heading(page).textContent()).toBe(`Results for “${sku}”`)
  await soon(() => card.textContent()).toContain(name)
})

test('a product viewed for two seconds is counted once and anonymously; a prefetched one is not', async () => {
  const page = await newPage()
  await signIn(page, 'anna')
  await page.clock.install()
  await visit(page, '/en/products')
  const views: { body: unknown; token: string | undefined }[] = []
  page.on('request', async (request) => {
    if (new URL(request.url()).pathname !== `/api${searchPaths.views}`) return
    const { authorization, cookie } = await request.allHeaders()
    views.push({ body: request.postDataJSON(), token: authorization ?? cookie })
  })
  const link = cards(page).nth(8).getByRole('link').first()
  const path = (await link.getAttribute('href')) ?? ''
  const fetched = page.waitForResponse((response) => response.url().includes(`${path}.data`))
  await link.hover()
  await fetched
  await advanceTime(page, viewedMs + 300)
  expect(views).toEqual([])
  await link.click()
  await soon(() => pathOf(page)).toBe(path)
  await advanceTime(page, viewedMs)
  await soon(() => views.length).toBe(1)
  await advanceTime(page, viewedMs)
  expect(views).toEqual([{ body: { product_id: expect.any(Number) }, token: undefined }])
})
