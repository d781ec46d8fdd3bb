import type { AmountUnit } from '../../catalogue/vocabulary.ts'
import { measuredIn, referenceValue } from '../../reference/nrv.ts'
import { fold } from '../../search/fold.ts'
import { identityOf } from '../daily-amounts.ts'
import type { ProductFacts, Substance } from '../facts.ts'

/** An ingredient of a label, with what one unit of the product (a capsule, a gram) contains of it. */
export type Active = {
  key: string
  /** The compounds it is in; null unless all are named. */
  form: string | null
  /** In the reader's language. */
  name: string
  /** Null if the label prints no amount. */
  perUnit: number | null
  /** Null if there is no amount. Amounts of the same nutrient have the same unit wherever it can be converted. */
  unit: AmountUnit | null
}

/** Lines with the same key are of the same ingredient. */
export function activeKey(substance: Substance): string {
  return identityOf(substance).key ?? fold(substance.name)
}

/** In the order of the label; several lines of the same ingredient are added up. */
export function activesOf({ substances, portion }: Pick<ProductFacts, 'substances' | 'portion'>): Active[] {
  const perPortion = portion && portion.amount > 0 ? portion.amount : null
  const byKey = Map.groupBy(substances, activeKey)
  return [...byKey].map(([key, same]) => {
    const forms = same.map((substance) => identityOf(substance).form)
    const amounts = same.map((substance) => measured(key, substance))
    const [first] = amounts
    const isSum = first?.unit != null && amounts.every(({ unit }) => unit === first.unit)
    const total = amounts.reduce((sum, { amount }) => sum + amount, 0)
    return {
      key,
      form: forms.includes(null) ? null : [...new Set(forms)].sort().join('+'),
      name: same[0]!.name,
      perUnit: isSum && perPortion !== null ? total / perPortion : null,
      unit: isSum && perPortion !== null ? first.unit : null,
    }
  })
}

/** Per daily portion, as on labels; `perUnit` is then the amount in the whole portion. */
export function dailyActivesOf(substances: readonly Substance[]): Active[] {
  return activesOf({ substances, portion: { amount: 1, unit: 'piece' } })
}

/** In the unit of the reference intake, or else in milligrams, where the printed unit can be converted. */
function measured(key: string, substance: Substance): { amount: number; unit: AmountUnit | null } {
  const { amount, unit } = substance
  if (amount === null || unit === null) return { amount: 0, unit: null }
  const common = referenceValue(key)?.unit ?? 'mg'
  const converted = measuredIn(common, key, amount, unit, identityOf(substance).form)
  return converted === null ? { amount, unit } : { amount: converted, unit: common }
}
