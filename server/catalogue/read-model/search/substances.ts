import type { Language } from '#domain/languages.ts'
import { microgramsOf } from '#domain/search/amounts.ts'
import { type Entry, linesOf, textsOf } from '../entry.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { type IngredientsByName, ingredientsInName } from './named-ingredients.ts'

/** What a product contains according to its label. */
export type Substance = {
  /** Null if the shop does not know the ingredient. */
  ingredientId: number | null
  /** As printed; for known ingredients in English. */
  name: string
  form: string | null
  language: Language
  /** Between 0 and 1: the only ingredient has 1, an additive almost 0. */
  share: number
  /** Per daily portion. */
  micrograms: number | undefined
}

const longestName = 60
const ofAdditives = 0.05
/** A name counts less than a label. */
const ofNamed = 0.6

export function substancesOf(vocabulary: Vocabulary, byName: IngredientsByName, entry: Entry): Substance[] {
  const lines = linesOf(entry)
  if (lines.length === 0) return [...namedIn(byName, entry), ...additivesOf(entry)]
  const printed = lines.map(([ingredientId, name, form, amount, unit], position): Substance => {
    const nutrient = ingredientId === null ? undefined : vocabulary.ingredientKeys.get(ingredientId)
    const micrograms = amount !== null && unit ? microgramsOf({ amount, unit }, nutrient) : undefined
    const share = shareOf(position, lines.length)
    return { ingredientId, name, form, language: 'en', share, micrograms }
  })
  return [...printed, ...additivesOf(entry)]
}

function namedIn(byName: IngredientsByName, entry: Entry): Substance[] {
  return ingredientsInName(byName, entry).map((ingredientId, position, all) => ({
    ingredientId,
    name: '',
    form: null,
    language: 'en',
    micrograms: undefined,
    share: ofNamed * shareOf(position, all.length),
  }))
}

function shareOf(position: number, count: number): number {
  return 1 / (1 + position / 2 + (count - 1) / 6)
}

/** The items of the ingredient lists, in each language that has one. */
function additivesOf(entry: Entry): Substance[] {
  return Object.entries(textsOf(entry)).flatMap(([language, [, , list]]) =>
    itemsOf(list).map((name) => ({
      ingredientId: null,
      name,
      form: null,
      language: language as Language,
      share: ofAdditives,
      micrograms: undefined,
    })),
  )
}

/** "Capsule shell: gelatine (bovine), silica." contains gelatine (bovine) and silica. */
export function itemsOf(list: string): string[] {
  const items: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= list.length; at += 1) {
    const letter = list[at] ?? ','
    if ('([（［'.includes(letter)) depth += 1
    else if (')]）］'.includes(letter)) depth = Math.max(0, depth - 1)
    else if ((depth === 0 && ',;、，；'.includes(letter)) || at === list.length) {
      items.push(list.slice(start, at))
      start = at + 1
    }
  }
  return items
    .map((item) =>
      item
        .replace(/^[^:：]*[:：]/, '')
        .replace(/[.。\s]+$/, '')
        .trim(),
    )
    .filter((item) => item.length > 1 && item.length <= longestName)
}
