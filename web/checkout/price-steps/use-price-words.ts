import { countryName } from '#domain/country-name.ts'
import type { Currency } from '#domain/money.ts'
import { formatMoney, percentText } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import type { PriceRow } from './price-rows.ts'

/** A sum's figures and names in the language of the page. */
export function usePriceWords(currency: Currency) {
  const { t, language } = useTranslation('checkout')
  const money = (amount: number) => formatMoney(amount, currency)
  return {
    country: (code: string) => countryName(code, language) ?? code,
    percent: (amount: number) => percentText(amount, language),
    money,
    /** With the sign of what is taken off; what is delivered for nothing is free. */
    signed: ({ row, amount }: PriceRow) => {
      if (amount < 0) return `−${money(-amount)}`
      return amount === 0 && row.startsWith('delivery') ? t('price.free') : money(amount)
    },
    label: ({ row, values }: PriceRow) => t(`price.${row}`, values),
  }
}
