import type { Words } from '../../platform/product-words.ts'
import { labelText } from '../words.ts'
import type { Chip } from './facets.ts'

/** The label of a chosen filter, with an explanation where its name alone is unclear. */
export function inWords(chip: Chip, words: Words): Chip {
  const { group, name } = chip
  if (group !== 'free_from' && group !== 'suitable_for') return chip
  return { ...chip, text: labelText(words, group, name) }
}
