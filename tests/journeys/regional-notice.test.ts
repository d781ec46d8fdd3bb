import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { freePort } from '../support/free-port.ts'
import { runShop } from '../support/running-shop.ts'
import { advanceTime, heading, soon, visit } from '../support/visiting.ts'

const britishShop = 'https://uk.verbena.example'
const minuteMs = 60_000

let shop: Awaited<ReturnType<typeof runShop>>
beforeAll(async () => {
  const port = await freePort()
  shop = await runShop({
    DEMO: '0',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    OTHER_STORE_URL: britishShop,
    DEMO_COUNTRY: 'GB',
  })
})
afterAll(async () => {
  await shop.close()
})

const notice = (page: Page) => page.getByRole('region', { name: 'Shopping from the United Kingdom?' })

describe('the regional notice', () => {
  test('a visitor from Britain is offered the British shop', { tags: 'notice-choice' }, async () => {
    const page = await newPage()
    await page.route(`${britishShop}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>The British shop</h1>' }),
    )
    await visit(page, `${shop.url}/en/about`)
    await notice(page).waitFor()
    await notice(page).getByRole('link', { name: 'Yes please' }).click()
    await soon(() => heading(page).textContent()).toBe('The British shop')
    expect(page.url()).toBe(`${britishShop}/`)
  })

  test('is not shown again for an hour to visitors who choose to stay', async () => {
    const page = await newPage()
    await page.clock.install()
    await visit(page, `${shop.url}/en/about`)
    await notice(page).getByRole('button', { name: 'No' }).click()
    await soon(() => notice(page).count()).toBe(0)
    await page.clock.fastForward(50 * minuteMs)
    await visit(page, `${shop.url}/en/delivery`)
    await advanceTime(page, 5000)
    await soon(() => notice(page).count()).toBe(0)
    await page.clock.fastForward(11 * minuteMs)
    await visit(page, `${shop.url}/en/delivery`)
    await notice(page).waitFor()
  })

  test('moves nothing on the page', async () => {
    const page = await newPage({ width: 390, height: 844 })
    await visit(page, `${shop.url}/en/about`)
    const before = await heading(page).boundingBox()
    await notice(page).waitFor()
    expect(await heading(page).boundingBox()).toEqual(before)
  })

  test('is not shown to visitors from elsewhere', async () => {
    const page = await newPage()
    await page.clock.install()
    await page.route('**/api/v2/account/geoip', (route) => route.fulfill({ json: { country: 'BE' } }))
    const asked = page.waitForResponse('**/api/v2/account/geoip')
    await visit(page, `${shop.url}/en/about`)
    await asked
    await advanceTime(page, 5000)
    await soon(() => notice(page).count()).toBe(0)
  })

  test('does not affect the page if it fails to load', async () => {
    const page = await newPage({
      expectedErrors: [/Failed to load resource/, /dynamically imported/],
    })
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('notice-sheet'))
    await page.route('**/assets/notice-sheet*.js', (route) => route.abort())
    await visit(page, `${shop.url}/en/about`)
    await refused
    await soon(() => heading(page).textContent()).toBe('About Verbena')
  })
})
