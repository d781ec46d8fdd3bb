import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { newPage } from '../support/browser.ts'
import { thisShop } from '../support/this-shop.ts'
import { horizontalOverflow, soon, visit } from '../support/visiting.ts'

describe('the page with all shared components', () => {
  test.each([
    { colorScheme: 'light', width: 1440 },
    { colorScheme: 'dark', width: 1440 },
    { colorScheme: 'light', width: 390 },
    { colorScheme: 'dark', width: 390 },
  ] as const)(
    'renders completely in $colorScheme at $width, and axe finds no violations',
    async (options) => {
      const page = await newPage(options)
      await visit(page, '/dev/ui')
      for (const part of ['Buttons and links', 'Badges and stepper', 'Fields', 'Toolbar', 'Table'])
        await page.getByRole('region', { name: part }).waitFor()
      await soon(() => page.getByRole('table').count()).toBe(2)
      await soon(() => horizontalOverflow(page)).toBeLessThanOrEqual(0)
      expect(await axeViolations(page)).toEqual([])

      await page.getByRole('button', { name: 'Open the sheet' }).click()
      await page.getByRole('dialog', { name: 'A sheet' }).getByLabel('What is sent').waitFor()
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Open the dialog' }).click()
      await page.getByRole('dialog', { name: 'Delete it?' }).waitFor()
      expect(await axeViolations(page)).toEqual([])
    },
  )

  test('is not indexed by search engines and not cached', async () => {
    const { status, headers } = await fetch(`${thisShop().url}/en/dev/ui`)
    expect(status).toBe(200)
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cache-control')).toContain('no-store')
  })
})

test.each([
  { path: '', most: 12_100 },
  { path: '/products', most: 12_100 },
  { path: '/products/kestrel-clinical-magnesium-bisglycinate-300-mg', most: 12_100 },
  { path: '/search-results?query=zinc', most: 12_100 },
  { path: '/cart', most: 23_000 },
  { path: '/login', most: 23_000 },
])('the first paint needs no more than $most bytes of style sheets: /en$path', async ({ path, most }) => {
  const { url } = thisShop()
  const page = await (await fetch(`${url}/en${path}`)).text()
  const links = [...page.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => link)
  const sheets = links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '')
  expect(sheets.length).toBeGreaterThan(0)
  const sizes = sheets.map(
    async (sheet) => gzipSync(await (await fetch(url + sheet)).text(), { level: 9 }).length,
  )
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeLessThanOrEqual(most)
})

test('everything made of text that a first visit loads is sent compressed', async () => {
  const page = await newPage()
  const plain: string[] = []
  page.on('response', (response) => {
    const { 'content-type': type = '', 'content-encoding': encoding } = response.headers()
    const isCall = response.url().includes('/api/')
    if (/javascript|css|json|svg|html/.test(type) && !encoding && !isCall) plain.push(response.url())
  })
  await visit(page, '/en/products')
  await page.waitForLoadState('networkidle')
  expect(plain).toEqual([])
})

test.each([
  { path: '', most: 145_500 },
  { path: '/products', most: 163_500 },
  { path: '/products/kestrel-clinical-magnesium-bisglycinate-300-mg', most: 152_500 },
])(
  'a first visit loads no more than $most bytes of script, with what it prefetches: /en$path',
  async ({ path, most }) => {
    const page = await newPage()
    const scripts: Response[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response)
    })
    // An ad, which another file may have published in this shop, has a script that is loaded afterwards.
    const none = { data: [], total_results: 0, total_pages: 0, current_page: 1, limit: 1 }
    await page.route('**/storefront/ads?**', (route) => route.fulfill({ json: none }))
    await visit(page, `/en${path}`)
    await page.waitForLoadState('networkidle')
    const sizes = scripts.map(async (script) => gzipSync(await script.body(), { level: 9 }).length)
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(most)
  },
)
