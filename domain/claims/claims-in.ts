import { checkClaims } from './check-claims.ts'
import type { Finding } from './finding.ts'
import type { ClaimRules, TextKind } from './rules.ts'
import type { ClaimSubjectKind } from './subject-kinds.ts'

/** A practitioner recommends under their own name: no health claim may stand beside that. */
const contexts: Record<ClaimSubjectKind, { kind: TextKind; besideProfessional: boolean }> = {
  store: { kind: 'storefront', besideProfessional: true },
  protocol: { kind: 'protocol', besideProfessional: true },
  product: { kind: 'product', besideProfessional: false },
}

/** The claims in a text of such a subject. */
export function claimsIn(text: string, kind: ClaimSubjectKind, rules: ClaimRules): Finding[] {
  return checkClaims(text, { rules, ...contexts[kind] })
}
