import { afterEach, describe, expect, expectTypeOf, test, vi } from 'vitest'
import { callApi, FetchError, fetchApi } from './call-api.ts'
import { clearPersonalData } from './session/clear-personal-data.ts'
import { storeTokens } from './session/tokens.ts'

const answering = (answer: Response) => {
  const fetched = vi.fn<typeof fetch>(async () => answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}
afterEach(() => {
  vi.unstubAllGlobals()
  clearPersonalData()
})

describe('a call of the browser', () => {
  test('that is aborted while its answer is read fails, instead of answering nothing', async () => {
    const given = new AbortController()
    const answer = Response.json({ country: 'BE' })
    answer.json = async () => {
      given.abort()
      throw new DOMException('Aborted', 'AbortError')
    }
    answering(answer)
    const call = callApi('/v2/account/geoip', { language: 'en', signal: given.signal })
    await expect(call).rejects.toThrow('abort')
  })

  test('is sent under /api as JSON, with cookies, in the page’s language', {
    tags: ['call-json', 'call-language'],
  }, async () => {
    const fetched = answering(Response.json({ country: 'BE' }))
    const call = { method: 'POST', body: { note: 'x' }, language: 'zh_tw' } as const
    expect(await callApi('/v2/account/geoip', call)).toEqual({ country: 'BE' })
    expect(fetched).toHaveBeenCalledWith('/api/v2/account/geoip', {
      method: 'POST',
      credentials: 'include',
      headers: { 'accept-language': 'zh-tw', 'content-type': 'application/json' },
      body: '{"note":"x"}',
    })
  })

  test('throws an error response, with its status and body', { tags: 'error-fetch' }, async () => {
    const body = { code: 'not-found', message: 'Not there.' }
    answering(Response.json(body, { status: 404 }))
    const failure = await callApi('/v2/storefront/products/nothing', { language: 'en' }).catch(
      (error: unknown) => error,
    )
    expect(failure).toBeInstanceOf(FetchError)
    expect(failure).toMatchObject({ status: 404, body, message: 'Not there.' })
  })

  test('says so if the body of an error cannot be read', async () => {
    answering(new Response('<html>', { status: 502 }))
    await expect(callApi('/v2/storefront/products/nothing', { language: 'en' })).rejects.toMatchObject({
      status: 502,
      body: undefined,
      message: 'Failed to parse response body.',
    })
  })

  test('sends the stored token, or the given one', { tags: 'call-bearer' }, async () => {
    const fetched = answering(Response.json({}))
    const headers = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get('authorization')
    storeTokens({ access_token: 'stored', refresh_token: 'r' })
    await callApi('/v2/storefront/products', { language: 'en' })
    expect(headers()).toBe('Bearer stored')
    await fetchApi('/v2/auth/token-refresh', { language: 'en', bearer: 'r' })
    expect(headers()).toBe('Bearer r')
    clearPersonalData()
    await callApi('/v2/storefront/products', { language: 'en' })
    expect(headers()).toBeNull()
  })

  test('is not sent for a visitor if the contract requires a login', { tags: 'token-paths' }, () => {
    type Visitors = Parameters<typeof callApi>[0]
    expectTypeOf<'/v2/account/geoip'>().toExtend<Visitors>()
    expectTypeOf<'/v2/storefront/cart/preview?country=FR'>().toExtend<Visitors>()
    expectTypeOf<'/v2/storefront/products/zinc'>().toExtend<Visitors>()
    expectTypeOf<'/v2/storefront/cart?country=FR'>().not.toExtend<Visitors>()
    expectTypeOf<'/v2/account/wishlist'>().not.toExtend<Visitors>()
    expectTypeOf<'/v2/account/orders/3'>().not.toExtend<Visitors>()
    expectTypeOf<'/v2/nowhere'>().not.toExtend<Visitors>()
  })

  test('sends a form unchanged', async () => {
    const fetched = answering(Response.json({}))
    const form = new FormData()
    await callApi('/v2/auth/login', { method: 'POST', form, language: 'en' })
    const { body, headers } = fetched.mock.lastCall?.[1] ?? {}
    expect(body).toBe(form)
    expect(new Headers(headers).has('content-type')).toBe(false)
  })

  test('reports how long it should wait', async () => {
    answering(Response.json({}, { status: 429, headers: { 'retry-after': '12' } }))
    await expect(callApi('/v2/auth/login', { language: 'en' })).rejects.toMatchObject({
      retryAfterMs: 12_000,
    })
  })
})
