import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { languageNames, languages, languageTag } from '#domain/languages.ts'
import { newPage } from '../support/browser.ts'
import { hasFocus } from '../support/keys.ts'
import { hydrated, pathOf, soon, visit, words } from '../support/visiting.ts'

const menu = (page: Page) => page.getByRole('banner').locator('summary:visible')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

async function openMenu(page: Page) {
  await menu(page).focus()
  await page.keyboard.press('ArrowDown')
  await soon(() => focused(page)).toBe('English')
}

describe('a visitor who chooses a language', () => {
  test('keeps the page and its whole query', async () => {
    const page = await newPage()
    await visit(page, '/en/products?delivery_form=3&utm_source=letter')
    await menu(page).click()
    await page.getByRole('link', { name: 'Magyar' }).click()
    await page.waitForURL('**/hu/products?delivery_form=3&utm_source=letter')
    await soon(() => page.locator('html').getAttribute('lang')).toBe('hu')
  })

  test('is remembered for a year', { tags: 'constant-language-cookie' }, async () => {
    const page = await newPage()
    await visit(page, '/en/brands')
    await menu(page).click()
    await page.getByRole('link', { name: '繁體中文' }).click()
    await page.waitForURL('**/zh_tw/brands')
    const cookies = await page.context().cookies()
    for (const name of ['preferred_language', 'i18next']) {
      const cookie = cookies.find((one) => one.name === name)
      expect(cookie?.value, name).toBe('zh_tw')
      expect(cookie!.expires - Date.now() / 1000).toBeCloseTo(365 * 24 * 60 * 60, -3)
    }
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('zh_tw')
    await page.goto('/')
    expect(pathOf(page)).toBe('/zh_tw')
  })

  test('finds it with the arrow keys and by typing its name', async () => {
    const page = await newPage()
    await page.clock.install()
    await visit(page, '/en/brands')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await openMenu(page)
    await page.keyboard.press('ArrowUp')
    await soon(() => focused(page)).toBe('繁體中文')
    await page.keyboard.press('Home')
    await page.keyboard.type('da')
    await soon(() => focused(page)).toBe('Dansk')
    await page.clock.runFor(351)
    await page.keyboard.type('m')
    await soon(() => focused(page)).toBe('Magyar')
    await page.keyboard.press('Escape')
    await soon(() => hasFocus(menu(page))).toBe(true)
    await soon(() => page.getByRole('link', { name: 'Magyar' }).isVisible()).toBe(false)
  })

  test('opens it with Enter', async () => {
    const page = await newPage()
    await page.clock.install()
    await visit(page, '/en/brands')
    // Letters typed far apart would begin another word.
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await openMenu(page)
    await page.keyboard.type('ne')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/nl/brands')
  })

  test('finds all twelve, each in its own language, with the current one marked', async () => {
    const page = await newPage()
    await visit(page, '/ja')
    await menu(page).click()
    const links = page.getByRole('banner').locator('details[open] a')
    await soon(() => links.allTextContents()).toEqual(languages.map((language) => languageNames[language]))
    await soon(() => page.getByRole('banner').locator('details[open] a[aria-current]').textContent()).toBe(
      '日本語',
    )
    for (const link of await links.all())
      await soon(() => link.getAttribute('lang')).toBe(await link.getAttribute('hreflang'))
  })

  test('needs no JavaScript', async () => {
    const page = await newPage({ javaScript: false })
    await page.goto('/en/products?zero_waste=1')
    await menu(page).click()
    await page.getByRole('link', { name: '日本語' }).click()
    await page.waitForURL('**/ja/products?zero_waste=1')
    await soon(() => page.locator('html').getAttribute('lang')).toBe('ja')
  })
})

describe('a page', () => {
  test.each(['hu', 'ja', 'zh_tw'] as const)(
    'in %s declares its language and is written in it, with JavaScript and without',
    { tags: 'route-language-shown' },
    async (language) => {
      const say = words(language)
      for (const javaScript of [true, false]) {
        const page = await newPage({ language, javaScript })
        await page.goto(`/${language}/products`)
        if (javaScript) await hydrated(page)
        await soon(() => page.locator('html').getAttribute('lang')).toBe(languageTag(language))
        const header = page.getByRole('navigation', { name: say('navigation.label') })
        await soon(() => header.getByRole('link', { name: say('navigation.health-goals') }).count()).toBe(1)
        await soon(() => page.getByRole('contentinfo').textContent()).toContain(say('footer.promise'))
        expect(await page.title()).not.toContain('All products')
      }
    },
  )

  test('has a Japanese title without invisible characters, even if it does not exist', async () => {
    const page = await newPage({ language: 'ja', expectedErrors: [/404/] })
    await page.goto('/ja/no-such-page')
    expect(await page.title()).toBe(`${words('ja')('not-found.title')} · Verbena`)
  })

  test('shows the same text with and without JavaScript', async () => {
    const plain = await newPage({ language: 'hu', javaScript: false })
    await plain.goto('/hu/practitioners-information')
    const alive = await newPage({ language: 'hu' })
    await visit(alive, '/hu/practitioners-information')
    const text = (page: Page) => page.locator('main').innerText()
    expect(await text(plain)).toBe(await text(alive))
  })

  test('loads its texts from /locales in every language, and no text is missing', {
    tags: ['call-translations', 'translation-missing'],
  }, async () => {
    const page = await newPage()
    const sent: string[] = []
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()))
    await visit(page, '/hu/products')
    for (const language of languages) {
      const answer = await page.request.get(`/locales/${language}/products.json`)
      expect(answer.status(), language).toBe(200)
      expect(Object.keys(await answer.json()), language).not.toEqual([])
    }
    expect(sent.filter((url) => url.includes('/locales/'))).toEqual([])
  })

  test('tells search engines where to find its other languages', async () => {
    const page = await newPage({ javaScript: false })
    await page.goto('/zh_tw/about')
    const links = page.locator('link[rel=alternate][hreflang]')
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')))
    expect(found.sort()).toEqual([...languages.map(languageTag), 'x-default'].sort())
    await soon(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/zh_tw\/about$/)
  })
})
