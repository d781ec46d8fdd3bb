import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import type { Language } from '#domain/languages.ts'
import { activesOf } from '#domain/protocols/substitutes/actives.ts'
import type {
  ComparedProduct,
  OfferedProduct,
  ReplacedProduct,
} from '#domain/protocols/substitutes/rank-substitutes.ts'
import type { Catalogue } from './catalogue.ts'
import type { Entry } from './entry.ts'
import { termsOf } from './placement.ts'
import type { View } from './present.ts'
import { factsOf, priceFor, soldAmong } from './products-of-variants.ts'
import { namedIn, type Vocabulary } from './vocabulary.ts'

export function comparedProducts(
  catalogue: Catalogue,
  variantIds: Iterable<number>,
  view: View,
): Map<number, ReplacedProduct> {
  const found = new Map<number, ReplacedProduct>()
  for (const { entry, variant } of soldAmong(catalogue, variantIds)) {
    found.set(variant.id, {
      ...comparedOf(catalogue, entry, view),
      variantId: variant.id,
      content: variant.content,
      price: priceFor(entry, variant, view),
    })
  }
  return found
}

/** A product whose label names the ingredient only further down is made for something else. */
export function productsWithIngredients(
  catalogue: Catalogue,
  keys: ReadonlySet<string>,
  view: View,
): OfferedProduct[] {
  const { ingredientKeys } = catalogue.vocabulary
  const ids = new Set([...ingredientKeys].flatMap(([id, key]) => (keys.has(key) ? [id] : [])))
  const found: OfferedProduct[] = []
  for (const entry of catalogue.entries) {
    if (!entry?.available || !entry.actives.some(([id]) => id !== null && ids.has(id))) continue
    const packs = entry.variants.flatMap((variant) => {
      const price = priceFor(entry, variant, view)
      if (!variant.available || price === null) return []
      return [{ variantId: variant.id, content: variant.content, price }]
    })
    if (packs.length > 0) found.push({ ...comparedOf(catalogue, entry, view), packs })
  }
  return found
}

type Compared = { vocabulary: Vocabulary; language: Language; product: ComparedProduct }
/** Labels are read from packed texts, which takes longer than comparing them. */
const lastCompared = new WeakMap<Entry, Compared>()

function comparedOf({ vocabulary }: Catalogue, entry: Entry, { language }: View): ComparedProduct {
  const known = lastCompared.get(entry)
  if (known?.vocabulary === vocabulary && known.language === language) return known.product
  const idsIn = (group: TermGroup) => termsOf(vocabulary, entry, group).map(({ id }) => id)
  const facts = factsOf(vocabulary, entry, language)
  const product = {
    productId: entry.id,
    facts,
    actives: activesOf(facts),
    labelContent: entry.variants[0]?.content ?? null,
    deliveryForm: idsIn('delivery_form')[0] ?? null,
    suitableFor: idsIn('suitable_for'),
    freeFrom: idsIn('free_from'),
  }
  lastCompared.set(entry, { vocabulary, language, product })
  return product
}

export function termNamesIn(
  { vocabulary }: Catalogue,
  termIds: Iterable<number>,
  language: Language,
): Map<number, string> {
  const { terms } = namedIn(vocabulary, language)
  return new Map([...termIds].flatMap((id) => (terms.has(id) ? [[id, terms.get(id)!.name] as const] : [])))
}
