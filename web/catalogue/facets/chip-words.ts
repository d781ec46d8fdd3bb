import type { Words } from '../../platform/product-words.ts'
import { labelText } from '../words.ts'
import type { Chip } from './facets.ts'

/** A chosen filter, saying what it means where its name alone would not. */
export function inWords(chip: Chip, words: Words): Chip {
  const { group, name } = chip
  if (group !== 'free_from' && group !== 'suitable_for') return chip
  return { ...chip, text: labelText(words, group, name) }
}
