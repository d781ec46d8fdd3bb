import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { button, onOff, panel } from '../support/building.ts'
import { hasFocus } from '../support/keys.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { advanceTime, heading, pathOf, scrolledTo, soon, visit } from '../support/visiting.ts'

const footer = (page: Page) => page.getByRole('contentinfo')

describe('a visitor navigating the shop', () => {
  test('a new page starts at its top', async () => {
    const page = await newPage()
    await visit(page, '/en')
    await footer(page).getByRole('link', { name: 'About us' }).click()
    await soon(() => heading(page).textContent()).toBe('About Verbena')
    expect(await scrolledTo(page)).toBe(0)
  })

  test('a new page scrolls smoothly to its top only if reduced motion is not preferred', {
    tags: 'route-scroll',
  }, async () => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const page = await newPage()
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(() => {
        const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void
        window.scrollTo = ((options: ScrollToOptions) => {
          document.documentElement.dataset.scrolled = options.behavior
          scroll(options)
        }) as typeof window.scrollTo
      })
      await visit(page, '/en')
      await footer(page).getByRole('link', { name: 'About us' }).click()
      const expected = reducedMotion === 'reduce' ? 'instant' : 'smooth'
      await soon(() => page.locator('html').getAttribute('data-scrolled')).toBe(expected)
      await soon(() => scrolledTo(page)).toBe(0)
    }
  })

  test('going back and forward restores the scroll positions', async () => {
    const page = await newPage()
    await visit(page, '/en')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await soon(() => scrolledTo(page)).toBe(900)
    await page.getByRole('link', { name: 'Brands' }).first().dispatchEvent('click')
    await soon(() => pathOf(page)).toBe('/en/brands')
    await soon(() => scrolledTo(page)).toBe(0)
    await page.goBack()
    await soon(() => scrolledTo(page)).toBe(900)
    await page.goForward()
    await soon(() => scrolledTo(page)).toBe(0)
  })

  test('finds each section of the shop in the header, with the current one marked', async () => {
    const page = await newPage()
    await visit(page, '/en')
    const entries = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link')
    const seen: string[] = []
    for (const entry of await entries.all()) {
      await entry.click()
      await soon(() => entry.getAttribute('aria-current')).toBe('page')
      await soon(() =>
        heading(page)
          .textContent()
          .then((text) => seen.includes(text ?? '')),
      ).toBe(false)
      seen.push((await heading(page).textContent()) ?? '')
    }
    expect(seen).toHaveLength(4)
    await page.getByRole('link', { name: 'Verbena, home page' }).first().click()
    await soon(() => pathOf(page)).toBe('/en')
  })

  test('every link in header and footer leads to an existing page', {
    tags: 'route-general',
  }, async () => {
    const page = await newPage({ javaScript: false })
    await page.goto('/en')
    const links = page.locator('header a[href], footer a[href]')
    const addresses = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!)))
    expect(addresses.size).toBeGreaterThan(20)
    for (const address of addresses) {
      const answer = await page.request.get(address, { maxRedirects: 0 })
      expect(answer.status(), address).toBe(200)
    }
  })

  test('returning to the window does not reload products', { tags: 'call-products-focus' }, async () => {
    const page = await newPage()
    await page.clock.install()
    await visit(page, '/en/products')
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.evaluate(() => {
      for (const name of ['blur', 'focus']) window.dispatchEvent(new Event(name))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await advanceTime(page, 10_000)
    // Single product pages may still be prefetched.
    expect(asked.filter((url) => /\/products(\.data)?$/.test(new URL(url).pathname))).toEqual([])
  })

  test('skips the header with the first press of Tab', async () => {
    const page = await newPage()
    await visit(page, '/en/products')
    await page.keyboard.press('Tab')
    await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content')
    await page.keyboard.press('Enter')
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  })

  test('keeps the products loaded below a list when skipping the header', async () => {
    const page = await newPage()
    await visit(page, '/en/products')
    await page.getByRole('link', { name: 'Show 26 more' }).click()
    const cards = page.locator('main article')
    await soon(() => cards.count()).toBe(52)
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
    await soon(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    expect(await cards.count()).toBe(52)
  })

  test('comes to the letter of the brands that was pressed, and back to where the press was', async () => {
    const page = await newPage()
    await visit(page, '/en/brands')
    await page.getByRole('navigation', { name: 'Jump to letter' }).getByRole('link').last().click()
    const last = page.locator('main section').last()
    await soon(() => last.getByRole('heading').evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(
      800,
    )
    const brand = last.getByRole('link').last()
    await brand.scrollIntoViewIfNeeded()
    const place = await scrolledTo(page)
    expect(place).toBeGreaterThan(0)
    await brand.click()
    await soon(() => pathOf(page)).toBe('/en/products')
    await page.goBack()
    await soon(() => scrolledTo(page)).toBe(place)
    await page.goBack()
    await soon(() => scrolledTo(page)).toBe(0)
  })
})

describe('the menu on a phone', () => {
  const openMenu = (page: Page) => page.getByRole('button', { name: 'Open menu' })
  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

  test('traps the focus, closes with Esc, and returns the focus', async () => {
    const page = await newPage({ width: 390, height: 844 })
    await visit(page, '/en')
    await openMenu(page).press('Enter')
    await drawer(page).waitFor()
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press(press < 8 ? 'Tab' : 'Shift+Tab')
      const place = await page.evaluate(() => {
        const { activeElement, body } = document
        return activeElement === body || activeElement?.closest('dialog') !== null
      })
      expect(place, `after ${press + 1} presses`).toBe(true)
    }
    await page.keyboard.press('Escape')
    await soon(() => drawer(page).count()).toBe(0)
    await soon(() => hasFocus(openMenu(page))).toBe(true)
  })

  test('exists on every screen below 1024 px', async () => {
    const page = await newPage({ width: 1023 })
    await visit(page, '/en')
    await soon(() => openMenu(page).isVisible()).toBe(true)
    await page.setViewportSize({ width: 1024, height: 900 })
    await soon(() => openMenu(page).isVisible()).toBe(false)
    await soon(() => page.getByRole('navigation', { name: 'Main' }).isVisible()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1024)
  })

  test('closes with its button, with a click beside it, and after navigation', async () => {
    const page = await newPage({ width: 390, height: 844 })
    await visit(page, '/en')
    await openMenu(page).click()
    await page.getByRole('button', { name: 'Close menu' }).click()
    await soon(() => drawer(page).count()).toBe(0)
    await openMenu(page).click()
    await page.mouse.click(380, 600)
    await soon(() => drawer(page).count()).toBe(0)
    await openMenu(page).click()
    await drawer(page).getByRole('link', { name: 'Brands' }).click()
    await soon(() => pathOf(page)).toBe('/en/brands')
    await soon(() => drawer(page).count()).toBe(0)
  })

  test('opens and navigates without JavaScript', async () => {
    const page = await newPage({ width: 390, height: 844, javaScript: false })
    await page.goto('/en')
    await openMenu(page).click()
    await drawer(page).getByRole('link', { name: 'Health goals' }).click()
    expect(pathOf(page)).toBe('/en/health-goals')
  })
})

describe('somebody who uses a screen reader', () => {
  test('is led to the heading of the page that a link opens, and to that of the page they go back to', async () => {
    const page = await newPage()
    await visit(page, '/en')
    const brands = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brands' })
    await brands.press('Enter')
    await soon(() => pathOf(page)).toBe('/en/brands')
    await soon(() => hasFocus(heading(page))).toBe(true)
    await page.goBack()
    await soon(() => pathOf(page)).toBe('/en')
    await soon(() => hasFocus(heading(page))).toBe(true)
  })

  test('is led to the heading of the page opened from the menu on a phone', async () => {
    const page = await newPage({ width: 390, height: 844 })
    await visit(page, '/en')
    await page.getByRole('button', { name: 'Open menu' }).press('Enter')
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Brands' }).press('Enter')
    await soon(() => pathOf(page)).toBe('/en/brands')
    await soon(() => hasFocus(heading(page))).toBe(true)
  })

  test('stays where they are on the next page of a list', async () => {
    const page = await newPage()
    await visit(page, '/en')
    const products = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' })
    await products.press('Enter')
    await soon(() => hasFocus(heading(page))).toBe(true)
    await page.getByRole('link', { name: 'Page 2', exact: true }).press('Enter')
    await soon(() => new URL(page.url()).search).toBe('?page=2')
    expect(await hasFocus(heading(page))).toBe(false)
  })

  test('stays in a field of the builder, and hears the title of the page', async () => {
    const page = await newPage()
    await visitLoggedIn(page, await newcomer('Kim', 'practitioner'), '/en/products')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Brands' }).click()
    await soon(() => pathOf(page)).toBe('/en/brands')
    await onOff(page).click()
    await button(panel(page), 'New').click()
    const name = panel(page).getByLabel('Name')
    await soon(() => hasFocus(name)).toBe(true)
    await page.evaluate(recordAnnouncements)
    await page.goBack()
    await soon(() => pathOf(page)).toBe('/en/products')
    await soon(() => page.evaluate(() => document.body.dataset.announced)).toMatch(/^All products/)
    expect(await hasFocus(name)).toBe(true)
  })
})

/** Writes down what is added to the live regions at the end of the page. */
function recordAnnouncements() {
  const announcement = 'body > .visually-hidden[aria-live=polite]'
  new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element && target.matches(announcement) && target.textContent)
        document.body.dataset.announced = target.textContent
  }).observe(document.body, { childList: true, subtree: true })
}
