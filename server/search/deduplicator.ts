import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { normalizeIP } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'

/** True if nobody from this IP address has sent this for a while. */
export type Deduplicator = (address: string, what: string) => boolean

const cacheSize = 100_000

/** So that nobody can make a product popular alone. Addresses are hashed with a key that is lost on restart. */
export function createDeduplicator(whileMs: number, clock: () => number = Date.now): Deduplicator {
  const salt = createSecretKey(randomBytes(32))
  const lately = new LRUCache<string, number>({ max: cacheSize })
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
