import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterGroups } from '#domain/catalogue/filters.ts'
import { rawRequest } from '../support/raw-request.ts'
import { thisShop } from '../support/this-shop.ts'

const runs = { numRuns: 60 }

/** Any characters allowed between the two spaces of an HTTP request line. */
const anything = fc
  .string({
    unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  })
  .map((text) => text.replaceAll('\u007f', ''))
const nasty = fc.oneof(
  anything,
  anything.map(encodeURIComponent),
  fc.constantFrom(
    '%',
    '%00',
    '%0d%0aset-cookie:a=b',
    '%E0%A4%A',
    '..%2f..%2fpackage.json',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    '%1b[31mred',
    "'%20OR%201=1--",
    '%3Cscript%3Ealert(1)%3C/script%3E',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '-1',
    '1e999',
    '0x7fffffff',
    '999999999999999999999',
    'NaN',
  ),
)

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await rawRequest(thisShop().url, path, headers)
  expect(answer.status, path).toBeGreaterThanOrEqual(200)
  expect(answer.status, path).toBeLessThan(500)
  expect(answer.body, path).not.toContain('<script>alert')
  return answer
}

describe('unexpected input gets a clear answer', () => {
  test.each(['/en/products', '/api/v2/storefront/products', '/api/v2/storefront/filters'])(
    'in the query of %s',
    async (path) => {
      const parameter = fc.constantFrom(
        ...filterGroups,
        'page',
        'limit',
        'order_by',
        'order',
        'order_name',
        'view',
        'all',
        'language_code',
        '_routes',
      )
      const query = fc.array(fc.tuple(fc.oneof(parameter, nasty), nasty), { maxLength: 6 })
      await fc.assert(
        fc.asyncProperty(query, async (pairs) => {
          await ask(`${path}?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`)
        }),
        runs,
      )
    },
  )

  test('in the path', async () => {
    const start = fc.constantFrom(
      '',
      '/en',
      '/ja',
      '/en/products',
      '/api',
      '/api/v2/storefront/products',
      '/locales',
      '/locales/en',
      '/media',
      '/assets',
      '/sitemaps',
      '/collections',
    )
    await fc.assert(
      fc.asyncProperty(start, nasty, nasty, async (first, second, third) => {
        await ask(`${first}/${second}`)
        await ask(`${first}/${second}/${third}`)
      }),
      runs,
    )
  })

  test('in the language', async () => {
    await fc.assert(
      fc.asyncProperty(nasty, async (code) => {
        await ask(`/${code}/products`)
        await ask(`/${code}`)
        await ask('/brands', { cookie: `preferred_language=${code}; i18next=${code}` })
        await ask('/api/v2/storefront/products?limit=1', { 'accept-language': code })
      }),
      runs,
    )
  })

  test('in the headers', async () => {
    const name = fc.constantFrom(
      'accept',
      'accept-encoding',
      'accept-language',
      'cookie',
      'if-none-match',
      'range',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'content-type',
      'user-agent',
      'referer',
      'origin',
      'x-powered-by',
    )
    await fc.assert(
      fc.asyncProperty(
        name,
        nasty,
        fc.constantFrom('/en/about', '/', '/api/v2/storefront/brands'),
        async (header, value, path) => {
          await ask(path, { [header]: value })
        },
      ),
      runs,
    )
  })

  test('and no Host header ever appears in a page', async () => {
    for (const host of ['evil.example"><script>', 'evil b', "x'y", '[::1', 'localhost:99999999']) {
      const answer = await rawRequest(thisShop().url, '/en/about', { host })
      expect(answer.status, host).toBeLessThan(500)
      expect(answer.body, host).not.toContain(host)
    }
  })

  test.each([
    { what: 'page 10^9', path: '/en/products?page=1000000000', status: 200 },
    { what: 'page 10^20', path: `/en/products?page=1${'0'.repeat(20)}`, status: 200 },
    {
      what: 'ids that nothing has',
      path: '/en/products?brands=999999999,0,-1&categories=2147483648',
      status: 200,
    },
    { what: 'a product that never was', path: '/en/products/no-such-product', status: 404 },
    { what: 'page 10^9 of the API', path: '/api/v2/storefront/products?page=1000000000', status: 200 },
    { what: 'a page beyond all pages', path: '/api/v2/storefront/products?page=1000000001', status: 400 },
    {
      what: 'a query of 10 kB',
      path: `/api/v2/storefront/products?categories=${'1,'.repeat(5000)}`,
      status: 414,
    },
    {
      what: 'a query of 100 kB',
      path: `/api/v2/storefront/products?categories=${'1,'.repeat(50_000)}`,
      status: 431,
    },
    { what: 'a page’s query of 100 kB', path: `/en/products?${'a=1&'.repeat(25_000)}`, status: 431 },
    { what: 'a path of 7 kB', path: `/en/${'a'.repeat(7000)}`, status: 404 },
  ])('$what is answered with $status', async ({ path, status }) => {
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    expect(answer.body).not.toBe('')
  })
})

test('a request for an unknown language is logged', {
  tags: 'route-language-unsupported',
}, async () => {
  await ask('/qx/products')
  expect(readFileSync(thisShop().log, 'utf8')).toContain('"language":"qx","msg":"unsupported language"')
})

test('user input is logged as one escaped line', async () => {
  await ask('/\u001b[31m/%1b%5b31m?%0a{"level":60}')
  await ask('/sv/products', { cookie: 'preferred_language=\u001b[2J' })
  const log = readFileSync(thisShop().log, 'utf8')
  const lines = log.split('\n').filter(Boolean)
  expect(lines.length).toBeGreaterThan(0)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this checks that they are absent
  expect(log).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/)
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow()
  expect(lines.map((line) => JSON.parse(line)).filter(({ err }) => err)).toEqual([])
})
