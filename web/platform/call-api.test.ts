import { afterEach, describe, expect, test, vi } from 'vitest'
import { callApi, FetchError, fetchApi, needsToken } from './call-api.ts'
import { forgetPerson } from './session/forget-person.ts'
import { storeTokens } from './session/tokens.ts'

const answering = (answer: Response) => {
  const fetched = vi.fn<typeof fetch>(async () => answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}
afterEach(() => {
  vi.unstubAllGlobals()
  forgetPerson()
})

describe('a call of the browser', () => {
  test('goes under /api in JSON, with cookies, in the language of the page', async () => {
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

  test('raises an answer that is not well, with its status and body', async () => {
    const body = { code: 'not-found', message: 'Not there.' }
    answering(Response.json(body, { status: 404 }))
    const failure = await callApi('/v2/nothing', { language: 'en' }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(FetchError)
    expect(failure).toMatchObject({ status: 404, body, message: 'Not there.' })
  })

  test('says so when the body of a failure cannot be read', async () => {
    answering(new Response('<html>', { status: 502 }))
    await expect(callApi('/v2/nothing', { language: 'en' })).rejects.toMatchObject({
      status: 502,
      body: undefined,
      message: 'Failed to parse response body.',
    })
  })

  test('carries the stored token, or the one that it is given', async () => {
    const fetched = answering(Response.json({}))
    const headers = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get('authorization')
    storeTokens({ access_token: 'stored', refresh_token: 'r' })
    await callApi('/v2/storefront/products', { language: 'en' })
    expect(headers()).toBe('Bearer stored')
    await fetchApi('/v2/auth/token-refresh', { language: 'en', bearer: 'r' })
    expect(headers()).toBe('Bearer r')
    forgetPerson()
    await callApi('/v2/storefront/products', { language: 'en' })
    expect(headers()).toBeNull()
  })

  test('of the account or the cart is not sent without a token', async () => {
    const fetched = answering(Response.json({}))
    for (const path of ['/v2/account/', '/v2/account/wishlist', '/v2/storefront/cart'])
      await expect(callApi(path, { language: 'en' })).rejects.toThrow('Unauthorized')
    expect(fetched).not.toHaveBeenCalled()
  })

  test('asks where a visitor is without a token, although "account" stands in the path', () => {
    expect(needsToken('/v2/account/geoip')).toBe(false)
    expect(needsToken('/v2/auth/login')).toBe(false)
    expect(needsToken('/v2/storefront/cart/preview')).toBe(false)
    expect(needsToken('/v2/storefront/cart/preview?country=FR')).toBe(false)
    expect(needsToken('/v2/storefront/cart?country=FR')).toBe(true)
    expect(needsToken('/account/clients/protocols/3')).toBe(true)
  })

  test('sends a form as it is', async () => {
    const fetched = answering(Response.json({}))
    const form = new FormData()
    await callApi('/v2/x', { method: 'POST', form, language: 'en' })
    const { body, headers } = fetched.mock.lastCall?.[1] ?? {}
    expect(body).toBe(form)
    expect(new Headers(headers).has('content-type')).toBe(false)
  })

  test('told to wait says for how long', async () => {
    answering(Response.json({}, { status: 429, headers: { 'retry-after': '12' } }))
    await expect(callApi('/v2/x', { language: 'en' })).rejects.toMatchObject({ retryAfterMs: 12_000 })
  })
})
