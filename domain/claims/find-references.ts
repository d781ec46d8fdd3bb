import { isExcused, isReplaced } from './excuses.ts'
import type { Match } from './finding.ts'
import { around, gap, type Marked, type MarkedText, near, nearest, type Range } from './marked-text.ts'
import type { ClaimReason, WordGroup } from './rules.ts'

/** What a sentence says by naming two or three things together, whatever its verb. */
export function findReferences(marked: MarkedText): Match[] {
  return [
    ...together(marked, 'condition', ['product', 'nutrient'], 10, {
      reason: 'disease',
      source: 'Regulation (EU) 1169/2011, article 7(3)',
      unless: ['caution', 'medicine', 'self', 'work', 'not'],
    }),
    ...together(marked, 'replaces', ['drug'], 3, {
      reason: 'medicinal',
      source: 'Directive 2002/46/EC, article 6(2)',
      unless: ['caution'],
      with: ['product', 'nutrient'],
    }),
    ...together(marked, 'lowers', ['marker'], 4, {
      reason: 'medicinal',
      source:
        'Directive 2002/46/EC, article 6(2); UK ruling on blood sugar, German court bans on blood pressure',
      unless: ['caution', 'self', 'medicine'],
      with: ['product', 'nutrient'],
    }),
    ...together(marked, 'endorses', ['title'], 12, {
      reason: 'doctors',
      source: 'Regulation (EC) 1924/2006, article 12(c)',
      unless: ['caution', 'work'],
      with: ['product', 'nutrient', 'ours'],
    }),
    ...together(marked, 'lacking', ['product', 'nutrient'], 4, {
      reason: 'health-without',
      source:
        'Regulation (EC) 1924/2006, article 12(a); Romanian advertising code, best practices for food supplements',
      unless: ['self'],
      with: ['suffers'],
    }),
    ...together(marked, 'lacks', ['diet'], 10, {
      reason: 'varied-diet',
      source: 'Directive 2002/46/EC, article 7; its summary in EUR-Lex',
      unless: ['caution'],
      with: ['product', 'nutrient'],
    }),
  ]
}

type Rule = {
  reason: ClaimReason
  source: string
  unless: readonly WordGroup[]
  with?: readonly WordGroup[]
}

function together(
  marked: MarkedText,
  group: WordGroup,
  others: readonly WordGroup[],
  words: number,
  { reason, source, unless, with: also }: Rule,
): Match[] {
  return marked.of(group).flatMap((mention) => {
    const other = nearest(marked, mention, others, words)
    if (!other) return []
    const range = around(mention, other)
    if (unless.some((name) => isPresent(marked, name, range)) || isExcused(marked, mention, range)) return []
    const isPart = (third: Marked) => overlaps(third, mention) || overlaps(third, other)
    if (also && near(marked, mention, ...also).every(isPart)) return []
    return [{ ...range, reason, rule: `${group}+${other.name}`, source, verified: true }]
  })
}

/** A negation counts in the clauses of the words it may belong to, everything else in the whole sentence. */
function isPresent(marked: MarkedText, name: WordGroup, range: Range): boolean {
  const clauses = [range.from, range.to].map((at) => marked.units[at]!.clause)
  return near(marked, range, name).some(
    (mention) =>
      (name !== 'not' || clauses.includes(marked.units[mention.from]!.clause)) &&
      (name !== 'medicine' || !isReplaced(marked, mention)) &&
      !overlaps(mention, { from: range.from, to: range.from }) &&
      !overlaps(mention, { from: range.to, to: range.to }),
  )
}

function overlaps(a: Range, b: Range): boolean {
  return gap(a, b) < 0
}
