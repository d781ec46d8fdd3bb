import { compoundKey } from '../../reference/compounds.ts'
import type { NationalRestriction } from '../../reference/national-restriction.ts'
import { measuredIn } from '../../reference/nrv.ts'
import { fold } from '../../search/fold.ts'
import type { AmountUnit } from '../vocabulary.ts'

/** A line of a label; `key` as in the reference data, null for ingredients the shop does not know. */
export type RestrictedLine = {
  ingredientId: number | null
  key: string | null
  name: string
  form: string | null
  amount: number | null
  unit: AmountUnit | null
}

/** A national rule that concerns a product. */
export type Finding = {
  rule: NationalRestriction
  /** `blocks` by itself; `asks` an admin to decide. */
  verdict: 'blocks' | 'asks'
  /** Of the first line it is about. */
  ingredientId: number | null
  name: string
  /** In a daily portion, in the unit of the rule's maximum; null without a maximum, or if the label prints none. */
  amount: number | null
}

/** The rules that concern a product with this label. Only verified rules whose breach is certain block by themselves. */
export function findRestrictions(
  lines: readonly RestrictedLine[],
  rules: readonly NationalRestriction[],
): Finding[] {
  return rules.flatMap((rule) => {
    const concerned = lines.filter((line) => concerns(rule, line))
    const [first] = concerned
    if (!first) return []
    const { total, isWhole } = sumOf(rule, concerned)
    const verdict = verdictOf(rule, total, isWhole)
    if (!verdict) return []
    const { ingredientId, name } = first
    return [{ rule, verdict, ingredientId, name, amount: total > 0 ? total : null }]
  })
}

function verdictOf(
  rule: NationalRestriction,
  total: number,
  isWhole: boolean,
): Finding['verdict'] | undefined {
  const { kind, maximum, verified, labelTells } = rule
  const isCertain = verified && labelTells
  if (kind === 'prohibited' || kind === 'not-authorised') return isCertain ? 'blocks' : 'asks'
  if (!maximum || !labelTells) return 'asks'
  const isExceeded = maximum.below ? total >= maximum.amount : total > maximum.amount
  // What is within a limit may still need a warning on the label.
  const isBinding = kind === 'maximum' || kind === 'restricted'
  if (isExceeded) return isCertain && isBinding ? 'blocks' : 'asks'
  return isWhole && kind !== 'restricted' ? undefined : 'asks'
}

function concerns({ ingredients, names, forms }: NationalRestriction, line: RestrictedLine): boolean {
  const { key, name, form } = line
  if (key !== null) {
    if (!ingredients.includes(key)) return false
    const compound = compoundKey(key, form)
    return forms === null || compound === null || forms.includes(compound)
  }
  return names.some((each) => namesIngredient(name, each))
}

/** Whole words only: "kava root" is kava, "kavalactone" is not. */
function namesIngredient(printed: string, ingredient: string): boolean {
  return ` ${wordsOf(printed)} `.includes(` ${wordsOf(ingredient)} `)
}

function wordsOf(text: string): string {
  return (fold(text).match(/[\p{L}\d]+/gu) ?? []).join(' ')
}

/** `isWhole`: every line prints an amount that can be converted. */
function sumOf({ maximum, forms }: NationalRestriction, lines: readonly RestrictedLine[]) {
  if (!maximum) return { total: 0, isWhole: false }
  const amounts = lines.map(({ key, form, amount, unit }) => {
    const compound = key === null ? null : compoundKey(key, form)
    if (amount === null || unit === null || (forms !== null && compound === null)) return null
    return measuredIn(maximum.unit, key ?? '', amount, unit, compound)
  })
  return {
    total: amounts.reduce((sum: number, amount) => sum + (amount ?? 0), 0),
    isWhole: amounts.every((amount) => amount !== null),
  }
}
