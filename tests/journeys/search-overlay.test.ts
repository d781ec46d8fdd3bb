import { describe, expect, test } from 'vitest'
import type { ProductPage } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { connect } from '#server/platform/database.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import {
  box,
  first,
  goToBox,
  hits,
  names,
  overlay,
  popular,
  searchRequests,
  type,
} from '../support/searching.ts'
import { thisShop } from '../support/this-shop.ts'
import { heading, horizontalOverflow, pathOf, soon, visit, words } from '../support/visiting.ts'

async function productsListed(): Promise<ProductPage['data']> {
  const { body } = await callShop(`${cataloguePaths.products}?limit=60`, { method: 'GET' })
  return (body as ProductPage).data
}

describe('before Enter is pressed', () => {
  const typed = {
    en: [
      ['magnezium bisgl', 'icinat', /^Magnesium Bisglycinate/],
      ['vitamn', ' d', /Vitamin D3/],
      ['Omega 3 Fisc', 'höl', /^Omega-3 Fish Oil/],
      ['magnesium 300', ' mg', /^Magnesium Bisglycinate 300\smg/],
    ],
    ja: [['ビタミン', 'D', /^ビタミン.*D3?/]],
    zh_tw: [['維生', '素', /維生素/]],
  } as const
  test.each(['en', 'ja', 'zh_tw'] as const)('suggestions appear while typing, in %s', async (language) => {
    const page = await newPage({ language })
    await visit(page, `/${language}`)
    for (const [begun, rest, name] of typed[language]) {
      await type(page, begun)
      await hits(page).first().waitFor()
      await page.keyboard.type(rest)
      await soon(() => first(page)).toMatch(name)
      expect(pathOf(page)).toBe(`/${language}`)
      await box(page).fill('')
      await hits(page).first().waitFor({ state: 'detached' })
    }
  })

  test('a barcode finds its product, a brand its products, and an ingredient the products that contain it', async () => {
    const { name, variants } = (await productsListed())[40]!
    const page = await newPage()
    await visit(page, '/en')
    await type(page, variants[0]?.barcode ?? '')
    await soon(() => names(page).allTextContents()).toEqual([name])

    await box(page).fill('kestr')
    await overlay(page)
      .getByRole('gridcell', { name: /^Kestrel Clinical \d+$/ })
      .waitFor()
    const brands = await hits(page).getByTestId('found-brand').allTextContents()
    expect(brands).not.toHaveLength(0)
    for (const brand of brands) expect(brand).toMatch(/^Kestrel Clinical/)
    await box(page).fill('lycopene')
    await soon(() => hits(page).getByTestId('found-note').first().textContent()).toContain('Lycopene')
    expect((await names(page).allTextContents()).join()).not.toMatch(/lycopene/i)
  })
})

test('popular products are requested once every 15 minutes for each language', {
  tags: ['search-popular-language', 'call-popular', 'constant-popular-cache'],
}, async () => {
  const page = await newPage()
  const gets = searchRequests(page, 'GET')
  const open = async (language: 'en' | 'nl') => {
    await visit(page, `/${language}`)
    await goToBox(page)
    await overlay(page).getByText(words(language, 'search')('popular.title')).waitFor()
  }
  const languagesAsked = () => gets.map((get) => new URL(get.url()).searchParams.get('language_code'))
  await open('en')
  await page.keyboard.press('Escape')
  await overlay(page).waitFor({ state: 'detached' })
  await box(page).click()
  await popular(page).waitFor()
  await open('nl')
  await open('en')
  expect(languagesAsked()).toEqual(['en', 'nl'])

  const pass = (minutes: number) =>
    page.evaluate((ms) => {
      for (const key of Object.keys(localStorage)) {
        const [, stamp, name] = /^(\d+):(popular-searches-.+)$/.exec(key) ?? []
        const value = localStorage.getItem(key)
        if (!name || value === null) continue
        localStorage.removeItem(key)
        localStorage.setItem(`${Number(stamp) - ms}:${name}`, value)
      }
    }, minutes * 60_000)
  await pass(10)
  await open('en')
  expect(languagesAsked()).toEqual(['en', 'nl'])
  await pass(5)
  await open('en')
  expect(languagesAsked()).toEqual(['en', 'nl', 'en'])
})

test('the query stays in the box on products and results, and is cleared on any other page', {
  tags: 'search-reset',
}, async () => {
  const page = await newPage()
  const goTo = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()
  await visit(page, '/en')
  await type(page, 'selenium')
  await hits(page).first().waitFor()
  const name = (await first(page)) ?? ''
  await hits(page).first().getByRole('link').click()
  await soon(() => heading(page).textContent()).toBe(name)
  await soon(() => overlay(page).count()).toBe(0)
  await soon(() => box(page).inputValue()).toBe('selenium')
  await box(page).press('Enter')
  await soon(() => pathOf(page)).toBe('/en/search-results')
  await goTo('Products')
  await soon(() => heading(page).textContent()).toBe('All products')
  await soon(() => box(page).inputValue()).toBe('selenium')
  await goTo('Brands')
  await soon(() => pathOf(page)).toBe('/en/brands')
  await soon(() => box(page).inputValue()).toBe('')
  await soon(() => overlay(page).count()).toBe(0)
})

test('a changed price appears in the search shortly afterwards', async () => {
  const { name, variants } = (await productsListed()).find((one) => !one.practitioner_only)!
  const { id, sku } = variants[0]!
  const page = await newPage()
  await visit(page, '/en')
  await type(page, sku)
  const price = hits(page).filter({ hasText: name }).first().getByTestId('found-price')
  await price.waitFor()
  await soon(() => price.textContent()).not.toContain('43,21')
  const { sql } = connect(thisShop().databaseUrl, { max: 1 })
  const shown = async () => {
    await box(page).fill('')
    await box(page).fill(sku)
    return price.textContent()
  }
  await sql`
    INSERT INTO prices (variant_id, currency, valid_from, amount_minor) VALUES (${id}, 'EUR', now(), 4321)`
  try {
    await soon(shown).toContain('43,21')
  } finally {
    // Other journeys read the shop's own prices.
    await sql`DELETE FROM prices WHERE variant_id = ${id} AND amount_minor = 4321`
    await sql.end()
  }
  await soon(shown).not.toContain('43,21')
})

test('axe finds no violations in the search, open and light, or with results and dark', async () => {
  const page = await newPage()
  await visit(page, '/en')
  await goToBox(page)
  await popular(page).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.type('vitamn d')
  await hits(page).first().waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeViolations(page)).toEqual([])
})

test('on a phone, in Dutch, the search fills the screen, and axe finds no violations', async () => {
  const page = await newPage({ language: 'nl', width: 390, height: 844 })
  await visit(page, '/nl')
  await page.locator('label[for=search]').click()
  await overlay(page).getByText(words('nl', 'search')('popular.title')).waitFor()
  await page.keyboard.type('vitamine d')
  await soon(() => first(page)).toMatch(/Vitamine D3/)
  expect(await axeViolations(page)).toEqual([])
  const { width, height } = (await overlay(page).boundingBox())!
  expect([width, height > 700]).toEqual([390, true])
  await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: words('nl')('search.back') }).click()
  await overlay(page).waitFor({ state: 'detached' })
  expect(pathOf(page)).toBe('/nl')
})
