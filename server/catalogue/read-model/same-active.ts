import type { SameActive } from '#contract/catalogue.ts'
import { type ProductWithActives, sameActiveProducts } from '#domain/catalogue/same-active.ts'
import { type Active, dailyActivesOf } from '#domain/protocols/substitutes/actives.ts'
import type { Catalogue } from './catalogue.ts'
import type { Entry } from './entry.ts'
import { ingredientName, productOf, showsPrice, type View } from './present.ts'
import { mainIngredient } from './related.ts'
import type { Vocabulary } from './vocabulary.ts'

/** More than a page shows: some may not be sold in the visitor’s country. */
const productsGiven = 8

/** Other brands’ products with the same main active, if they are in stock and their price may be seen. */
export function sameActiveAs(catalogue: Catalogue, entry: Entry, view: View): SameActive | null {
  const { vocabulary } = catalogue
  const main = mainIngredient(entry)
  const amount = dailyAmountOf(vocabulary, entry)
  if (main === undefined || !amount) return null
  const offered = entriesByMain(catalogue).get(main) ?? []
  const visible = offered.filter((other) => other.available && showsPrice(other, view))
  const others = sameActiveProducts(
    withActives(vocabulary, entry),
    visible.map((other) => withActives(vocabulary, other)),
  ).slice(0, productsGiven)
  if (others.length === 0) return null
  const [id = null, printed = ''] = entry.actives[0] ?? []
  return {
    name: ingredientName(vocabulary, id, view.language) ?? printed,
    daily_amount: amount,
    products: others.map(({ entry: other }) => ({
      ...productOf(catalogue, other, view),
      // Only what has an amount is compared.
      daily_amount: dailyAmountOf(vocabulary, other)!,
      daily_portion: other.portion,
      portions_per_pack: other.portionsPerPack,
    })),
  }
}

function dailyAmountOf(vocabulary: Vocabulary, entry: Entry): SameActive['daily_amount'] | undefined {
  const [main] = withActives(vocabulary, entry).actives
  return main?.perUnit && main.unit ? { amount: main.perUnit, unit: main.unit } : undefined
}

type EntryWithActives = ProductWithActives & { entry: Entry; actives: Active[] }
const cache = new WeakMap<Entry, { vocabulary: Vocabulary; product: EntryWithActives }>()

function withActives(vocabulary: Vocabulary, entry: Entry): EntryWithActives {
  const known = cache.get(entry)
  if (known?.vocabulary === vocabulary) return known.product
  const substances = entry.actives.map(([id, name, form, amount, unit]) => ({
    key: id === null ? null : (vocabulary.ingredientKeys.get(id) ?? null),
    name,
    form,
    amount,
    unit,
  }))
  const product = { id: entry.id, brandId: entry.brandId, entry, actives: dailyActivesOf(substances) }
  cache.set(entry, { vocabulary, product })
  return product
}

type ByMain = ReadonlyMap<string | number, readonly Entry[]>
const mainIngredientCache = new WeakMap<Catalogue, { version: number; byMain: ByMain }>()

/** The products with each main ingredient, until a product changes. */
function entriesByMain(catalogue: Catalogue): ByMain {
  const { version, entries } = catalogue
  const known = mainIngredientCache.get(catalogue)
  if (known?.version === version) return known.byMain
  const byMain = new Map<string | number, Entry[]>()
  for (const entry of entries) {
    const main = entry && mainIngredient(entry)
    if (main === undefined) continue
    const same = byMain.get(main)
    if (same) same.push(entry!)
    else byMain.set(main, [entry!])
  }
  mainIngredientCache.set(catalogue, { version, byMain })
  return byMain
}
