import type { Language } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'
import { daysWords } from '#domain/protocols/dose-words.ts'
import { lastDayOfSupply, type SuppliedProduct, supplyOfProduct } from '#domain/protocols/supply.ts'
import type { Translate } from '#domain/translation.ts'
import { dateText, localDate } from '../../platform/dates.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

type SupplyTextProps = SupplyView & {
  product: SuppliedProduct
  /** Only "lasts about 60 days", for use within a sentence. */
  phrase?: boolean
}

/** "Lasts about 60 days, until 18 January. About 0,50 € a day." Nothing if the label does not say. */
export function SupplyText({ product, phrase = false, ...view }: SupplyTextProps) {
  const words = useTranslation('plan')
  if (phrase) return supplyPhrase(words, product) ?? null
  const sentences = supplyWords(words, product, view)
  if (sentences.length === 0) return null
  return (
    <span className="supply-text">
      {sentences.reduce((before, sentence) => words.t('sentences', { before, sentence }))}
    </span>
  )
}

type Words = { t: Translate; language: Language }
type SupplyView = {
  /** The first day of the plan; without it no date is shown. */
  now?: Date | undefined
  /** Without it no cost is shown. */
  currency?: Currency | undefined
}

/** Sentences about a line's supply; none if the label does not say. */
export function supplyWords(words: Words, product: SuppliedProduct, { now, currency }: SupplyView): string[] {
  const { t, language } = words
  const { days, packsNeeded, costPerDay } = supplyOfProduct(product)
  if (days === null) return []
  const lasting = { days: daysWords(words, days) }
  const lastDay = now && lastDayOfSupply(localDate(now), days)
  const sentences = [
    days === 0
      ? t('plan:supply.not-a-day')
      : now && lastDay
        ? t('plan:supply.lasts-until', { ...lasting, date: dateText(`${lastDay}T12:00`, now, language) })
        : t('plan:supply.lasts', lasting),
  ]
  if (costPerDay !== null && currency !== undefined)
    sentences.push(t('plan:supply.per-day', { price: formatMoney(costPerDay, currency) }))
  const course = product.dose?.days ?? null
  if (packsNeeded !== null && course !== null && packsNeeded !== product.item_count)
    sentences.push(
      t('plan:supply.packs-needed', {
        count: packsNeeded,
        formatted: formatNumber(packsNeeded, language),
        days: daysWords(words, course),
      }),
    )
  return sentences
}

/** "lasts about 60 days", to follow the content of the packs. */
export function supplyPhrase(words: Words, product: SuppliedProduct): string | undefined {
  const { days } = supplyOfProduct(product)
  return days === null || days === 0
    ? undefined
    : words.t('plan:supply.phrase', { days: daysWords(words, days) })
}
