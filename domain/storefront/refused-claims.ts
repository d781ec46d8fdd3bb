import { checkClaims, isRefused } from '../claims/check-claims.ts'
import type { Finding } from '../claims/finding.ts'
import type { ClaimRules } from '../claims/rules.ts'
import { publicTexts } from './public-texts.ts'

/** A practitioner recommends under their own name: no health claim may stand beside that. */
export function claimsIn(text: string, rules: ClaimRules): Finding[] {
  return checkClaims(text, { rules, kind: 'storefront', besideProfessional: true })
}

/** The fields of a page that may not be published as they are. */
export function refusedFields(content: Parameters<typeof publicTexts>[0], rules: ClaimRules): string[] {
  return publicTexts(content)
    .filter(({ text }) => isRefused(claimsIn(text, rules)))
    .map(({ field }) => field)
}
