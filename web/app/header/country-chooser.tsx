import { memo, useId } from 'react'
import { countryName } from '#domain/country-name.ts'
import { countriesDeliveredTo } from '#domain/delivery/zones.ts'
import { languageTag } from '#domain/languages.ts'
import { chooseDeliveryCountry, useDeliveryCountry } from '../../platform/delivery-country.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useShop } from '../../platform/shop-context.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

// The width does not change with the selected country.
const styles = {
  strip: {
    box: 'flex gap-2',
    select: 'w-33 overflow-hidden rounded-badge bg-transparent font-semibold text-ellipsis text-bar-ink',
  },
  drawer: {
    box: 'flex flex-col gap-1 border-t border-line px-4 py-3 text-[14px]',
    select:
      'h-11 w-full overflow-hidden rounded-control border border-field bg-surface px-3 font-semibold text-ellipsis text-ink',
  },
} as const
const option = 'bg-surface text-ink'

type CountryChooserProps = { place: keyof typeof styles }

/** The delivery country: one of those that this shop delivers to. */
export const CountryChooser = memo(function CountryChooser({ place }: CountryChooserProps) {
  const { t, language } = useTranslation('shop')
  const { region } = useShop()
  const { country, isDelivered } = useDeliveryCountry()
  const isHydrated = useHydrated()
  const id = useId()
  const style = styles[place]
  const nameOf = (code: string) => countryName(code, language) ?? code
  const collator = new Intl.Collator(languageTag(language))
  // The first render does not need the list.
  const countries = isHydrated ? countriesDeliveredTo(region) : isDelivered ? [country] : []
  return (
    <div className={style.box}>
      <label htmlFor={id}>{t('delivery.to')}</label>
      <select
        id={id}
        className={style.select}
        value={country}
        // Country names may differ between server and browser.
        suppressHydrationWarning
        onChange={({ target }) => chooseDeliveryCountry(target.value)}
      >
        {!isDelivered && (
          <option value={country} disabled className={option}>
            {nameOf(country)}
          </option>
        )}
        {countries
          .map((code) => ({ code, name: nameOf(code) }))
          .sort((one, other) => collator.compare(one.name, other.name))
          .map(({ code, name }) => (
            <option key={code} value={code} className={option}>
              {name}
            </option>
          ))}
      </select>
    </div>
  )
})
