import type { Recall } from '#contract/recalls.ts'
import { commaList, type Language } from '#domain/languages.ts'
import type { Translate } from '#domain/translation.ts'
import { formatDate } from '../../platform/formats.ts'

type Words = { t: Translate; language: Language }

/** The batch, the period, or both. */
export function scopeText(
  { t, language }: Words,
  { batch, sent_from: from, sent_until: until }: Pick<Recall, 'batch' | 'sent_from' | 'sent_until'>,
): string {
  const dateOf = (date: string) => formatDate(date, language)
  return commaList(
    [
      ...(batch === null ? [] : [t('recalls:batch-named', { number: batch })]),
      ...(from !== null && until !== null
        ? [t('recalls:period-named', { from: dateOf(from), until: dateOf(until) })]
        : []),
    ],
    language,
  )
}
