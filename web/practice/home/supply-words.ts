import type { DaySupply } from '#contract/client-day.ts'
import { dueDays } from '#domain/practice/renewals.ts'
import { comingDayText, nearDayText } from '../../platform/days.ts'
import { formatNumber } from '../../platform/formats.ts'
import type { useTranslation } from '../../platform/i18n/translation-context.tsx'

type Words = Pick<ReturnType<typeof useTranslation<'day'>>, 't' | 'language'>
export type SupplyWords = { left: string; until: string; isUrgent: boolean }

/** "5 days left", "until Saturday". */
export function supplyWords({ t, language }: Words, supply: DaySupply, now: Date): SupplyWords {
  const { days, until, reaches_end: reachesEnd, is_bought: isBought, packs_coming: packs } = supply
  const coming =
    packs > 0 ? t('supply.coming', { count: packs, formatted: formatNumber(packs, language) }) : ''
  if (days === null) return { left: t('supply.unknown'), until: coming, isUrgent: false }
  if (!isBought) return { left: t('supply.not-bought'), until: '', isUrgent: false }
  const counted = { count: days, formatted: formatNumber(days, language) }
  if (reachesEnd) return { left: t('supply.more-days', counted), until: t('supply.stops'), isUrgent: false }
  if (days === 0 || until === null) return { left: t('supply.used-up'), until: coming, isUrgent: true }
  const date = days <= dueDays ? comingDayText(until, now, language) : nearDayText(until, language)
  return {
    left: t('supply.days-left', counted),
    until: coming || t('supply.until', { date }),
    isUrgent: days <= dueDays,
  }
}
