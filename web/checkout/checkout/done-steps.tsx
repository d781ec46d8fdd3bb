import type { Address, Quote } from '#contract/checkout.ts'
import { placeLines } from '#domain/accounts/address-lines.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { type PickUpPoint, pointLine } from '#domain/delivery/pick-up-points.ts'
import type { DeliveryMethod } from '#domain/delivery/zones.ts'
import { commaList } from '#domain/languages.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useDeliveryWords } from './delivery/delivery-step.tsx'

export function AddressSummary({ address, email }: { address: Address | null; email: string }) {
  const { language } = useTranslation('checkout')
  return (
    address && (
      <p className="break-words">
        {commaList([personName(address), ...placeLines(address, language)], language)}
        <br />
        {email}
      </p>
    )
  )
}

type DeliverySummaryProps = {
  quote: Quote
  method: DeliveryMethod | null
  point: PickUpPoint | null
}

export function DeliverySummary({ quote, method, point }: DeliverySummaryProps) {
  const { t, language } = useTranslation('checkout')
  const words = useDeliveryWords()
  const option = quote.delivery_options.find((other) => other.method === method)
  if (!option) return null
  const { name, days, price } = words(option, quote.price.currency)
  const cost = option.total === 0 ? t('delivery.free') : price
  return (
    <p className="break-words">
      {t('delivery.chosen', { name, days, price: cost })}
      {method === 'pick_up' && point && (
        <>
          <br />
          {pointLine(point, language)}
        </>
      )}
    </p>
  )
}
