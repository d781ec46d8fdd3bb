import type { Comparison } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import { comparedSlugs } from '#domain/catalogue/comparison.ts'
import type { Words } from '../../platform/product-words.ts'
import { callAccount } from '../../platform/session/session.ts'
import { type ComparisonPage, comparisonPageOf } from './comparison-page.ts'

/** A comparison with the prices that the logged-in user may see. */
export async function practitionerComparison(
  asked: readonly string[],
  words: Words,
): Promise<ComparisonPage> {
  const search = new URLSearchParams({ products: comparedSlugs(asked).join(',') })
  return comparisonPageOf(
    await callAccount<Comparison>(`${cataloguePaths.comparison}?${search}`),
    asked,
    words,
  )
}
