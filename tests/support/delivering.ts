import type { Page } from 'playwright-core'

/** The choice of the delivery country, in the header or, on phones, in the open menu. */
export const countryChooser = (page: Page) => page.getByLabel('Deliver to').locator('visible=true')

/** The visitor's connection comes from this country; optionally known only later. */
export const locatedIn = (page: Page, country: string, until?: Promise<void>) =>
  page.route('**/api/v2/account/geoip', async (route) => {
    await until
    await route.fulfill({ json: { country } })
  })

/** Starts measuring layout shifts while the page is visible. */
export const watchShifts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const counted = window as unknown as { shifted: number }
    counted.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.shifted += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
  })
export const shifted = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
