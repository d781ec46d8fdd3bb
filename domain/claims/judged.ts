import { checkClaims } from './check-claims.ts'
import { isRefused } from './finding.ts'
import type { ClaimRules } from './rules.ts'

/** A sentence judged by somebody who did not know the rules; `hidden` ones were not seen while the rules were made. */
export type JudgedSentence = { text: string; allowed: boolean; hidden: boolean; note?: string }

/** In percent: of what is refused, how much rightly; of the claims, how many are refused, and how many refused or doubted. */
export type JudgedScore = { sentences: number; precision: number; recall: number; shown: number }

/** How well the rules agree with the judgements. */
export function scoreOf(judged: readonly JudgedSentence[], rules: ClaimRules): JudgedScore {
  const checked = judged.map(({ text, allowed }) => {
    const findings = checkClaims(text, { rules, kind: 'storefront' })
    return { allowed, refused: isRefused(findings), shown: findings.length > 0 }
  })
  const claims = checked.filter(({ allowed }) => !allowed)
  const refused = checked.filter((row) => row.refused)
  return {
    sentences: judged.length,
    precision: percent(refused.filter(({ allowed }) => !allowed).length, refused.length),
    recall: percent(claims.filter((row) => row.refused).length, claims.length),
    shown: percent(claims.filter((row) => row.shown).length, claims.length),
  }
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.round((100 * part) / whole)
}
