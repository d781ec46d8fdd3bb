import type { ProtocolVersion } from '#contract/protocols.ts'
import type { Language } from '#domain/languages.ts'
import { doseWords } from '#domain/protocols/dose-words.ts'
import type { KeyOf } from '#domain/text-keys.ts'
import type { Translate } from '#domain/translation.ts'

type Words = { t: Translate<KeyOf<'sharing'>>; language: Language }
type Change = ProtocolVersion['changes'][number]

/** A change as a sentence. */
export function changeText(words: Words, { kind, product, before, after }: Change): string {
  const { t } = words
  const name = product ?? t('versions.product-gone')
  switch (kind) {
    case 'renamed':
      return t('versions.renamed', { before: plain(before), after: plain(after) })
    case 'described':
      return t('versions.described')
    case 'added':
      return t('versions.added', { product: name })
    case 'removed':
      return t('versions.removed', { product: name })
    case 'quantity':
      return t('versions.quantity', { product: name, before: plain(before), after: plain(after) })
    case 'note':
      return t(`versions.${noteChange(before, after)}`, { product: name, after: plain(after) })
    case 'dose':
      return t('versions.dose', {
        product: name,
        before: doseText(words, before),
        after: doseText(words, after),
      })
    case 'reordered':
      return t('versions.reordered')
  }
}

function noteChange(before: Change['before'], after: Change['after']) {
  if (after === null) return 'note-removed'
  return before === null ? 'note-added' : 'note-changed'
}

/** None means as the label says. */
function doseText(words: Words, dose: Change['before']): string {
  return isDose(dose) ? doseWords(words, dose) : words.t('versions.dose-label')
}

function isDose(value: Change['before']): value is Extract<Change['before'], object> {
  return typeof value === 'object' && value !== null
}

function plain(value: Change['before']): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
