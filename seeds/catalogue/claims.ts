import { nrvPercent } from '#domain/reference/nrv.ts'
import { ingredientOf } from './ingredients.ts'
import type { Dose } from './recipes/recipe.ts'

/**
 * An authorised claim is allowed only if the daily portion contains enough: 15 % of the reference intake, or the stated
 * amount.
 */
export function mayClaim(claim: string, doses: readonly Dose[]): boolean {
  const subject = claim.split('.')[0]!
  const milligrams = (...slugs: string[]) =>
    doses
      .filter((dose) => slugs.includes(dose.ingredient))
      .reduce((sum, dose) => sum + dose.amount * (dose.unit === 'g' ? 1000 : 1), 0)
  if (subject === 'dha') return milligrams('dha') >= 250
  if (subject === 'epa_dha') return milligrams('epa', 'dha') >= 250
  if (subject === 'creatine') return milligrams('creatine') >= 3000
  if (subject === 'beta_glucans') return milligrams('beta-glucans') >= 3000
  if (subject === 'activated_charcoal') return milligrams('activated-charcoal') >= 2000
  return doses.some(({ ingredient, amount, unit, form }) => {
    const { nutrient } = ingredientOf(ingredient)
    return nutrient === subject && (nrvPercent(nutrient, amount, unit, form) ?? 0) >= 15
  })
}
