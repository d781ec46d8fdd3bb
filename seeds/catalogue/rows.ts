import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import { dayMs } from '#domain/local-time.ts'
import { nrvPercent } from '#domain/reference/nrv.ts'
import { wordFor } from '#server/catalogue/vocabulary/vocabulary.ts'
import { operatorOf } from './brands.ts'
import type { DemoProduct } from './demo-product.ts'
import { ingredientOf } from './ingredients.ts'
import type { Dose } from './recipes/recipe.ts'

export const source = 'demo'

/** Ids by slug; terms by group and slug, products by key. */
export type SeededIds = Record<'brands' | 'terms' | 'ingredients' | 'products', Map<string, number>>

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs)
}

/** The date this many days away, in the database's format. */
export function dayIn(days: number | null, now: Date): string | null {
  return days === null ? null : daysBefore(now, -days).toISOString().slice(0, 10)
}

export function productRow(
  product: DemoProduct,
  { slug, brandId, now }: { slug: string; brandId: number; now: Date },
) {
  const { portion, portionsPerPack, allergens, warnings, practitionerOnly, design, brand, key } = product
  const changes = product.variants.flatMap(({ prices }) => prices.map(({ daysAgo }) => daysAgo))
  return {
    slug,
    brandId,
    status: 'published' as const,
    practitionerOnly,
    portionAmount: portion.amount,
    portionUnit: portion.unit,
    portionsPerPack,
    allergens,
    warnings,
    countryOfOrigin: brand.country,
    operator: operatorOf(brand),
    bestBefore: dayIn(product.bestBeforeInDays, now),
    design,
    source,
    sourceKey: key,
    createdAt: daysBefore(now, product.createdDaysAgo),
    updatedAt: daysBefore(now, Math.min(...changes)),
  }
}

export function termIdsOf(product: DemoProduct, known: SeededIds): number[] {
  const chosen: [TermGroup, readonly string[]][] = [
    ['categories', product.categories],
    ['health_goals', product.goals],
    ['delivery_form', [product.delivery]],
    ['suitable_for', product.suitableFor],
    ['free_from', product.freeFrom],
  ]
  return [
    ...new Set(
      chosen.flatMap(([group, slugs]) => slugs.map((slug) => idOf(known.terms, `${group}/${slug}`))),
    ),
  ]
}

/** The form is stored in English, as printed; the shop translates the forms it knows. */
export function labelRow(dose: Dose, position: number, known: SeededIds) {
  const { ingredient, form, amount, unit } = dose
  return {
    position,
    ingredientId: idOf(known.ingredients, ingredient),
    name: wordFor('ingredients', ingredient, 'en'),
    form: form && wordFor('forms', form, 'en'),
    amount,
    unit,
    nrvPercent: nrvOf(dose),
  }
}

export function nrvOf({ ingredient, amount, unit, form }: Dose): number | null {
  if (ingredient === 'beta-carotene') return nrvPercent('vitamin_a', amount, unit, ingredient)
  return nrvPercent(ingredientOf(ingredient).nutrient, amount, unit, form)
}

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The vocabulary lacks ${key}`)
  return id
}
