import type { Minor } from '#domain/money.ts'
import {
  type OfferedQuery,
  type PaymentProvider,
  PaymentRefused,
  PaymentUnreachable,
} from './providers/provider.ts'

const cacheMs = 60_000
const maxCached = 500
/** Providers limit amounts in whole euros or pounds: with amounts rounded up to these, few answers serve all carts. */
const whole = 100

type CachedAnswer = { untilMs: number; offered: Promise<ReadonlySet<string>> }

/** Asks the provider which methods it offers, and keeps each answer for a minute; none while it cannot be reached. */
export function cacheOfferedMethods(provider: Pick<PaymentProvider, 'offered'>) {
  const cache = new Map<string, CachedAnswer>()

  return (asked: OfferedQuery): Promise<ReadonlySet<string>> => {
    const amount: Minor = Math.max(whole, Math.ceil(asked.amount / whole) * whole)
    const key = `${asked.country} ${asked.currency} ${amount}`
    const known = cache.get(key)
    const nowMs = Date.now()
    if (known && known.untilMs > nowMs) return known.offered
    cache.delete(key)
    if (cache.size >= maxCached) cache.delete(cache.keys().next().value ?? '')
    const offered = provider.offered({ ...asked, amount }).then((names) => new Set(names), noneIfProvider)
    cache.set(key, { untilMs: nowMs + cacheMs, offered })
    return offered
  }
}

/** A cart without express buttons can still be ordered. */
function noneIfProvider(error: unknown): ReadonlySet<string> {
  if (error instanceof PaymentUnreachable || error instanceof PaymentRefused) return new Set()
  throw error
}
