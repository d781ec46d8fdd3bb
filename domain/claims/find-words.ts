import { foldWords, type Unit } from './read-units.ts'

/** Where a listed expression occurs: units `from` to `to`, both included. */
export type Mention<Name> = { name: Name; from: number; to: number }

/** No beginning or end of a word in a rule is longer. */
const longestPart = 30

type Expression<Name> = { name: Name; rest: readonly string[] }

/** Finds the expressions of many lists in one pass over a text. */
export type WordFinder<Name> = (units: readonly Unit[]) => Mention<Name>[]

/** Compiles lists of expressions, separated by commas. */
export function wordFinder<Name>(lists: Iterable<readonly [Name, string]>): WordFinder<Name> {
  const whole = new Map<string, Expression<Name>[]>()
  const beginnings = new Map<string, Expression<Name>[]>()
  const endings = new Map<string, Expression<Name>[]>()
  const parts: [string, Expression<Name>][] = []
  for (const [name, list] of lists)
    for (const entry of list.split(/[,、\n]/)) {
      const [first, ...rest] = foldWords(entry)
      if (first === undefined) continue
      const expression = { name, rest }
      const bare = first.replaceAll('*', '')
      if (first.startsWith('*') && first.endsWith('*')) parts.push([bare, expression])
      else if (first.endsWith('*')) addTo(beginnings, bare, expression)
      else if (first.startsWith('*')) addTo(endings, bare, expression)
      else addTo(whole, first, expression)
    }
  return (units) => {
    const found: Mention<Name>[] = []
    const take = (at: number, expressions: readonly Expression<Name>[] | undefined) => {
      for (const { name, rest } of expressions ?? [])
        if (follows(units, at + 1, rest)) found.push({ name, from: at, to: at + rest.length })
    }
    for (const [at, { text }] of units.entries()) {
      take(at, whole.get(text))
      const longest = Math.min(text.length, longestPart)
      for (let length = 1; length <= longest; length += 1) {
        take(at, beginnings.get(text.slice(0, length)))
        if (endings.size > 0) take(at, endings.get(text.slice(-length)))
      }
      for (const [part, expression] of parts) if (text.includes(part)) take(at, [expression])
    }
    return found
  }
}

export function addTo<Item>(index: Map<string, Item[]>, key: string, item: Item): void {
  const known = index.get(key)
  if (known) known.push(item)
  else index.set(key, [item])
}

function follows(units: readonly Unit[], at: number, words: readonly string[]): boolean {
  return words.every((word, index) => {
    const unit = units[at + index]
    return unit !== undefined && unit.sentence === units[at - 1]!.sentence && isForm(unit.text, word)
  })
}

function isForm(text: string, word: string): boolean {
  const before = word.startsWith('*')
  const after = word.endsWith('*')
  const bare = word.slice(before ? 1 : 0, after ? -1 : undefined)
  if (before && after) return text.includes(bare)
  if (after) return text.startsWith(bare)
  return before ? text.endsWith(bare) : text === bare
}
