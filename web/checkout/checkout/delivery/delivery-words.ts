import type { DeliveryOption } from '#contract/checkout.ts'
import type { Currency } from '#domain/money.ts'
import { daysText } from '#web/platform/dates.ts'
import { formatMoney } from '#web/platform/formats.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'

/** How, when and for how much a parcel comes. */
export function useDeliveryWords() {
  const { t, language } = useTranslation('checkout')
  const now = new Date()
  return ({ method, from, to, total }: DeliveryOption, currency: Currency) => ({
    name: t(`delivery.methods.${method}`),
    days:
      method === 'evening'
        ? t('delivery.evening', { days: daysText({ from, to }, now, language) })
        : daysText({ from, to }, now, language),
    price: total === 0 ? t('price.free') : formatMoney(total, currency),
  })
}
