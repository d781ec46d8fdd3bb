import type { Minor } from '#domain/money.ts'
import type { Planned } from './planned.ts'
import { randomOf } from './random.ts'
import { daysOf } from './recipes/portions.ts'

const reducedShare = 0.09
const raisedShare = 0.14
const poundsPerEuro = 0.86
const packCents = 450
/** A bigger pack costs less per day. */
const sizeExponent = 0.9
const margin = 1.45
const liquidFactor = 1.5

/**
 * When prices changed, and by how much the first differed from the present one; the same for every pack of a product.
 */
export type History = { sinceDaysAgo: number; changedDaysAgo: number | null; factorBefore: number }

export function historyOf({ key, fixed }: Planned, createdDaysAgo: number): History {
  const random = randomOf(`price ${key}`)
  const chance = random()
  const recently = 3 + Math.floor(random() * 22)
  if (fixed?.was) return reducedSince(recently, createdDaysAgo, fixed.was / fixed.price)
  if (!fixed && chance < reducedShare)
    return reducedSince(recently, createdDaysAgo, 1 / (0.7 + Math.floor(random() * 5) * 0.05))
  if (chance < reducedShare + raisedShare && createdDaysAgo > 200) {
    return {
      sinceDaysAgo: createdDaysAgo,
      changedDaysAgo: 70 + Math.floor(random() * 100),
      factorBefore: 0.93,
    }
  }
  return { sinceDaysAgo: createdDaysAgo, changedDaysAgo: null, factorBefore: 1 }
}

// A price must have applied for a month before lowering it counts as a reduction.
function reducedSince(changedDaysAgo: number, createdDaysAgo: number, factorBefore: number): History {
  return { sinceDaysAgo: Math.max(createdDaysAgo, changedDaysAgo + 45), changedDaysAgo, factorBefore }
}

/** The present price of a pack in euros. */
export function euroPrice(planned: Planned, content: number): Minor {
  if (planned.fixed && content === planned.fixed.size) return planned.fixed.price
  const days = daysPaid(planned, content)
  const bulk = planned.delivery === 'liquid' || planned.delivery === 'oil' ? liquidFactor : 1
  const organic = planned.traits.includes('organic') ? 1.12 : 1
  return pleasing(
    (packCents + planned.day * days ** sizeExponent * margin * bulk) * planned.brand.level * organic,
    'EUR',
  )
}

/** A bottle of drops lasts long, and its price does not grow with its days of supply. */
function daysPaid({ delivery, portion }: Planned, content: number): number {
  const days = Math.max(1, daysOf(delivery, content, portion))
  return delivery === 'drops' || delivery === 'spray' ? 30 + Math.min(days, 120) / 8 + content / 2 : days
}

export function poundPrice(euros: Minor): Minor {
  return pleasing(euros * poundsPerEuro, 'GBP')
}

/** The previous price, with the same kind of ending, and never equal to the present one. */
export function priceBefore(
  present: Minor,
  factor: number,
  currency: 'EUR' | 'GBP',
  exact: Minor | null = null,
): Minor {
  const before = exact ?? pleasing(present * factor, currency)
  return before === present ? before + (factor > 1 ? 100 : -100) : before
}

/** Usual price endings: .90 or .50 (in pounds .95 or .50). */
function pleasing(cents: number, currency: 'EUR' | 'GBP'): Minor {
  const endings = currency === 'EUR' ? [50, 90] : [50, 95]
  const whole = Math.floor(Math.max(cents, 390) / 100) * 100
  const candidates = [whole - 100, whole].flatMap((base) => endings.map((ending) => base + ending))
  return candidates.reduce((best, price) => (Math.abs(price - cents) < Math.abs(best - cents) ? price : best))
}
