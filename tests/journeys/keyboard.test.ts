import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { hasFocus } from '../support/keys.ts'
import { heading, pathOf, soon, visit } from '../support/visiting.ts'

/** Presses Tab until the element has the focus, and checks that each stop is visible. */
async function tabTo(page: Page, target: Locator) {
  for (let press = 0; press < 250; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(focusedStop)
    expect(stop.seen, stop.name).toBe(true)
    if (await hasFocus(target)) return
  }
  throw new Error('Tab does not get there')
}

function focusedStop() {
  const element = document.activeElement
  if (!element || element === document.body) return { name: 'the page', seen: true }
  const around = [element.parentElement, element.closest('article')].filter((part) => part !== null)
  const marked = [element, ...element.querySelectorAll('*'), ...around]
  const seen = marked.some((part) =>
    [null, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    }),
  )
  return { name: `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`, seen }
}

test('a visitor gets from the home page through a filter to a product with the keyboard alone', async () => {
  const page = await newPage()
  await visit(page, '/en')
  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }))
  await page.keyboard.press('Enter')
  await soon(() => heading(page).textContent()).toBe('All products')

  const filter = page.locator('input[name=categories]').first()
  await tabTo(page, filter)
  await page.keyboard.press('Space')
  await soon(() => new URL(page.url()).search).toMatch(/^\?categories=\d+$/)
  await soon(() => filter.isChecked()).toBe(true)
  await soon(() => hasFocus(filter)).toBe(true)

  // The URL changes first, then the list.
  await page.waitForLoadState('networkidle')
  const product = page.locator('main article').first().getByRole('link').first()
  const name = await product.textContent()
  await tabTo(page, product)
  await page.keyboard.press('Enter')
  await soon(() => pathOf(page)).toMatch(/^\/en\/products\/[a-z0-9-]+$/)
  await soon(() => heading(page).textContent()).toBe(name)
})
