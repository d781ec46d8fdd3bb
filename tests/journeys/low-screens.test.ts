import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newPage } from '../support/browser.ts'
import { productsForSale } from '../support/shopping.ts'
import { soon, visit } from '../support/visiting.ts'

/** A screen of 1280 × 1024 at 400% zoom. */
const screen = { width: 320, height: 256 }
const halfOf = screen.height / 2

/** The height in which an element shows, between the head and the foot of its drawer. */
const roomFor = (element: Locator) =>
  element.evaluate((shown) => {
    let part: Element | null = shown
    while (part && !/auto|scroll/.test(getComputedStyle(part).overflowY)) part = part.parentElement
    return part?.clientHeight ?? 0
  })

async function drawerOf(page: Page, name: string): Promise<Locator> {
  const drawer = page.getByRole('dialog', { name })
  await drawer.waitFor()
  return drawer
}

test('on a low screen, the entries of the menu have room', async () => {
  const page = await newPage(screen)
  await visit(page, '/en')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = await drawerOf(page, 'Menu')
  await soon(() => roomFor(menu.getByRole('link', { name: 'Brands' }))).toBeGreaterThan(halfOf)
  await menu.getByRole('link', { name: 'Log in' }).last().scrollIntoViewIfNeeded()
  expect(await menu.getByRole('link', { name: 'Log in' }).last().isVisible()).toBe(true)
})

test('on a low screen, the lines of the cart have room', async () => {
  const page = await newPage(screen)
  const [product] = await productsForSale(1)
  await visit(page, `/en/products/${product!.slug}`)
  await page.getByTestId('offer').locator('[data-buy]').first().click()
  const cart = await drawerOf(page, 'Your cart')
  await soon(() => roomFor(cart.getByText(product!.name).first())).toBeGreaterThan(halfOf)
})
