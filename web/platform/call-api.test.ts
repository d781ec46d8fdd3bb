import { afterEach, describe, expect, test, vi } from 'vitest'
import { callApi, FetchError } from './call-api.ts'

const answering = (answer: Response) => {
  const fetched = vi.fn<typeof fetch>(async () => answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}
afterEach(() => vi.unstubAllGlobals())

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
})
