import { isExcused } from './excuses.ts'
import type { Match } from './finding.ts'
import { around, type MarkedText, near, nearest } from './marked-text.ts'

/** In words. */
const effectDistance = 18

/** What a product, nutrient or plant does for the body, in any wording. */
export function findFunctionClaims(marked: MarkedText, besideProfessional: boolean): Match[] {
  const weak = marked.of('helps').flatMap((verb) => {
    // “contributes to normal” is how authorised claims are worded in every language.
    if (!besideProfessional && near(marked, verb, 'contributes').length > 0) return []
    const effect = nearest(marked, verb, ['effect'], effectDistance)
    return effect ? [{ verb, range: around(verb, effect) }] : []
  })
  const strong = marked.of('contributes').map((verb) => ({ verb, range: around(verb, verb) }))
  return [...(besideProfessional ? strong : []), ...weak].flatMap(({ verb, range }) => {
    const subject = nearest(marked, verb, ['nutrient', 'product'], effectDistance)
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
