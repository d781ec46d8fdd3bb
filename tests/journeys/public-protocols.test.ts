import { beforeAll, describe, expect, test } from 'vitest'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { publicProtocolPaths } from '#contract/public-protocol-paths.ts'
import type { PublicProtocolCreated } from '#contract/public-protocols.ts'
import { restrictionPaths } from '#contract/restriction-paths.ts'
import type { RestrictionList } from '#contract/restrictions.ts'
import type { PublishedStore, Store } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { draftOf } from '../../web/protocols/public-editor/draft.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { countryChooser } from '../support/delivering.ts'
import { callShop } from '../support/people/calls.ts'
import { visitLoggedIn } from '../support/people/logging-in.ts'
import { certifiedNewcomer, tokenOf } from '../support/people/making.ts'
import { productsForSale } from '../support/shopping.ts'
import { people } from '../support/signing-in.ts'
import { expectToFit, horizontalOverflow, soon, visit } from '../support/visiting.ts'

const calmEvenings = '/practitioners/lindehof/calm-evenings'

describe('a practitioner', () => {
  let milla: Awaited<ReturnType<typeof certifiedNewcomer>>
  let name: string
  let made: { protocol_id: number }
  const call = async (method: string, path: string, body: object) => {
    const answer = await callShop(path, { method, body, token: milla.token })
    expect([200, 201]).toContain(answer.status)
    return answer.body
  }
  beforeAll(async () => {
    milla = await certifiedNewcomer('Milla')
    await call('POST', storePaths.store, { type: 'personal', theme: 'plum' })
    await call('PUT', storePaths.header, { title: 'Walk more', description: 'Twenty minutes a day.' })
    const contact = { email: 'milla@walking.example' }
    const store = (await call('PUT', storePaths.contact, contact)) as Store
    name = store.name
    await call('PUT', storePaths.publication, { is_published: true, revision: store.revision })
    made = (await call('POST', protocolPaths.create, {
      name: 'Anna Maes',
      description: 'After her baby',
    })) as { protocol_id: number }
    for (const { id } of await productsForSale(2))
      await call('POST', protocolPaths.products(made.protocol_id), {
        product_variant_id: id,
        notes: 'Anna, with your tea',
      })
  })

  test('makes a protocol public, corrects a claim, and everyone reads and buys it', async () => {
    const page = await newPage({ width: 1440, height: 1000, expectedErrors: [/status of 409/] })
    await visitLoggedIn(page, milla, '/en/account/practitioner/shop')
    await page.getByRole('button', { name: /^Public protocols/ }).click()
    await page.getByRole('button', { name: 'Make a protocol public' }).click()
    await page.getByLabel('Protocol', { exact: true }).selectOption({ label: 'Anna Maes' })
    await page.getByLabel('Public name').fill('Evening rest')
    await page.getByRole('button', { name: 'Create copy' }).click()

    await page.getByRole('heading', { level: 1, name: 'Evening rest' }).waitFor()
    const description = page.getByLabel('Description')
    await description.fill('This powder cures insomnia.')
    await page.getByText('isn’t allowed in public').waitFor()
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('A wording on your page isn’t allowed in public.').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await description.fill('Four weeks, with a glass of water.')
    await page.getByLabel('Note for everyone').first().fill('With the evening meal')
    await page.getByRole('button', { name: 'Publish' }).click()
    await page.getByText('Your protocol is public.').waitFor()

    const reader = await newPage({ width: 390 })
    await visit(reader, `/en/practitioners/${name}`)
    await reader.getByRole('link', { name: 'Evening rest' }).click()
    await reader.getByText('With the evening meal').waitFor()
    expect(await reader.content()).not.toContain('Anna')
    await reader.getByRole('button', { name: 'Buy this protocol' }).click()
    await soon(() => reader.getByRole('link', { name: /^Cart.*2/ }).count()).toBe(1)

    await page.getByRole('button', { name: 'Make private' }).click()
    await page.getByText('Your protocol is no longer public.').waitFor()
    const late = await newPage({ expectedErrors: [/404/] })
    expect((await late.goto(`/en/practitioners/${name}/evening-rest`))?.status()).toBe(404)
  })

  test('who saved on another device is warned in a window that was left open, and overwrites nothing there', async () => {
    const copy = { protocol_id: made.protocol_id, name: 'Two windows' }
    const { protocol } = (await call('POST', publicProtocolPaths.list, copy)) as PublicProtocolCreated
    const page = await newPage()
    await visitLoggedIn(page, milla, `/en/account/practitioner/shop/protocols/${protocol.id}`)
    const description = page.getByLabel('Description')
    await description.fill('Written here.')
    const { revision } = protocol
    const change = { ...draftOf(protocol), revision, description: 'Written elsewhere.' }
    await call('PUT', publicProtocolPaths.one(protocol.id), change)
    const warning = page.getByText('This protocol was changed in another window or on another device.')
    await soon(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      return warning.count()
    }).toBe(1)
    await soon(() => page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true)
    expect(await description.inputValue()).toBe('Written here.')
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Load newer version' }).click()
    await soon(() => description.inputValue()).toBe('Written elsewhere.')
  })
})

describe('a visitor', () => {
  test('puts all of a protocol into the cart from its practitioner’s page', async () => {
    const page = await newPage()
    await visit(page, '/en/practitioners/lindehof')
    await page.getByRole('button', { name: 'Add all to cart' }).first().click()
    await page.getByText('3 products are now in your cart.').waitFor()
    await page.getByRole('button', { name: 'Add all to cart' }).first().click()
    await page.getByText('It’s all in your cart already.').waitFor()
    await page.getByRole('link', { name: 'Open the cart' }).click()
    await page.getByText('Calm evenings, four weeks').waitFor()
  })

  test('in Portugal is told which of its products are not sold there, and puts the others into the cart', async () => {
    const store = await callShop(storePaths.published('lindehof'), { method: 'GET' })
    const saffron = (store.body as PublishedStore).protocols[0]!.lines.at(-1)!
    const decided = await callShop(adminProductPaths.countries(saffron.product_id), {
      method: 'PUT',
      token: await tokenOf(people.admin),
      body: { state: 'blocked', reason: 'ingredient', countries: ['PT'] },
    })
    expect(decided.status).toBe(200)
    await soon(async () => {
      const { body } = await callShop(`${restrictionPaths.list}?country_code=PT`, { method: 'GET' })
      return (body as RestrictionList).data.map((each) => each.product_id)
    }).toContain(saffron.product_id)
    const page = await newPage()
    await visit(page, '/en/practitioners/lindehof')
    await countryChooser(page).selectOption({ label: 'Portugal' })
    const protocol = page.getByRole('listitem').filter({ hasText: 'Calm evenings, four weeks' })
    const note = protocol.getByTestId('not-sold')
    await note.getByText('Not sold in Portugal').waitFor()
    await note.getByText(saffron.name).waitFor()
    await page.setViewportSize({ width: 320, height: 700 })
    await soon(() => horizontalOverflow(page)).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    await protocol.getByRole('button', { name: 'Add all to cart' }).click()
    await page.getByText(`2 products are now in your cart. Not available: ${saffron.name}.`).waitFor()
  })

  test('reads a protocol on any screen, in German', async () => {
    const page = await newPage({ language: 'de' })
    await visit(page, `/de${calmEvenings}`)
    await expectToFit(page, [1440, 768, 390, 320])
    const title = page.getByRole('heading', { level: 1, name: 'Calm evenings, four weeks' })
    await soon(() => title.getAttribute('lang')).toBe('en')
  })

  test('reads it where axe finds nothing, in light on a desktop and in dark on a phone', async () => {
    const page = await newPage()
    await visit(page, `/en${calmEvenings}`)
    expect(await axeViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 390, height: 900 })
    expect(await axeViolations(page)).toEqual([])
  })
})
