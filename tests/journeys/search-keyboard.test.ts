import { expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { hasFocus } from '../support/keys.ts'
import { box, goToBox, hits, overlay, status } from '../support/searching.ts'
import { heading, pathOf, soon, visit } from '../support/visiting.ts'

test('a visitor finds a product with the keyboard alone on a slow connection, and Escape keeps the focus in the box', async () => {
  const page = await newPage()
  const { keyboard } = page
  /** The active option, as announced by a screen reader. */
  const meant = async () => {
    const id = await box(page).getAttribute('aria-activedescendant')
    if (id === null) return null
    const cell = page.locator(`[id="${id}"]`)
    await soon(() => cell.getAttribute('aria-selected')).toBe('true')
    return cell.textContent()
  }
  await visit(page, '/en')
  const line = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 400, downloadThroughput: 60_000, uploadThroughput: 30_000 }
  await line.send('Network.emulateNetworkConditions', slow)

  await goToBox(page)
  await keyboard.type('vitamn d')
  await hits(page).first().waitFor()
  await soon(() => status(page).textContent()).toMatch(/^Showing results for vitamin d\. \d+ products found$/)
  await soon(() => box(page).getAttribute('aria-expanded')).toBe('true')
  const rows = await hits(page).locator('[data-hit-link]').allTextContents()
  expect(await meant()).toBe(null)
  await keyboard.press('ArrowDown')
  await soon(meant).toBe(rows[0])
  await keyboard.press('ArrowDown')
  await soon(meant).toBe(rows[1])
  await keyboard.press('ArrowLeft')
  await soon(meant).toBe('vitamin D3')
  await keyboard.press('ArrowRight')
  await soon(meant).toBe(rows[0])
  await keyboard.press('ArrowRight')
  await soon(meant).toMatch(/Add to cart|Ask your practitioner|Notify me/)
  await keyboard.press('ArrowUp')
  await soon(meant).toBe(null)
  await soon(() => hasFocus(box(page))).toBe(true)

  await keyboard.press('Escape')
  await overlay(page).waitFor({ state: 'detached' })
  await soon(() => hasFocus(box(page))).toBe(true)
  await soon(() => box(page).getAttribute('aria-expanded')).toBe('false')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brands' }).focus()
  await keyboard.press('/')
  await hits(page).first().waitFor()
  await soon(() => box(page).inputValue()).toBe('vitamn d')
  await keyboard.press('Tab')
  expect(
    await page.locator('[data-search]').evaluate((place) => place.contains(document.activeElement)),
  ).toBe(true)
  await keyboard.press('Shift+Tab')
  await keyboard.press('Shift+Tab')
  await overlay(page).waitFor({ state: 'detached' })

  await goToBox(page)
  await hits(page).first().waitFor()
  // The earlier results are shown while the shop is asked again, whose answer begins the list anew.
  await overlay(page).and(page.locator(':not([data-loading])')).waitFor()
  const name = await hits(page).getByTestId('found-name').first().textContent()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await soon(() => heading(page).textContent()).toBe(name)
  await goToBox(page)
  await keyboard.press('Enter')
  await soon(() => pathOf(page)).toBe('/en/search-results')
  expect(new URL(page.url()).searchParams.get('query')).toBe('vitamn d')
})

test('a slash typed in another field does not open the search', async () => {
  const page = await newPage()
  await visit(page, '/en/login')
  await page.getByLabel('Email address').fill('')
  await page.getByLabel('Email address').press('/')
  await soon(() => page.getByLabel('Email address').inputValue()).toBe('/')
})
