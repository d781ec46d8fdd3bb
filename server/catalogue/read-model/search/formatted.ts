import type { Formatted, Piece } from '#contract/search.ts'
import { bracketed, comma, fallbackLanguage } from '#domain/languages.ts'
import { fold } from '#domain/search/fold.ts'
import { indexedWords, wordsWithin } from '#domain/search/words.ts'
import { formName } from '../../vocabulary/vocabulary.ts'
import type { Catalogue } from '../catalogue.ts'
import { type Entry, linesOf, textsOf } from '../entry.ts'
import { ingredientName, type View } from '../present.ts'
import { nameIn, type Vocabulary } from '../vocabulary.ts'
import { itemsOf } from './substances.ts'

/** What matched a query: the words as indexed, and the ingredients by any of their names. */
export type Matched = { words: ReadonlySet<string>; ingredientIds: ReadonlySet<number> }

const ingredientsShown = 3

export function formattedOf(
  { vocabulary }: Catalogue,
  entry: Entry,
  { language }: View,
  matched: Matched,
): Formatted {
  const name = markedPieces(nameIn(entry.names, language) ?? entry.slug, matched)
  const brand = markedPieces(vocabulary.brands.get(entry.brandId)?.name ?? '', matched)
  const isReported = [name, brand].some((pieces) => pieces.some(({ match }) => match))
  return {
    name,
    brand,
    ingredients: isReported ? [] : ingredientPieces(vocabulary, entry, language, matched),
  }
}

/** Matching ingredients come first, then the others. */
function ingredientPieces(
  vocabulary: Vocabulary,
  entry: Entry,
  language: View['language'],
  matched: Matched,
): Piece[] {
  const printed = linesOf(entry).map(([id, name, form]) => {
    const ingredient = ingredientName(vocabulary, id, language) ?? name
    const text = form ? bracketed(ingredient, formName(form, language), language) : ingredient
    if (id === null || !matched.ingredientIds.has(id)) return markedPieces(text, matched)
    return [{ text: ingredient, match: true }, ...markedPieces(text.slice(ingredient.length), matched)]
  })
  const texts = textsOf(entry)
  const list = (texts[language] ?? texts[fallbackLanguage] ?? Object.values(texts)[0])?.[2] ?? ''
  const isMarked = (pieces: readonly Piece[]) => pieces.some(({ match }) => match)
  const found = printed.filter(isMarked)
  const additives =
    found.length > 0
      ? []
      : itemsOf(list)
          .map((item) => markedPieces(item, matched))
          .filter(isMarked)
  const foundFirst = [...found, ...additives, ...printed.filter((pieces) => !isMarked(pieces))]
  if (!foundFirst[0] || !isMarked(foundFirst[0])) return []
  return foundFirst
    .slice(0, ingredientsShown)
    .flatMap((pieces, index) => (index === 0 ? pieces : [{ text: comma(language), match: false }, ...pieces]))
}

/** A text with the matching words marked. */
export function markedPieces(text: string, { words }: Pick<Matched, 'words'>): Piece[] {
  const isMarked = new Uint8Array(text.length)
  for (const { start, end, written } of wordsWithin(text)) {
    const isFound =
      words.has(fold(written)) || indexedWords(written).some(({ word, covers }) => covers && words.has(word))
    if (isFound) isMarked.fill(1, start, end)
  }
  const pieces: Piece[] = []
  for (let start = 0, end = 1; start < text.length; end += 1) {
    if (end < text.length && isMarked[end] === isMarked[start]) continue
    pieces.push({ text: text.slice(start, end), match: isMarked[start] === 1 })
    start = end
  }
  return pieces
}
