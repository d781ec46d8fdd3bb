import type { Comparison } from '#contract/catalogue.ts'
import { compareActives } from '#domain/catalogue/compare-actives.ts'
import type { TermGroup } from '#domain/catalogue/vocabulary.ts'
import type { Catalogue } from './catalogue.ts'
import { type Entry, linesOf } from './entry.ts'
import { termsOf } from './placement.ts'
import { productOf, type View } from './present.ts'
import { factsOf } from './products-of-variants.ts'
import { namedIn } from './vocabulary.ts'

/** In the order of the slugs; unknown ones are left out. */
export function compareProducts(catalogue: Catalogue, slugs: readonly string[], view: View): Comparison {
  const { entries, slotOfSlug, vocabulary } = catalogue
  const compared = slugs.flatMap((slug) => entries[slotOfSlug.get(slug) ?? -1] ?? [])
  const named = namedIn(vocabulary, view.language)
  const termsIn = (entry: Entry, group: TermGroup) =>
    termsOf(vocabulary, entry, group).flatMap(({ id }) => named.terms.get(id) ?? [])
  const labels = compared.map((entry) => {
    const percentages = linesOf(entry).map(([, , , , , nrvPercent]) => nrvPercent)
    const { substances } = factsOf(vocabulary, entry, view.language)
    return substances.map((line, at) => ({ ...line, nrvPercent: percentages[at] ?? null }))
  })
  return {
    data: compared.map((entry) => ({
      ...productOf(catalogue, entry, view),
      daily_portion: entry.portion,
      portions_per_pack: entry.portionsPerPack,
      suitable_for: termsIn(entry, 'suitable_for'),
      free_from: termsIn(entry, 'free_from'),
    })),
    actives: compareActives(labels).map(({ name, amounts }) => ({
      name,
      amounts: amounts.map(
        (daily) => daily && { amount: daily.amount, unit: daily.unit, nrv_percent: daily.nrvPercent },
      ),
    })),
  }
}
