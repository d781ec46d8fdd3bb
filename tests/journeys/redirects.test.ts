import { describe, expect, test } from 'vitest'
import type { OptionList } from '#contract/catalogue.ts'
import { newPage } from '../support/browser.ts'
import { heading, pathOf, soon, words } from '../support/visiting.ts'

const hungarian = () => newPage({ language: 'hu', expectedErrors: [/404/] })
const order = 'order_by=id&order=desc&order_name=1'

describe('a URL without a language', () => {
  test.each([
    ['/', '/hu'],
    ['/products?brands=2', '/hu/products?brands=2'],
    ['/en/', '/en'],
    ['/EN/products', '/en/products'],
    ['/zh-TW/brands', '/zh_tw/brands'],
  ])('%s opens %s', { tags: 'route-language-added' }, async (from, to) => {
    const page = await hungarian()
    const answer = await page.goto(from)
    expect(answer?.status()).toBe(200)
    expect(page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(to)
  })

  test.each(['/xx/products', '/xx', '/en-GB-oed/products', '/toolong/products', '/en/favicon.ico'])(
    '%s shows the not-found page',
    async (from) => {
      const page = await hungarian()
      const answer = await page.goto(from)
      expect(answer?.status()).toBe(404)
      const language = from.startsWith('/en/') ? 'en' : 'hu'
      await soon(() => heading(page).textContent()).toBe(words(language)('not-found.title'))
    },
  )

  test('that is a file of the shop returns that file', async () => {
    const page = await hungarian()
    for (const file of ['/favicon.ico', '/favicon.svg', '/robots.txt', '/sitemap.xml']) {
      const answer = await page.request.get(file, { maxRedirects: 0 })
      expect(answer.status(), file).toBe(200)
      expect(answer.headers()['content-type'], file).not.toContain('text/html')
    }
  })

  test.each([
    '/<script>alert(1)</script>/products',
    '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/javascript:alert(1)/products',
    '/hu/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E?a=</script><script>alert(1)</script>',
  ])('that looks like a script runs nothing: %s', async (address) => {
    const page = await hungarian()
    let ran = false
    page.on('dialog', (dialog) => {
      ran = true
      return dialog.dismiss()
    })
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    expect(await page.content()).not.toMatch(/<script>alert|<img src=x/)
    expect(ran).toBe(false)
  })

  test('ignores an invalid remembered language', { tags: 'language-injection' }, async () => {
    const page = await hungarian()
    const { origin } = new URL((await page.goto('/'))?.url() ?? '')
    await page.context().addCookies([{ name: 'preferred_language', value: '"><script>', url: origin }])
    await page.goto('/brands')
    expect(pathOf(page)).toBe('/hu/brands')
  })
})

describe('a URL of the old shop', () => {
  test('redirects to the brand or category with its name, otherwise to all products', async () => {
    const page = await hungarian()
    const listOf = async (path: string) =>
      ((await (await page.request.get(`/api/v2/storefront/${path}`)).json()) as OptionList).data
    const [brand] = await listOf('brands')
    const category = (await listOf('categories')).flatMap(({ children }) => children ?? [])[0]!
    for (const [from, to] of [
      [`/collections/${brand!.slug}`, `/hu/products?brands=${brand!.id}&${order}`],
      [`/collections/${category.slug}/products/old-name`, `/hu/products?categories=${category.id}&${order}`],
      ['/collections/never-heard-of', `/hu/products?${order}`],
      ['/collections', `/hu/products?${order}`],
    ] as const) {
      expect((await page.goto(from))?.status(), from).toBe(200)
      expect(page.url(), from).toMatch(new RegExp(`${to.replaceAll('?', '\\?')}$`))
    }
  })

  test('redirects to the general page that replaced it', {
    tags: ['redirect-practitioners', 'redirect-register'],
  }, async () => {
    const page = await hungarian()
    expect((await page.goto('/pages/practitioners-information'))?.status()).toBe(200)
    expect(pathOf(page)).toBe('/hu/practitioners-information')
    await page.goto('/account/register')
    expect(pathOf(page)).toBe('/hu/onboarding/register-as')
  })
})
