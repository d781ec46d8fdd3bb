import type { ProductFacts } from '#domain/protocols/facts.ts'
import type { SoldVariant } from '../queries/products-of-variants.ts'
import type { Catalogue } from './catalogue.ts'
import { type Entry, linesOf } from './entry.ts'
import { ingredientName, productOf, type View } from './present.ts'

export function productsOfVariants(
  catalogue: Catalogue,
  variantIds: readonly number[],
  view: View,
): Map<number, SoldVariant> {
  const found = new Map<number, SoldVariant>()
  for (const id of variantIds) {
    const entry = catalogue.entries[catalogue.slotOfVariant.get(id) ?? -1]
    const variant = entry?.variants.find((each) => each.id === id)
    if (!entry || !variant) continue
    found.set(id, {
      product: productOf(catalogue, entry, view),
      price: entry.practitionerOnly && !view.practitionerPrices ? null : variant.price,
      facts: factsOf(catalogue, entry, view),
    })
  }
  return found
}

function factsOf({ vocabulary }: Catalogue, entry: Entry, { language }: View): ProductFacts {
  return {
    portion: entry.portion,
    portionsPerPack: entry.portionsPerPack,
    substances: linesOf(entry).map(([ingredientId, name, form, amount, unit]) => ({
      key: ingredientId === null ? null : (vocabulary.ingredientKeys.get(ingredientId) ?? null),
      name: ingredientName(vocabulary, ingredientId, language) ?? name,
      form,
      amount,
      unit,
    })),
    allergens: entry.allergens,
  }
}
