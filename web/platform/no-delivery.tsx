import { countryName } from '#domain/country-name.ts'
import { useDeliveryCountry } from './delivery-country.ts'
import { useTranslation } from './i18n/translation-context.tsx'

/** Says that the shop does not deliver to the visitor's country. */
export function NoDelivery() {
  const { t, language } = useTranslation('shop')
  const { country, isDelivered } = useDeliveryCountry()
  if (isDelivered) return null
  return (
    <p role="status" className="mb-4 font-semibold text-amber">
      {t('delivery.none', { country: countryName(country, language) ?? country })}
    </p>
  )
}
