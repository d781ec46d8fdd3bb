import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#domain/languages.ts'
import { maxWaitMs } from '../tests/support/max-wait.ts'
import { openApi } from '../tests/support/shop-api.ts'

let shop: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  shop = await openApi(async () => {}, { DEMO_COUNTRY: '', TRUSTED_PROXIES: '10.0.0.0/8' })
  await shop.catalogue.whenReady(maxWaitMs)
})
afterAll(() => shop.close())

describe('the running shop', () => {
  test('is ready once the catalogue is loaded', async () => {
    expect((await shop.app.inject('/healthz')).statusCode).toBe(200)
    expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  test.each([
    ['GET', '/api/v2/nothing', 404, 'not-found'],
    ['GET', '/api', 404, 'not-found'],
    ['GET', '/api/v2/storefront/products/%E0%A4%A', 400, 'invalid-input'],
    ['DELETE', '/api/v2/storefront/products', 405, 'method-not-allowed'],
    ['GET', '/api/v2/account/geoip', 405, 'method-not-allowed'],
  ] as const)('%s %s returns %i with a problem', async (method, url, status, code) => {
    const answer = await shop.app.inject({ method, url })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ code, message: expect.any(String) })
    if (status === 405) expect(answer.headers.allow).toBeTruthy()
  })

  test.each([
    ['{"a":', 'application/json', 400, 'invalid-input'],
    ['a', 'text/weird', 415, 'unsupported-media-type'],
    [JSON.stringify('x'.repeat(1_000_001)), 'application/json', 413, 'body-too-large'],
  ])('refuses an unreadable body (%#)', async (payload, type, status, code) => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/v2/account/geoip',
      payload,
      headers: { 'content-type': type },
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().code).toBe(code)
  })

  test('logs an unexpected error without revealing it', async () => {
    const broken = await openApi(async () => {})
    broken.catalogue.list = () => Promise.reject(new Error('secret of the house'))
    const answer = await broken.app.inject('/api/v2/storefront/products')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
    expect(broken.logged.join()).toContain('secret of the house')
    await broken.close()
  })
})

describe('the country of a visitor', () => {
  const from = async (remoteAddress: string, headers = {}) =>
    (await shop.app.inject({ method: 'POST', url: '/api/v2/account/geoip', remoteAddress, headers })).json()
      .country

  test.each([
    ['127.0.0.1', 'BE'],
    ['::1', 'BE'],
    ['::ffff:127.0.0.1', 'BE'],
    ['2a02:1800::1', 'BE'],
    ['81.2.69.142', 'GB'],
    ['192.168.1.4', null],
  ])('of %s is %s', async (address, country) => {
    expect(await from(address)).toBe(country)
  })

  test('is taken from a forwarded address only behind a trusted proxy', { tags: 'call-geoip' }, async () => {
    const forwarded = { 'x-forwarded-for': '81.2.69.142' }
    expect(await from('10.1.2.3', forwarded)).toBe('GB')
    expect(await from('127.0.0.1', forwarded)).toBe('BE')
    expect(await from('10.1.2.3', { 'x-forwarded-for': 'nonsense' })).toBeNull()
  })

  test('is GB for local visitors in the uk, and configurable in a demonstration', async () => {
    const uk = await openApi(async () => {}, { REGION: 'uk' })
    const demo = await openApi(async () => {}, { DEMO_COUNTRY: 'jp' })
    const ask = { method: 'POST', url: '/api/v2/account/geoip' } as const
    expect((await uk.app.inject(ask)).json()).toEqual({ country: 'GB' })
    expect((await demo.app.inject(ask)).json()).toEqual({ country: 'JP' })
    await Promise.all([uk.close(), demo.close()])
  })
})

describe('the texts', () => {
  test.each(['en', 'EN', 'zh_tw', 'zh-TW'])('of %s are served', async (language) => {
    const answer = await shop.app.inject(`/locales/${language}/problems.json`)
    const known = language.toLowerCase() === 'en' ? [200] : [200, 404]
    expect(known).toContain(answer.statusCode)
  })

  test('are cached for good by hash, and not sent twice', async () => {
    const first = await shop.app.inject('/locales/en/problems.json')
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('public, max-age=300')
    const hashed = await shop.app.inject(`/locales/en/problems.json?v=${etag.replaceAll('"', '')}`)
    expect(hashed.headers['cache-control']).toContain('immutable')
    const again = await shop.app.inject({
      url: '/locales/en/problems.json',
      headers: { 'if-none-match': etag },
    })
    expect(again.statusCode).toBe(304)
    const packed = await shop.app.inject({
      url: '/locales/en/problems.json',
      headers: { 'accept-encoding': 'br' },
    })
    expect(packed.headers['content-encoding']).toBe('br')
  })

  test.each([
    '/locales/xx/problems.json',
    '/locales/en/nothing.json',
    '/locales/en/..%2f..%2fpackage.json',
    '/locales/en/problems',
    '/locales/en/constructor.json',
    '/locales/%3Cscript%3E/problems.json',
  ])('%s is not found', async (url) => expect((await shop.app.inject(url)).statusCode).toBe(404))
})

describe('the API documentation', () => {
  test('is OpenAPI 3.1 and lists every catalogue call', async () => {
    const document = (await shop.app.inject('/api/openapi.json')).json()
    expect(document.openapi).toBe('3.1.0')
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/v2/storefront/products',
        '/api/v2/storefront/products/{slug}',
        '/api/v2/storefront/filters',
        '/api/v2/account/geoip',
      ]),
    )
    const { parameters, responses } = document.paths['/api/v2/storefront/products'].get
    expect(parameters.map(({ name }: { name: string }) => name)).toContain('order_by')
    expect(responses[200].content['application/json'].schema.properties.data.items.properties.slug).toEqual({
      type: 'string',
    })
  })

  test('is a readable page without external resources', async () => {
    const page = await shop.app.inject('/api/docs')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('/api/v2/storefront/products')
    expect(page.body).not.toMatch(/src=|https?:\/\//)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  })
})

test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
  'a body of type %s is distinguished from invalid JSON',
  async (type) => {
    const headers = { 'content-type': type }
    const sent = { method: 'POST', url: '/api/v2/auth/login', headers, payload: '{}' } as const
    const answer = await shop.app.inject(sent)
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported-media-type'])
  },
)

test('a refusal is in the language of the reader, or in English', async () => {
  for (const language of languages) {
    const answer = await shop.app.inject({
      url: '/api/nothing',
      headers: { 'accept-language': language.replace('_', '-') },
    })
    expect(answer.json().message).not.toContain('problems:')
  }
})

test('while the read model loads the shop is not ready, and the first visitor waits', async () => {
  const mayLoad = Promise.withResolvers<void>()
  let holding: Promise<unknown> = Promise.resolve()
  const opening = await openApi(async ({ sql }) => {
    const held = Promise.withResolvers<void>()
    holding = sql.begin(async (tx) => {
      await tx`LOCK TABLE products IN ACCESS EXCLUSIVE MODE`
      held.resolve()
      await mayLoad.promise
    })
    await held.promise
  })
  expect((await opening.app.inject('/healthz')).statusCode).toBe(200)
  expect((await opening.app.inject('/readyz')).statusCode).toBe(503)
  const visitor = opening.app.inject('/api/v2/storefront/products')
  mayLoad.resolve()
  await holding
  expect((await visitor).statusCode).toBe(200)
  expect((await opening.app.inject('/readyz')).statusCode).toBe(200)
  await opening.close()
})
