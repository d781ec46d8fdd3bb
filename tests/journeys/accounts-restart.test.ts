import { expect, inject, onTestFinished, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { tryLogin } from '../support/people/logging-in.ts'
import { copyShopData, startShop } from '../support/running-shop.ts'
import { hydrated, pathOf, soon } from '../support/visiting.ts'

test('users stay logged in when the shop restarts', async () => {
  const place = await copyShopData(inject('demonstration'))
  onTestFinished(place.close)
  const start = (PORT: string) => startShop({ ...place.environment, DEMO: '1', PORT })
  // A shop that has just started is busy loading its catalogue: the page retries. A style sheet that was prefetched
  // while the shop was down is reported as a bare event.
  const page = await newPage({ expectedErrors: [/ERR_/, /status of 503/, /^Event$/] })

  const first = await start('0')
  onTestFinished(first.stop)
  await page.goto(`${first.url}/en/login`)
  await hydrated(page)
  await tryLogin(page, { email: 'ilse@verbena.example' })
  await soon(() => pathOf(page)).toBe('/en/account/practitioner')
  // Calls still running when the shop stops would fail for another reason.
  await page.waitForLoadState('networkidle')
  await first.stop()

  const second = await start(new URL(first.url).port)
  onTestFinished(second.stop)
  await page.getByRole('link', { name: 'Security' }).first().click()
  await page.getByText('This device').waitFor()
  await page.reload()
  await page.getByText('This device').waitFor()
  expect(page.url()).toBe(`${first.url}/en/account/security`)
})
