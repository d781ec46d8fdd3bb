import { isExcused } from './excuses.ts'
import type { Match } from './finding.ts'
import { gap, type Marked, type MarkedText, near, reach } from './marked-text.ts'
import type { WordGroup } from './rules.ts'

type Range = { from: number; to: number }

/** What a product, nutrient or plant does for the body, in any wording. */
export function findFunctionClaims(marked: MarkedText, besideProfessional: boolean): Match[] {
  const weak = marked.of('helps').flatMap((verb) => {
    // “contributes to normal” is how authorised claims are worded in every language.
    if (!besideProfessional && near(marked, verb, 'contributes').length > 0) return []
    const effect = nearest(marked, verb, 'effect')
    return effect ? [{ verb, range: around(verb, effect) }] : []
  })
  const strong = marked.of('contributes').map((verb) => ({ verb, range: around(verb, verb) }))
  return [...(besideProfessional ? strong : []), ...weak].flatMap(({ verb, range }) => {
    const subject = nearest(marked, verb, 'nutrient', 'product')
    if (!subject || isExcused(marked, verb, range)) return []
    return [
      {
        ...around(subject, range),
        reason: besideProfessional ? 'beside-professional' : 'unauthorised',
        rule: `${subject.name}+${verb.name}`,
        source: besideProfessional
          ? 'Regulation (EC) 1924/2006, article 12(c)'
          : 'Regulation (EC) 1924/2006, article 10(1)',
        verified: besideProfessional,
      },
    ]
  })
}

function nearest(marked: MarkedText, verb: Marked, ...groups: readonly WordGroup[]): Marked | undefined {
  return near(marked, verb, ...groups)
    .filter((mention) => gap(verb, mention) >= 0 && gap(verb, mention) <= reach(marked, 18))
    .sort((a, b) => gap(verb, a) - gap(verb, b))[0]
}

function around(a: Range, b: Range): Range {
  return { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to) }
}
