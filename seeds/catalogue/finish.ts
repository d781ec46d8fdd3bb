import { slugOf } from '#domain/slug.ts'
import { mayClaim } from './claims.ts'
import type { DemoProduct } from './demo-product.ts'
import { additivesOf, allergensOf, freeFromOf, qualitiesOf, suitableForOf, warningsOf } from './label.ts'
import { designOf } from './packs.ts'
import { englishName, type Planned } from './planned.ts'
import { historyOf } from './prices.ts'
import { randomOf } from './random.ts'
import { daysOf } from './recipes/portions.ts'
import { variantsOf } from './variants.ts'

const yearsOfTrade = 3
const daysBetween = 5
const daysOfYear = 365
const soldOutShare = 0.055
const shortDatedShare = 0.02
const claimsShown = 2

/** Adds everything that follows from a brand's plan: label, packs, prices, stock and age. */
export function finishProduct(planned: Planned, index: number): DemoProduct {
  const { key, brand, fixed } = planned
  const random = randomOf(`product ${key}`)
  const slug = slugOf(`${brand.name} ${englishName(planned)}`)
  // Squared so that there are more new products than old ones, as in a growing shop.
  const createdDaysAgo = fixed
    ? 2 + fixed.rank * daysBetween
    : Math.ceil(random() ** 1.15 * yearsOfTrade * daysOfYear) + 1
  const soldOut = fixed ? fixed.soldOut === true : random() < soldOutShare
  const shortDated = !fixed && !soldOut && random() < shortDatedShare
  const additives = additivesOf(planned)
  const history = historyOf(planned, createdDaysAgo)
  const variants = variantsOf(planned, { slug, index, soldOut, history })
  const practitionerOnly = fixed ? fixed.practitionerOnly === true : isPractitioners(planned)
  return {
    ...planned,
    slug,
    additives,
    claims: planned.claims.filter((claim) => mayClaim(claim, planned.doses)).slice(0, claimsShown),
    warnings: warningsOf(planned, additives, practitionerOnly),
    allergens: allergensOf(planned, additives),
    suitableFor: suitableForOf(planned, additives),
    freeFrom: freeFromOf(planned, additives),
    qualities: qualitiesOf(planned, additives, practitionerOnly),
    practitionerOnly,
    portionsPerPack: daysOf(planned.delivery, variants[0]!.content, planned.portion),
    variants,
    createdDaysAgo: Math.max(createdDaysAgo, history.sinceDaysAgo),
    bestBeforeInDays: shortDated ? shortestDatedDays + Math.floor(random() * 55) : null,
    expectedInDays: soldOut ? expectedDaysOf(planned) : null,
    design: designOf(planned, variants[0]!.content, index),
  }
}

const shortestDatedDays = 22
const clinicsShare = 0.34
const expectedShare = 0.6
const fixedExpectedDays = 14

/** Products written by hand are restocked in a fortnight; the date of the rest is not always known. */
function expectedDaysOf({ fixed, key }: Planned): number | null {
  if (fixed) return fixedExpectedDays
  const random = randomOf(`expected ${key}`)
  return random() < expectedShare ? 4 + Math.floor(random() * 45) : null
}

/** Clinical brands reserve some products for practitioners. */
function isPractitioners({ clinical, brand, key }: Planned): boolean {
  return clinical || (brand.habit === 'practitioners' && randomOf(`practitioner ${key}`)() < clinicsShare)
}
