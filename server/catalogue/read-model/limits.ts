import type { Ranges } from '#contract/catalogue.ts'
import type { FilterChoice } from '#domain/catalogue/filters.ts'
import { hasPriceLimits, type LimitName, type Limits } from '#domain/catalogue/limits.ts'
import type { Language } from '#domain/languages.ts'
import { toMajor } from '#domain/money.ts'
import type { Catalogue } from './catalogue.ts'
import { amountSpan, containing, countContents } from './contents.ts'
import { type Allowed, type BitSet, matching } from './facets.ts'
import { costSpan, offeredWithin, priceRange, seesPrice } from './offers.ts'
import { ingredientName, type View } from './present.ts'

/** The products within all limits; without limits the same set. */
export function withinLimits(
  { offers, contents, vocabulary, entries }: Catalogue,
  products: BitSet,
  limits: Limits,
  view: View,
): BitSet {
  const within =
    limits.ingredient === undefined ? products : containing(contents, vocabulary, products, limits)
  if (!hasPriceLimits(limits)) return within
  return offeredWithin(offers, within, limits, seesPrice(offers, entries, view))
}

/** Nobody reads more. */
const ingredientsShown = 50

/** What each limit can be set within: among the products that all other filters leave of `products`. */
export function rangesOf(
  catalogue: Catalogue,
  { products, allowed, choice }: { products: BitSet; allowed: Allowed; choice: FilterChoice },
  view: View,
): Ranges {
  const { offers, contents, vocabulary, facets, entries } = catalogue
  const isSeen = seesPrice(offers, entries, view)
  const known = new Map<string, number[]>()
  const without = (...names: LimitName[]): number[] => {
    const chosen = names.filter((name) => choice[name] !== undefined)
    const key = chosen.join()
    const slots = known.get(key) ?? slotsWithout(chosen)
    known.set(key, slots)
    return slots
  }
  const slotsWithout = (names: readonly LimitName[]) => {
    const limits = { ...choice, ...Object.fromEntries(names.map((name) => [name, undefined])) }
    return matching(facets, allowed, { within: withinLimits(catalogue, products, limits, view) }).array()
  }
  const price = priceRange(offers, without('price_min', 'price_max'), choice, isSeen)
  const perDay = costSpan(offers, without('per_day_max'), isSeen)
  const ingredients = countContents(contents, without('ingredient', 'amount_min', 'amount_unit'))
  return {
    currency: view.currency,
    price: price && {
      ...inMajor(price),
      bars: price.bars.map(({ from, to, count }) => ({
        from: toMajor(from),
        to: to === null ? null : toMajor(to),
        count,
      })),
    },
    per_day: perDay && inMajor(perDay),
    ingredients: namedIngredients(catalogue, ingredients, choice.ingredient, view.language),
    amount:
      choice.ingredient === undefined
        ? null
        : amountSpan(contents, vocabulary, without('amount_min', 'amount_unit'), choice),
  }
}

function inMajor({ lowest, highest }: { lowest: number; highest: number }) {
  return { lowest: toMajor(lowest), highest: toMajor(highest) }
}

/** Most frequent first; the chosen one is always among them. */
function namedIngredients(
  { vocabulary }: Catalogue,
  counts: ReadonlyMap<number, number>,
  chosen: number | undefined,
  language: Language,
): Ranges['ingredients'] {
  const frequent = [...counts].sort(([a, one], [b, other]) => other - one || a - b).slice(0, ingredientsShown)
  const isAbsent = chosen !== undefined && !frequent.some(([id]) => id === chosen)
  const shown: [number, number][] = isAbsent ? [[chosen, counts.get(chosen) ?? 0], ...frequent] : frequent
  return shown.map(([id, count]) => {
    const slug = vocabulary.ingredientSlugs.get(id) ?? ''
    return { id, slug, name: ingredientName(vocabulary, id, language) ?? slug, count }
  })
}
