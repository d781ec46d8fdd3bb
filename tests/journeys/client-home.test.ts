import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer, makeProtocol, readProtocol } from '../support/people/making.ts'
import { newcomer } from '../support/people/newcomers.ts'
import { button, cartLink, type ProductForSale, productsForSale } from '../support/shopping.ts'
import { soon } from '../support/visiting.ts'

const home = '/en/account/client'
const plates = '[data-testid=dose-plate]'

/** A client with a protocol of one product, taken in the morning and before bed. */
async function clientWithProtocol() {
  const [practitioner, client] = [await certifiedNewcomer('Sanne'), await newcomer('Ivo')]
  const [{ id }] = (await productsForSale(1)) as [ProductForSale]
  const protocolId = await makeProtocol(practitioner.token, 'Calm nights', [{ product_variant_id: id }])
  const { products } = await readProtocol(practitioner.token, protocolId)
  const portion = products[0]!.facts.portion!
  const dose = { ...portion, times: ['morning', 'night'], food: null, days: 28 }
  await callShop(protocolPaths.products(protocolId), {
    method: 'PUT',
    body: { product_variant_id: id, dose },
    token: practitioner.token,
  })
  const { email } = client
  await callShop(protocolPaths.assign, {
    method: 'POST',
    body: { id: protocolId, email, first_name: 'Ivo', last_name: 'Maes', discount: 10 },
    token: practitioner.token,
  })
  return { client, perDay: portion.amount * 2 }
}

test('a client ticks off a dose, which another tab notices, and puts what is missing in the cart', async () => {
  const { client, perDay } = await clientWithProtocol()
  const page = await newPage()
  await visitLoggedIn(page, client, home)
  await page.getByText('Calm nights, from').waitFor()
  const other = await page.context().newPage()
  await other.goto(page.url())
  const first = (tab: typeof page) => tab.locator(plates).first().getByRole('checkbox')
  await first(other).waitFor()
  await first(page).check()
  await soon(() => first(other).isChecked()).toBe(true)
  await page.reload()
  await soon(() => first(page).isChecked()).toBe(true)
  await first(page).uncheck()
  await soon(() => first(other).isChecked()).toBe(false)

  await button(page, 'Add to cart').click()
  await page.getByText('Everything is in your cart').waitFor()
  await soon(() => cartLink(page).getAttribute('aria-label')).toMatch(/^Cart, \d+ items?$/)

  await button(page, 'Correct an amount').click()
  await page.getByRole('textbox', { name: /^Amount left/ }).fill(String(7 * perDay))
  await button(page, 'Save amount').click()
  await page.getByText('7 days left').first().waitFor()
})

test('on a phone, a page left open since the morning unfolds the doses of the night', async () => {
  const page = await newPage({ width: 390, height: 844 })
  const morning = new Date()
  morning.setHours(8, 0, 0, 0)
  await page.clock.install({ time: morning })
  await visitLoggedIn(page, (await clientWithProtocol()).client, home)
  const plate = (name: string) =>
    page.locator(plates).filter({ has: page.getByRole('heading', { name, exact: true }) })
  await plate('Morning').getByText('Now', { exact: true }).waitFor()
  await plate('Morning').getByRole('checkbox').waitFor()
  await page.clock.fastForward('14:00:00')
  await plate('Before bed').getByText('Now', { exact: true }).waitFor()
  await plate('Before bed').getByRole('checkbox').waitFor()
  await plate('Morning').getByRole('checkbox').waitFor({ state: 'hidden' })
})

test('a client adds their doses to a calendar', async () => {
  const page = await newPage()
  await visitLoggedIn(page, (await clientWithProtocol()).client, home)
  const downloading = page.waitForEvent('download')
  await button(page, 'Add to calendar').click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file.match(/^RRULE:FREQ=DAILY;UNTIL=/gm)).toHaveLength(2)
})

test('the client’s home is accessible and fits every screen, with and without a protocol', async () => {
  for (const [client, shown] of [
    [(await clientWithProtocol()).client, 'Order in time'],
    [await newcomer('Lea'), 'No protocol yet'],
  ] as const) {
    const page = await newPage()
    await visitLoggedIn(page, client, home)
    for (const width of [1440, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await page.getByRole('heading', { name: shown }).waitFor()
      expect(await axeViolations(page), `${shown} at ${width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})
