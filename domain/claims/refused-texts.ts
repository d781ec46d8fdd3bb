import { claimsIn } from './claims-in.ts'
import { isRefused } from './finding.ts'
import { isOverruled, type Overrule } from './overrules.ts'
import type { ClaimRules } from './rules.ts'
import type { ClaimSubjectKind } from './subject-kinds.ts'

type Checking = { kind: ClaimSubjectKind; rules: ClaimRules; overrules: readonly Overrule[] }

/** The texts of a subject that may not be published. */
export function refusedTexts<Text extends { text: string }>(
  texts: readonly Text[],
  { kind, rules, overrules }: Checking,
): Text[] {
  return texts.filter(
    ({ text }) => isRefused(claimsIn(text, kind, rules)) && !isOverruled(text, rules.language, overrules),
  )
}
