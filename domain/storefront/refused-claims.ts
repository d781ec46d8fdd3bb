import { claimsIn as claimsOf } from '../claims/claims-in.ts'
import type { Finding } from '../claims/finding.ts'
import type { Overrule } from '../claims/overrules.ts'
import { refusedTexts } from '../claims/refused-texts.ts'
import type { ClaimRules } from '../claims/rules.ts'
import { publicTexts } from './public-texts.ts'

/** The claims in a text of a practitioner’s page. */
export function claimsIn(text: string, rules: ClaimRules): Finding[] {
  return claimsOf(text, 'store', rules)
}

/** The fields of a page that may not be published as they are. */
export function refusedFields(
  content: Parameters<typeof publicTexts>[0],
  rules: ClaimRules,
  overrules: readonly Overrule[],
): string[] {
  return refusedTexts(publicTexts(content), { kind: 'store', rules, overrules }).map(({ field }) => field)
}
