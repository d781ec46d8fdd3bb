import type { DailyChange, FittedLine, LineToReplace, ReplacementUndone } from '#contract/substitutes.ts'
import type { Language } from '#domain/languages.ts'
import type { Dose } from '#domain/protocols/dose.ts'
import { doseWords } from '#domain/protocols/dose-words.ts'
import { amountWords } from '#domain/protocols/limit-words.ts'
import type { Translate } from '#domain/translation.ts'
import { formatNumber } from '../../platform/formats.ts'

/** Uses the namespaces `plan`, `products` and `substitutes`. */
type Words = { t: Translate; language: Language }

/** "1 capsule, morning and evening"; "As on the label". */
export function takenWords(words: Words, dose: Dose | null): string {
  return dose ? doseWords(words, dose) : words.t('plan:paper.as-label')
}

/** "Milk thistle: 500 mg a day, as before"; "Magnesium: 300 mg instead of 320 mg a day". */
export function changeWords(words: Words, { name: ingredient, unit, before, after }: DailyChange): string {
  const amounts = {
    ingredient,
    before: amountWords(words, rounded(before), unit),
    after: amountWords(words, rounded(after), unit),
  }
  const isSame = amounts.before === amounts.after
  return words.t(isSame ? 'substitutes:amount-same' : 'substitutes:amount-changed', amounts)
}

/** "2 packs". */
export function packsWords({ t, language }: Words, { quantity }: Pick<FittedLine, 'quantity'>): string {
  return t('substitutes:packs', { count: quantity, formatted: formatNumber(quantity, language) })
}

/** What clients see of a replacement in these protocols, and where the practitioner finds the former versions. */
export function seenWords({ t }: Words, protocols: readonly Pick<LineToReplace, 'clients'>[]): string {
  const shared = protocols.filter(({ clients }) => clients > 0)
  if (shared.length === 0) return t('substitutes:unseen')
  return t('substitutes:seen-and-versions', {
    seen: t('substitutes:seen', { count: shared.reduce((sum, { clients }) => sum + clients, 0) }),
    versions: t('substitutes:versions', { count: shared.length }),
  })
}

/** "Zinc is back in the protocol"; and how many protocols were changed since, if any. */
export function undoneWords(
  { t, language }: Words,
  product: string,
  { protocols, changed_since: changed }: Readonly<ReplacementUndone>,
): string {
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) })
  const words = {
    undone: t('substitutes:undone', { product, ...counted(protocols.length) }),
    changed: t('substitutes:not-undone', counted(changed)),
  }
  if (changed === 0) return words.undone
  return protocols.length === 0 ? words.changed : t('substitutes:undone-in-part', words)
}

// Three figures are as precise as a label is.
function rounded(amount: number): number {
  return amount >= 100 ? Math.round(amount) : Number(amount.toPrecision(3))
}
