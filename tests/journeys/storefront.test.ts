import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '#contract/storefront.ts'
import { storePaths } from '#contract/storefront-paths.ts'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { callShop } from '../support/people/calls.ts'
import { certifiedNewcomer } from '../support/people/making.ts'
import { expectToFit, hydrated, soon, visit, words } from '../support/visiting.ts'

const lindehof = '/practitioners/lindehof'

describe('a visitor reads a practitioner’s page', () => {
  test.each(['en', 'nl'] as const)(
    'in %s, without scripts',
    { tags: 'product-storefront' },
    async (language) => {
      const page = await newPage({ language, javaScript: false })
      const word = words(language, 'storefront')
      await page.goto(`/${language}${lindehof}`)
      const title = page.getByRole('heading', { level: 1 })
      await soon(() => title.textContent()).toBe('Food first, then the smallest plan that works')
      await soon(() => title.getAttribute('lang')).toBe(language === 'en' ? null : 'en')
      await soon(() => page.locator('main h2').allTextContents()).toEqual([
        'Fifteen years in a hospital kitchen taught me that nobody follows a plan they cannot cook.',
        ...['services', 'packages', 'hours', 'contact', 'message', 'products', 'protocols'].map((key) =>
          word(`page.${key}`),
        ),
      ])
      const booking = page.getByRole('link', { name: word('page.book'), exact: false }).first()
      await soon(() => booking.getAttribute('href')).toBe('https://agenda.lindehof.example/')
      await soon(() => booking.textContent()).toContain(words(language, 'shop')('leaves-shop'))
      await soon(() => page.getByTestId('cards').getByRole('listitem').count()).toBe(5)
    },
  )

  test('and buys what is recommended there', async () => {
    const page = await newPage()
    await visit(page, `/en${lindehof}`)
    await page.getByRole('button', { name: /^Add to cart: .*L-Glutamine/ }).click()
    await soon(() => page.getByRole('link', { name: /^Cart.*1/ }).count()).toBe(1)
  })

  test('on any screen, and nothing reaches beyond it', async () => {
    const page = await newPage({ language: 'de' })
    await visit(page, `/de${lindehof}`)
    await expectToFit(page, [1440, 768, 390, 320])
  })

  test('and axe finds nothing, in either colour scheme and on a phone', async () => {
    const page = await newPage()
    await visit(page, `/en${lindehof}`)
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 1440],
      ['light', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      expect(await axeViolations(page), `${colorScheme} at ${width}`).toEqual([])
    }
  })

  test('and sees whether it is open, without anything moving', async () => {
    const plain = await newPage({ javaScript: false })
    await plain.goto(`/en${lindehof}`)
    const before = await plain.getByRole('heading', { name: 'What I often reach for' }).boundingBox()
    const page = await newPage()
    await page.clock.setFixedTime('2026-12-03T10:00+01:00')
    await visit(page, `/en${lindehof}`)
    await soon(() => page.getByText('Open until 19:30').count()).toBe(1)
    await soon(() => page.getByRole('row', { name: 'Thursday, today' }).textContent()).toContain(
      '09:00 to 19:30',
    )
    expect(await page.getByRole('heading', { name: 'What I often reach for' }).boundingBox()).toEqual(before)
  })

  test('with no more script than a product page', async () => {
    const scriptBytes = async (path: string) => {
      const page = await newPage()
      await visit(page, path)
      return page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
          .map(({ href }) => performance.getEntriesByName(href)[0] as PerformanceResourceTiming | undefined)
          .reduce((sum, entry) => sum + (entry?.encodedBodySize ?? 0), 0),
      )
    }
    const product = await scriptBytes('/en/products/kestrel-clinical-magnesium-bisglycinate-300-mg')
    expect(product).toBeGreaterThan(50_000)
    expect(await scriptBytes(`/en${lindehof}`)).toBeLessThanOrEqual(product)
  })
})

describe('a practitioner', () => {
  let token: string
  let store: Store
  const call = async (method: string, path: string, body: object) => {
    const answer = await callShop(path, { method, body, token })
    expect([200, 201]).toContain(answer.status)
    return answer.body as Store
  }
  const publish = async () => {
    const { body } = await callShop(storePaths.store, { method: 'GET', token })
    return call('PUT', storePaths.publication, { is_published: true, revision: (body as Store).revision })
  }

  beforeAll(async () => {
    token = (await certifiedNewcomer('Noor')).token
    await call('POST', storePaths.store, { type: 'personal', theme: 'plum' })
    await call('PUT', storePaths.header, { title: 'Walk more', description: 'Twenty minutes a day.' })
    store = await call('PUT', storePaths.contact, { email: 'noor@walking.example' })
  })

  test('who has only prepared a page shows it to nobody', async () => {
    const page = await newPage({ expectedErrors: [/410/] })
    expect((await page.goto(`/en/practitioners/${store.name}`))?.status()).toBe(410)
  })

  test('shows changes as soon as they are published', async () => {
    await publish()
    const page = await newPage()
    await visit(page, `/en/practitioners/${store.name}`)
    await soon(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Walk more')
    await call('PUT', storePaths.header, { title: 'Walk every day', description: 'Twenty minutes.' })
    await page.reload()
    await soon(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Walk more')
    await publish()
    await soon(async () => {
      await page.reload()
      return page.getByRole('heading', { level: 1 }).textContent()
    }).toBe('Walk every day')
  })

  test('who renames a page is still found under its old name', async () => {
    const former = store.name
    store = await call('PUT', storePaths.name, { name: `${former} walks` })
    const page = await newPage()
    const responses: Awaited<ReturnType<typeof page.goto>>[] = []
    await soon(async () => {
      responses.push(await page.goto(`/en/practitioners/${former}`))
      return new URL(page.url()).pathname
    }).toBe(`/en/practitioners/${store.name}`)
    const redirect = await responses.at(-1)?.request().redirectedFrom()?.response()
    expect(redirect?.status()).toBe(301)
    await soon(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Walk every day')
  })

  test('who withdraws a page leaves visitors a way on', async () => {
    const page = await newPage({ expectedErrors: [/410/] })
    await page.goto(`/en/practitioners/${store.name}`)
    await call('PUT', storePaths.publication, { is_published: false })
    await soon(async () => (await page.reload())?.status()).toBe(410)
    await hydrated(page)
    await page.getByRole('heading', { name: 'This page is no longer public' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'See all products' }).click()
    await page.waitForURL(/\/en\/products$/)
  })
})
