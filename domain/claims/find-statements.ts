import { isAboutOthers, isAboutProduct, isExcused } from './excuses.ts'
import type { Match } from './finding.ts'
import { gap, type Marked, type MarkedText, near, reach } from './marked-text.ts'
import type { TextKind } from './rules.ts'

const medicinalLaw = 'Directive 2002/46/EC, article 6(2); Regulation (EU) 1169/2011, article 7(3)'

/** A food that prevents, treats or cures: a verb and a disease or symptom that belong together. */
export function findStatements(marked: MarkedText, kind: TextKind): Match[] {
  return marked.of('cures', 'cure', 'noMore', 'treats', 'treat', 'works').flatMap((verb) => {
    const condition = objectOf(marked, verb)
    if (!condition) return []
    const range = { from: Math.min(verb.from, condition.from), to: Math.max(verb.to, condition.to) }
    if (isExcused(marked, verb, range) || isOfSomethingElse(marked, verb, kind)) return []
    return [
      {
        ...range,
        reason: 'medicinal',
        rule: `${verb.name}+condition`,
        source: medicinalLaw,
        verified: true,
        object: condition.from > verb.to && verb.name.endsWith('s') ? condition : undefined,
      },
    ]
  })
}

/** The nearest disease or symptom: after the verb, else before it, in its clause or the beginning of the next. */
function objectOf(marked: MarkedText, verb: Marked): Marked | undefined {
  const { units } = marked
  const belonging = near(marked, verb, 'condition').filter((condition) => {
    const distance = gap(verb, condition)
    if (distance < 0) return false
    const isNear = units[condition.from]!.clause === units[verb.from]!.clause
    if (verb.name === 'noMore') return distance <= reach(marked, 2)
    return distance <= reach(marked, isNear ? 7 : 3)
  })
  const order = (condition: Marked) => gap(verb, condition) + (condition.from < verb.from ? 4 : 0)
  return belonging.sort((a, b) => order(a) - order(b))[0]
}

function isOfSomethingElse(marked: MarkedText, verb: Marked, kind: TextKind): boolean {
  if (isAboutOthers(marked, verb, 'medicine')) return true
  const isCure = verb.name === 'cures' || verb.name === 'cure' || verb.name === 'noMore'
  const ofPlan = isCure && near(marked, verb, 'plan').length > 0
  if (verb.name !== 'cures' && !ofPlan && isAboutOthers(marked, verb, 'self')) return true
  if (verb.name === 'cures' || verb.name === 'treats' || verb.name === 'noMore' || ofPlan) return false
  if (verb.name === 'works' && begins(marked, verb)) return false
  return kind !== 'product' && !isAboutProduct(marked, verb)
}

/** At the beginning of a sentence, a verb without a subject is about the product shown. */
function begins({ units }: MarkedText, { from }: Marked): boolean {
  return units[from - 1]?.sentence !== units[from]!.sentence
}

/** A rate or amount of weight loss. */
export function findWeightLoss(marked: MarkedText): Match[] {
  const source =
    'Regulation (EC) 1924/2006, article 12(b); NutraIngredients, 9 August 2013, on the advice of the ASA'
  const amounts = marked.of('lose').flatMap((verb) =>
    near(marked, verb, 'kilo')
      .filter((kilo) => hasNumber(marked, kilo) || near(marked, kilo, 'span').length > 0)
      .filter((kilo) => gap(verb, kilo) <= reach(marked, 6))
      .map((kilo) => [verb, kilo] as const),
  )
  const rates = marked.of('slim').flatMap((verb) =>
    near(marked, verb, 'span')
      .filter((span) => gap(verb, span) >= 0 && gap(verb, span) <= reach(marked, 4) && isWithin(marked, span))
      .map((span) => [verb, span] as const),
  )
  return [...amounts, ...rates].flatMap(([verb, other]) => {
    const range = { from: Math.min(verb.from, other.from), to: Math.max(verb.to, other.to) }
    const isOwn = isAboutOthers(marked, verb, 'self') && isOwnStory(marked, verb)
    if (isExcused(marked, verb, range) || isOwn || isAboutOthers(marked, verb, 'medicine')) return []
    if (near(marked, verb, 'caution').length > 0) return []
    return [{ ...range, reason: 'weight-amount', rule: `lose+${other.name}`, source, verified: true }]
  })
}

/** "I lost 12 kg": the writer, in the same clause. */
function isOwnStory(marked: MarkedText, verb: Marked): boolean {
  return near(marked, verb, 'self').some(
    (self) =>
      self.to < verb.from &&
      gap(self, verb) <= reach(marked, 3) &&
      marked.units[self.from]!.clause === marked.units[verb.from]!.clause,
  )
}

function hasNumber({ units }: MarkedText, { from }: Marked): boolean {
  return (
    /\d|^[一二兩三四五六七八九十]$/.test(units[from]!.text) ||
    /\d$|^[一二兩三四五六七八九十]$/.test(units[from - 1]?.text ?? '')
  )
}

function isWithin(marked: MarkedText, span: Marked): boolean {
  if (marked.rules.words.within === '') return true
  return near(marked, span, 'within').some((within) => within.to < span.from && gap(within, span) <= 2)
}
