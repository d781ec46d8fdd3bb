import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { soon, visit } from '../support/visiting.ts'

const product = '/en/products/kestrel-clinical-magnesium-bisglycinate-300-mg'
const bar = (page: Page) => page.locator('[data-top-bar]')
const scrolledTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top)

test('somebody who has scrolled past the buy box adds the chosen quantity in the bar', async () => {
  const page = await newPage()
  await visit(page, product)
  await page.getByTestId('offer').getByRole('button', { name: 'Add one pack' }).click()
  await soon(() => bar(page).count()).toBe(0)

  await scrolledTo(page, 1400)
  await bar(page).waitFor()
  expect((await bar(page).textContent()) ?? '').toContain('29,90')
  await soon(async () => (await bar(page).boundingBox())?.y).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await bar(page)
    .getByRole('button', { name: /Add to cart/ })
    .click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await soon(() => bar(page).getByText('2 in cart').count()).toBe(1)

  // The stepper that replaced the button has the focus, and gives it back to the buy box.
  await soon(() => page.evaluate(() => document.activeElement?.closest('[data-top-bar]') !== null)).toBe(true)
  await scrolledTo(page, 0)
  await soon(() => bar(page).count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.closest('[data-testid=offer]') !== null)).toBe(
    true,
  )
})

test('the bar covers nothing that the keyboard reaches', async () => {
  const page = await newPage()
  await visit(page, product)
  await scrolledTo(page, 1400)
  await bar(page).waitFor()
  await page.getByRole('link', { name: /^See all in/ }).focus()
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Shift+Tab')
    const top = await page.evaluate(() => {
      const focused = document.activeElement
      return focused?.closest('[data-top-bar]') ? undefined : focused?.getBoundingClientRect().top
    })
    if (top === undefined) break
    const foot = (await bar(page).count()) ? ((await bar(page).boundingBox())?.height ?? 0) : 0
    expect(top).toBeGreaterThanOrEqual(foot)
  }
})

test('on phones the bar at the foot is the only one', async () => {
  const page = await newPage({ width: 390, height: 800 })
  await visit(page, product)
  await scrolledTo(page, 1400)
  const foot = page.locator('[data-foot-bar]')
  await soon(async () => {
    const box = await foot.boundingBox()
    return box && box.y + box.height
  }).toBe(800)
  await soon(() => foot.getByRole('button', { name: /Add to cart/ }).isVisible()).toBe(true)
  expect(await bar(page).count()).toBe(0)
})

test('on phones, a message does not cover the bar at the foot', async () => {
  const page = await newPage({ width: 390, height: 844 })
  await visit(page, product)
  const foot = page.locator('[data-foot-bar]')
  await foot.getByRole('button', { name: /Add to cart/ }).click()
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await foot.getByRole('button', { name: /remove/i }).click()
  const message = page.getByRole('region', { name: 'Notifications' }).getByText('removed')
  await message.waitFor()
  await foot.getByRole('button', { name: /Add to cart/ }).waitFor()
  const [shown, bar] = [await message.boundingBox(), await foot.boundingBox()]
  expect(shown!.y + shown!.height).toBeLessThanOrEqual(bar!.y)
})
