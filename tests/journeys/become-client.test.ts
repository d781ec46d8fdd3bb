import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import type { ClientPage } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import type { Store } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer } from '../support/people/making.ts'
import { newAddress, newcomer } from '../support/people/newcomers.ts'
import { putInCart } from '../support/people/ordering.ts'
import { registerClient } from '../support/people/registering.ts'
import { button, euros, type ProductForSale, productsForSale } from '../support/shopping.ts'
import { contentOf } from '../support/store-content.ts'
import { pathOf, soon, visit, words } from '../support/visiting.ts'

const onboarding = words('en', 'onboarding')
const question = /^May Noor Nieuw keep protocols and notes under your name\?$/

describe('on the page of a practitioner who gives new clients 10 %', () => {
  let practitioner: Awaited<ReturnType<typeof certifiedNewcomer>>
  let path: string
  let storeName: string
  const call = async (method: string, to: string, body: object) => {
    const answer = await callShop(to, { method, body, token: practitioner.token })
    expect([200, 201]).toContain(answer.status)
    return answer.body as Store
  }
  const clients = async () => {
    const answer = await callShop(practicePaths.clients, { method: 'GET', token: practitioner.token })
    return (answer.body as ClientPage).data
  }

  /** Where the title, the second button and what follows the header are. */
  async function placesOf(page: Page) {
    const title = page.getByRole('heading', { level: 1 })
    // The first layout requests the fonts, which may be after the page's load event.
    await title.boundingBox()
    await soon(() => page.evaluate(() => document.fonts.status)).toBe('loaded')
    return Promise.all([
      title.boundingBox(),
      page.getByRole('link', { name: /^Write to/ }).boundingBox(),
      page.getByRole('heading', { level: 2 }).first().boundingBox(),
    ])
  }
  async function placesWithoutScripts() {
    const page = await newPage({ javaScript: false })
    await page.goto(path)
    return placesOf(page)
  }

  beforeAll(async () => {
    practitioner = await certifiedNewcomer('Noor')
    await call('POST', storePaths.store, { type: 'personal', theme: 'plum' })
    await call('PUT', storePaths.header, { title: 'Walk more', description: 'Twenty minutes a day.' })
    const store = await call('PUT', storePaths.contact, { email: 'noor@walking.example' })
    const content = { ...contentOf(store), welcome_discount: 10 }
    const { revision } = await call('PUT', storePaths.content, { revision: store.revision, content })
    await call('PUT', storePaths.publication, { is_published: true, revision })
    storeName = store.name
    path = `/en/practitioners/${storeName}`
  })

  test('a client becomes theirs, and pays less', async () => {
    const client = await newcomer('Ivo')
    const [{ id }] = (await productsForSale(1)) as [ProductForSale]
    await putInCart(client.token, [{ product_variant_id: id, quantity: 1 }])
    const page = await newPage()
    await visitLoggedIn(page, client, path)
    await button(page, 'Become my client').click()
    const dialog = page.getByRole('dialog', { name: question })
    await dialog.waitFor()
    expect(await axeViolations(page)).toEqual([])
    await button(dialog, 'No').click()
    await dialog.waitFor({ state: 'detached' })
    expect(await clients()).toEqual([])

    await button(page, 'Become my client').click()
    await button(dialog, 'Yes, allow it').click()
    const done = page.getByRole('dialog', { name: 'You are a client of Noor Nieuw.' })
    await done.getByText('You get a 10% discount in the shop.').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await button(done, 'Close').click()
    await done.waitFor({ state: 'detached' })
    const mine = page.getByRole('main').getByRole('link', { name: 'My practitioner' })
    await soon(() => mine.evaluate((link) => link === document.activeElement)).toBe(true)
    for (const again of [false, true]) {
      if (again) await page.reload()
      await page.getByText('You are a client of Noor Nieuw. You get a 10% discount in the shop.').waitFor()
      await mine.waitFor()
      await soon(() => button(page, 'Become my client').count()).toBe(0)
      expect(await placesOf(page)).toEqual(await placesWithoutScripts())
    }
    expect(await axeViolations(page)).toEqual([])
    expect(await clients()).toMatchObject([{ email: client.email, discount_rate: 10 }])

    const cart = (await callShop(cartPaths.cart, { method: 'GET', token: client.token })).body as Cart
    expect(cart).toMatchObject({ discount_rate: 10 })
    await visit(page, '/en/cart')
    const sums = page.getByTestId('cart-sums')
    await sums.getByText('10% discount from Noor Nieuw').waitFor()
    await sums.getByText(`−${euros(cart.total_discount)}`).waitFor()
    await visit(page, '/en/account/client/practitioner')
    await page.getByText(/You agreed on/).waitFor()
  })

  test('a visitor registers, comes back and becomes their client', async () => {
    const page = await newPage()
    await visit(page, path)
    await page.getByRole('link', { name: 'Become my client' }).click()
    await soon(() => pathOf(page)).toBe('/en/login')
    await page.getByRole('link', { name: 'Create an account' }).filter({ visible: true }).click()
    await page.getByRole('radio', { name: 'I look after myself' }).check()
    await button(page, onboarding('register-as.client.continue')).click()
    await soon(() => pathOf(page)).toBe('/en/onboarding/register/client')
    const email = newAddress('mila')
    await registerClient(page, { email, firstName: 'Mila', language: 'en' })
    await soon(() => pathOf(page)).toBe(path)
    await button(page, 'Become my client').click()
    await button(page.getByRole('dialog', { name: question }), 'Yes, allow it').click()
    await page.getByText('You get a 10% discount in the shop.', { exact: true }).waitFor()
    expect((await clients()).map((client) => client.email)).toContain(email)
  })

  test('a client whose other practitioner’s discount applies is told so', async () => {
    const client = await newcomer('Ada')
    await callShop(storePaths.clients('lindehof'), { body: { is_allowed: true }, token: client.token })
    await callShop(storePaths.clients(storeName), { body: { is_allowed: true }, token: client.token })
    const page = await newPage()
    await visitLoggedIn(page, client, path)
    await page.getByText('Your 10% discount isn’t active, because another practitioner’s applies.').waitFor()
    expect(await placesOf(page)).toEqual(await placesWithoutScripts())
  })

  test('another practitioner is not asked, and nothing moves', async () => {
    const page = await newPage()
    await visitLoggedIn(page, await newcomer('Omar', 'practitioner'), path)
    await page.getByText('Become my client').waitFor({ state: 'hidden' })
    await soon(() => page.getByRole('link', { name: 'Become my client' }).count()).toBe(0)
    expect(await placesOf(page)).toEqual(await placesWithoutScripts())
  })

  test('its owner finds the way to the editor, and nothing moves', async () => {
    const page = await newPage()
    await visitLoggedIn(page, practitioner, path)
    const edit = page.getByRole('link', { name: 'Edit this page' })
    await edit.waitFor()
    await soon(() => page.getByText('Become my client').count()).toBe(0)
    expect(await placesOf(page)).toEqual(await placesWithoutScripts())
    await edit.click()
    await page.getByRole('heading', { name: 'Your shop page' }).waitFor()
    await page.getByLabel('Preview').getByText('Become my client').waitFor()
    await soon(() => page.getByRole('link', { name: 'Become my client' }).count()).toBe(0)
  })
})
