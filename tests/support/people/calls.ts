import { randomInt } from 'node:crypto'
import { request } from 'node:http'
import { thisShop } from '../this-shop.ts'

type Call = { method?: string; body?: object; token?: string; key?: string }
type Answer = { status: number; body: unknown }

// Each test file has its own count.
let callers = randomInt(65_536)

/** Calls the shop's API, each time from a new IP address, so that journeys do not share rate limits. */
export function callShop(path: string, { method = 'POST', body, token, key }: Call = {}): Promise<Answer> {
  const localAddress = `127.2.${(++callers >> 8) & 255}.${callers & 255}`
  const headers = {
    'accept-language': 'en',
    ...(body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(key && { 'idempotency-key': key }),
  }
  return new Promise((resolve, reject) => {
    const call = request(`${thisShop().url}/api${path}`, { method, headers, localAddress }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: text ? JSON.parse(text) : undefined }),
      )
    })
    call.on('error', reject)
    call.end(body && JSON.stringify(body))
  })
}
