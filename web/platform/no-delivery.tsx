import { countryName } from '#domain/country-name.ts'
import { useDeliveryCountry } from './delivery-country.ts'
import { useTranslation } from './i18n/translation-context.tsx'

/** Says plainly that parcels do not go to where the visitor is. */
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
