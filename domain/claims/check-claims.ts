import { type AuthorisedClaim, authorisedFor, findAuthorised } from './authorised.ts'
import { findFunctionClaims } from './find-function-claims.ts'
import { findPhrases } from './find-phrases.ts'
import { findReferences } from './find-references.ts'
import { findStatements, findWeightLoss } from './find-statements.ts'
import type { Finding, Match } from './finding.ts'
import { type MarkedText, markText } from './marked-text.ts'
import type { ClaimRules, TextKind } from './rules.ts'

export type ClaimsContext = {
  /** Of the language in which the text is written; see `loadClaimRules`. */
  rules: ClaimRules
  kind: TextKind
  /** Beside a named professional’s recommendation, authorised claims are refused too. */
  besideProfessional?: boolean
}

/** The claims in a text that the law refuses or that are doubtful, in their order, without overlaps. */
export function checkClaims(text: string, context: ClaimsContext): Finding[] {
  const { rules, kind, besideProfessional = false } = context
  const marked = markText(text, rules)
  const authorised = findAuthorised(marked.units)
  const isAllowed = (match: Match) =>
    authorised.some((claim) => claim.from <= match.to && match.from <= claim.to)
  const refused = [
    ...findStatements(marked, kind),
    ...findWeightLoss(marked),
    ...findPhrases(marked, kind),
    ...findReferences(marked),
    ...findFunctionClaims(marked, besideProfessional),
  ].filter((match) => match.reason === 'beside-professional' || !isAllowed(match))
  const beside = besideProfessional ? authorised.map(refusedBeside) : []
  return withoutOverlaps([...refused, ...beside].map((match) => present(marked, match)))
}

function refusedBeside({ from, to }: { from: number; to: number }): Match {
  return {
    from,
    to,
    reason: 'beside-professional',
    rule: 'authorised',
    source: 'Regulation (EC) 1924/2006, article 12(c)',
    verified: true,
  }
}

function present({ text, units, questions, rules }: MarkedText, match: Match): Finding {
  const { from, to, reason, rule, source, verified, object } = match
  const start = units[from]!.start
  const end = units[to]!.end
  const sentence = units[from]!.sentence
  const words = units.filter((unit) => unit.sentence === sentence)
  return {
    start,
    end,
    words: text.slice(start, end),
    reason,
    // A question may be about a claim; beside a recommendation it makes one.
    severity: verified && (reason === 'beside-professional' || !questions.has(sentence)) ? 'block' : 'warn',
    rule: `${rules.language}:${rule}`,
    source,
    verified,
    ...(object && { object: text.slice(units[object.from]!.start, units[object.to]!.end) }),
    authorised: reason === 'beside-professional' ? none : authorisedFor(words, rules.nutrients),
  }
}

const none: readonly AuthorisedClaim[] = []

/** Of two findings that overlap, the one that refuses, else the longer one. */
function withoutOverlaps(findings: readonly Finding[]): Finding[] {
  const kept: Finding[] = []
  for (const finding of [...findings].sort(byWeight))
    if (!kept.some(({ start, end }) => start < finding.end && finding.start < end)) kept.push(finding)
  return kept.sort((a, b) => a.start - b.start)
}

function byWeight(a: Finding, b: Finding): number {
  if (a.severity !== b.severity) return a.severity === 'block' ? -1 : 1
  return b.end - b.start - (a.end - a.start)
}
