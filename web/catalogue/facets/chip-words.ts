import type { Words } from '../../platform/product-words.ts'
import { freeFromText, insideSentence } from '../words.ts'
import type { Chip } from './facets.ts'

/** A chosen filter, saying what it means where its name alone would not. */
export function inWords(chip: Chip, words: Words): Chip {
  const { group, name } = chip
  if (group === 'free_from') return { ...chip, text: freeFromText(words, name) }
  if (group !== 'suitable_for') return chip
  const text = words.t('products:chip.suitable_for', { name: insideSentence(name, words.language) })
  return { ...chip, text }
}
