import { gap, type Marked, type MarkedText, near, type Range, reach, sentenceOf } from './marked-text.ts'

/** Whether a statement is denied, reported as somebody else’s claim, or a title. */
export function isExcused(marked: MarkedText, verb: Range, whole: Range): boolean {
  return (
    isDenied(marked, verb, whole) ||
    near(marked, whole, 'doubt').length > 0 ||
    isTitle(marked, whole) ||
    isMentioned(marked, whole)
  )
}

function isTitle(marked: MarkedText, { from, to }: Range): boolean {
  const { quote } = marked.units[from]!
  return quote > 0 && marked.units[to]!.quote === quote && near(marked, { from, to }, 'work').length > 0
}

/** A few words in quotation marks inside a sentence: wording that is talked about, not a quoted sentence. */
function isMentioned(marked: MarkedText, { from, to }: Range): boolean {
  const { quote, sentence } = marked.units[from]!
  if (quote === 0 || marked.units[to]!.quote !== quote) return false
  const around = marked.units.filter((unit) => unit.sentence === sentence)
  const quoted = around.filter((unit) => unit.quote === quote).length
  if (quoted > reach(marked, 8) || around.length - quoted < reach(marked, 3)) return false
  // "‘It cured my migraine’, writes Anna about our tea" is a testimonial.
  return !near(marked, { from, to }, 'product', 'nutrient').some(
    (product) => marked.units[product.from]!.quote !== quote,
  )
}

/** "does not cure", "cures no disease", "heilt Arthrose nicht". */
function isDenied(marked: MarkedText, verb: Range, whole: Range): boolean {
  return near(marked, whole, 'not').some((not) => {
    if (not.from >= verb.from && not.to <= verb.to) return false
    if (not.from >= whole.from && not.to <= whole.to) return true
    if (not.from > whole.to)
      return (
        gap(whole, not) < marked.rules.negationAfter &&
        (inOneClause(marked, whole.to, not.from) || marked.rules.language === 'ja')
      )
    return gap(not, verb) <= reach(marked, isWithout(marked, not) ? 2 : 9) && reaches(marked, not, verb)
  })
}

/** "without", which denies only what directly follows. */
function isWithout(marked: MarkedText, not: Marked): boolean {
  return near(marked, not, 'lacking').some(({ from }) => from === not.from)
}

/** Whether a negation still counts at the verb: not after "but", nor in the next clause unless that depends on it. */
function reaches(marked: MarkedText, not: Marked, verb: Range): boolean {
  if (near(marked, verb, 'but').some((but) => but.from > not.to && but.to < verb.from)) return false
  if (inOneClause(marked, not.to, verb.from)) return true
  const clause = marked.units[verb.from]!.clause
  const begins = marked.units.findIndex((unit) => unit.clause === clause)
  if (near(marked, verb, 'that').some(({ from }) => from > not.to && from < verb.from)) return true
  // "does not diagnose, treat or cure": a list of verbs.
  const joined =
    verb.from === begins ||
    marked.inSentence(sentenceOf(marked, verb), 'that').some(({ to }) => to === verb.from - 1)
  return joined && begins - not.to <= reach(marked, 5)
}

function inOneClause({ units }: MarkedText, from: number, to: number): boolean {
  return units[from]!.clause === units[to]!.clause
}

/** Whether a sentence says it of doctors, medicines or the writer’s own work, and of no product. */
export function isAboutOthers(
  marked: MarkedText,
  range: Range,
  ...others: readonly ('medicine' | 'self')[]
): boolean {
  return (
    near(marked, range, ...others).some((other) => other.name === 'self' || !isReplaced(marked, other)) &&
    !isAboutProduct(marked, range)
  )
}

/** "without medicine", "no medicine", "instead of your doctor", "it is not a medicine, but". */
export function isReplaced(marked: MarkedText, medicine: Marked): boolean {
  const isBefore = (word: Marked, words: number) => word.to < medicine.from && gap(word, medicine) <= words
  const isAfter = (word: Marked) =>
    marked.rules.language === 'ja' && gap(word, medicine) <= 2 && word.from > medicine.to
  return (
    near(marked, medicine, 'not').some((word) => isBefore(word, 3) || isAfter(word)) ||
    near(marked, medicine, 'lacking', 'replaces').some((word) => isBefore(word, 1))
  )
}

export function isAboutProduct(marked: MarkedText, range: Range): boolean {
  return near(marked, range, 'product', 'nutrient').length > 0
}
