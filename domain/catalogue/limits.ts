import { type Minor, toMajor, toMinor } from '../money.ts'
import { type AmountUnit, amountUnits } from './vocabulary.ts'

/** In major units in the query string. */
export const priceLimits = ['price_min', 'price_max', 'per_day_max'] as const
export type PriceLimit = (typeof priceLimits)[number]
export const limitNames = [...priceLimits, 'ingredient', 'amount_min', 'amount_unit'] as const
export type LimitName = (typeof limitNames)[number]

/**
 * Limits of price and of cost per day, and an ingredient that products must contain: with `amount_min` at least so much
 * in the daily portion, in `amount_unit`.
 */
export type Limits = Partial<Record<PriceLimit, Minor | undefined>> & {
  ingredient?: number | undefined
  amount_min?: number | undefined
  amount_unit?: AmountUnit | undefined
}

/** Why the limits are not those in the URL: some are no numbers, or the lowest price was above the highest. */
export type Adjustment = 'ignored' | 'swapped'

/** A price in a URL or request: above zero, with at most two decimals. */
export const pricePattern = /^(?=.*[1-9])\d{1,6}(?:\.\d{1,2})?$/
/** The same, or zero. */
export const leastPricePattern = /^\d{1,6}(?:\.\d{1,2})?$/
export const idPattern = /^[1-9]\d{0,8}$/
export const amountPattern = /^(?=.*[1-9])\d{1,13}(?:\.\d{1,3})?$/
const patterns = {
  price_min: leastPricePattern,
  price_max: pricePattern,
  per_day_max: pricePattern,
  ingredient: idPattern,
  amount_min: amountPattern,
}
export type NumberLimit = keyof typeof patterns
const zero = /^0+(?:\.0+)?$/

/** A number in the usual notation; undefined if it is not a valid limit, and empty if it sets no limit. */
export function normalLimit(name: NumberLimit, text: string): string | undefined {
  const given = text.trim()
  if (given === '' || (name === 'price_min' && zero.test(given))) return ''
  return patterns[name].test(given) ? String(Number(given)) : undefined
}

/** The limits of a URL or form. Invalid ones are left out, and prices in the wrong order are swapped. */
export function readLimits(query: URLSearchParams | FormData): { limits: Limits; adjusted?: Adjustment } {
  let isIgnored = false
  const read = (name: NumberLimit): number | undefined => {
    const limit = normalLimit(name, String(query.get(name) ?? ''))
    isIgnored ||= limit === undefined
    return limit ? Number(limit) : undefined
  }
  const minor = (name: PriceLimit) => {
    const price = read(name)
    return price === undefined ? undefined : toMinor(price)
  }
  const [first, second, perDay] = [minor('price_min'), minor('price_max'), minor('per_day_max')]
  const isSwapped = first !== undefined && second !== undefined && first > second
  const [price_min, price_max] = isSwapped ? [second, first] : [first, second]
  const limits = definedOf({
    price_min,
    price_max,
    per_day_max: perDay,
    ...containedOf({
      ingredient: read('ingredient'),
      amount_min: read('amount_min'),
      amount_unit: amountUnits.find((unit) => unit === query.get('amount_unit')),
    }),
  })
  const adjusted = isIgnored ? 'ignored' : isSwapped ? 'swapped' : undefined
  return adjusted ? { limits, adjusted } : { limits }
}

/** An amount means nothing without its ingredient and unit, nor a unit without an amount. */
function containedOf(given: Pick<Limits, 'ingredient' | 'amount_min' | 'amount_unit'>): Limits {
  const { ingredient, amount_min, amount_unit } = given
  if (ingredient === undefined || amount_min === undefined || amount_unit === undefined) return { ingredient }
  return { ingredient, amount_min, amount_unit }
}

/** Without those that set no limit. */
function definedOf(limits: Limits): Limits {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined))
}

export function limitsOf(choice: Limits): Limits {
  return definedOf(Object.fromEntries(limitNames.map((name) => [name, choice[name]])))
}

export function hasLimits(choice: Limits): boolean {
  return limitNames.some((name) => choice[name] !== undefined)
}

export function hasPriceLimits(choice: Limits): boolean {
  return priceLimits.some((name) => choice[name] !== undefined)
}

/** Without the ingredient there is no amount of it either. */
export function withoutLimit(choice: Limits, name: LimitName): Limits {
  const { [name]: _, ...limits } = limitsOf(choice)
  return definedOf({ ...limits, amount_min: undefined, amount_unit: undefined, ...containedOf(limits) })
}

/** As in the query string. */
export function limitEntries(choice: Limits): [LimitName, string][] {
  return limitNames.flatMap((name): [LimitName, string][] => {
    const limit = choice[name]
    if (limit === undefined) return []
    const isPrice = priceLimits.some((price) => price === name)
    return [[name, String(isPrice ? toMajor(Number(limit)) : limit)]]
  })
}

/** A price limit as in a form. */
export function toMajorLimit(price: Minor | undefined): number | undefined {
  return price === undefined ? undefined : toMajor(price)
}
