import type { Language } from '#domain/languages.ts'
import type { ProductFacts } from '#domain/protocols/facts.ts'
import type { SoldPacks, SoldPrice, SoldVariant } from '../products-of-variants.ts'
import type { Catalogue } from './catalogue.ts'
import { type Entry, linesOf, type VariantEntry } from './entry.ts'
import { ingredientName, productOf, type View } from './present.ts'
import type { Vocabulary } from './vocabulary.ts'

export function productsOfVariants(
  catalogue: Catalogue,
  variantIds: Iterable<number>,
  view: View,
): Map<number, SoldVariant> {
  const found = new Map<number, SoldVariant>()
  for (const { entry, variant } of soldAmong(catalogue, variantIds)) {
    found.set(variant.id, {
      product: productOf(catalogue, entry, view),
      price: priceFor(entry, variant, view),
      get facts() {
        return factsOf(catalogue.vocabulary, entry, view.language)
      },
    })
  }
  return found
}

export function pricesOfVariants(
  catalogue: Catalogue,
  variantIds: Iterable<number>,
  view: Pick<View, 'practitionerPrices'>,
): Map<number, SoldPrice> {
  const found = new Map<number, SoldPrice>()
  for (const { entry, variant } of soldAmong(catalogue, variantIds))
    found.set(variant.id, {
      productId: entry.id,
      price: priceFor(entry, variant, view),
      isAvailable: variant.available,
    })
  return found
}

export function packsOfVariants(catalogue: Catalogue, variantIds: Iterable<number>): Map<number, SoldPacks> {
  const found = new Map<number, SoldPacks>()
  for (const { entry, variant } of soldAmong(catalogue, variantIds))
    found.set(variant.id, { variants: entry.variants, facts: entry })
  return found
}

export function* soldAmong({ entries, slotOfVariant }: Catalogue, variantIds: Iterable<number>) {
  for (const id of variantIds) {
    const entry = entries[slotOfVariant.get(id) ?? -1]
    const variant = entry?.variants.find((each) => each.id === id)
    if (entry && variant) yield { entry, variant }
  }
}

export function priceFor(entry: Entry, { price }: VariantEntry, view: Pick<View, 'practitionerPrices'>) {
  return entry.practitionerOnly && !view.practitionerPrices ? null : price
}

export function factsOf(vocabulary: Vocabulary, entry: Entry, language: Language): ProductFacts {
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
