import { checkClaims } from '../claims/check-claims.ts'
import type { Finding } from '../claims/finding.ts'
import type { ClaimRules } from '../claims/rules.ts'

/** Authorised claims may stand on a product. */
export function productClaimsIn(text: string, rules: ClaimRules): Finding[] {
  return checkClaims(text, { rules, kind: 'product' })
}
