import { useId } from 'react'
import { countryName } from '#domain/country-name.ts'
import { countriesDeliveredTo } from '#domain/delivery/zones.ts'
import { languageTag } from '#domain/languages.ts'
import { chooseDeliveryCountry, useDeliveryCountry } from '../../platform/delivery-country.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useShop } from '../../platform/shop-context.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Where parcels go: one of the countries that this shop delivers to. */
export function CountryChooser({ className }: { className: string }) {
  const { t, language } = useTranslation('shop')
  const { region } = useShop()
  const { country, isDelivered } = useDeliveryCountry()
  const isHydrated = useHydrated()
  const id = useId()
  const nameOf = (code: string) => countryName(code, language) ?? code
  const collator = new Intl.Collator(languageTag(language))
  // The page as it comes needs no list yet.
  const countries = isHydrated ? countriesDeliveredTo(region) : isDelivered ? [country] : []
  return (
    <div className={className}>
      <label htmlFor={id}>{t('delivery.to')}</label>
      <select
        id={id}
        value={country}
        // The server may know other names of countries than the browser does.
        suppressHydrationWarning
        onChange={({ target }) => chooseDeliveryCountry(target.value)}
      >
        {!isDelivered && (
          <option value={country} disabled>
            {nameOf(country)}
          </option>
        )}
        {countries
          .map((code) => ({ code, name: nameOf(code) }))
          .sort((one, other) => collator.compare(one.name, other.name))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </select>
    </div>
  )
}
