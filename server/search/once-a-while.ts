import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

/** True when nobody from this address came with this for a while. */
export type OnceAWhile = (address: string, what: string) => boolean

const remembered = 100_000

/** So that nobody makes a product popular alone. No address can be read from its memory, which a restart empties. */
export function openOnceAWhile(whileMs: number, clock: () => number = Date.now): OnceAWhile {
  const salt = createSecretKey(randomBytes(32))
  const lately = new LRUCache<string, number>({ max: remembered })
  return (address, what) => {
    const key = createHmac('sha256', salt)
      .update(`${normalizeIP(address)} ${what}`)
      .digest('base64url')
    const nowMs = clock()
    const countedMs = lately.get(key)
    if (countedMs !== undefined && nowMs - countedMs < whileMs) return false
    lately.set(key, nowMs)
    return true
  }
}
