import type { Minor } from '#domain/money.ts'
import {
  type OfferedQuery,
  type PaymentProvider,
  PaymentRefused,
  PaymentUnreachable,
} from './providers/provider.ts'

const keptMs = 60_000
const mostKept = 500
/** Providers limit amounts in whole euros or pounds: asked by these, few answers serve all carts. */
const whole = 100

type Kept = { untilMs: number; offered: Promise<ReadonlySet<string>> }

/** Asks the provider which methods it offers, and keeps each answer for a minute; none while it cannot be reached. */
export function askOfferedMethods(provider: Pick<PaymentProvider, 'offered'>) {
  const kept = new Map<string, Kept>()

  return (asked: OfferedQuery): Promise<ReadonlySet<string>> => {
    const amount: Minor = Math.max(whole, Math.ceil(asked.amount / whole) * whole)
    const key = `${asked.country} ${asked.currency} ${amount}`
    const known = kept.get(key)
    const nowMs = Date.now()
    if (known && known.untilMs > nowMs) return known.offered
    kept.delete(key)
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? '')
    const offered = provider.offered({ ...asked, amount }).then((names) => new Set(names), noneIfProvider)
    kept.set(key, { untilMs: nowMs + keptMs, offered })
    return offered
  }
}

/** A cart without express buttons can still be ordered. */
function noneIfProvider(error: unknown): ReadonlySet<string> {
  if (error instanceof PaymentUnreachable || error instanceof PaymentRefused) return new Set()
  throw error
}
