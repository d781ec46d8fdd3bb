import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { PostalPlaces } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { readPostalCode } from '#domain/accounts/postal-codes.ts'
import { matchingPlaces } from '#domain/accounts/postal-places.ts'
import { listText } from '../platform/formats.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { usePublicData } from '../platform/public-data.ts'
import { TextField } from '../ui/form/text-field.tsx'
import { useCombobox } from '../ui/use-combobox.ts'

export type Bound = UseFormRegisterReturn & { error?: string | undefined; correct: boolean }
type CityFieldProps = {
  field: Bound
  label: string
  className: string
  country: string
  postalCode: string
  city: string
  onChoose(city: string): void
}

/** The town, which can be typed freely. Towns with the postal code are suggested; the only one is filled in. */
export function CityField({ field, label, className, country, postalCode, city, onChoose }: CityFieldProps) {
  const { t, language } = useTranslation('account')
  const places = usePlaces(country, postalCode)
  const filled = useOnlyPlace({ places, postalCode, city, onChoose })
  const options = matchingPlaces(places, city)
  const { listId, isShown, open, close, fieldProps, optionProps } = useCombobox({
    options,
    keyOf: encodeURIComponent,
    onChoose,
  })

  return (
    <div className={`relative min-w-0 ${className}`}>
      <TextField
        label={label}
        autoComplete="address-level2"
        {...field}
        {...(places.length > 0 && fieldProps)}
        onChange={(event) => {
          open()
          return field.onChange(event)
        }}
        onFocus={open}
        onBlur={(event) => {
          close()
          return field.onBlur(event)
        }}
      />
      {isShown && (
        <div
          id={listId}
          role="listbox"
          aria-label={t('contact.places')}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-60 overflow-y-auto rounded-card border border-line bg-surface shadow-2"
        >
          {options.map((place) => (
            <div
              key={place}
              {...optionProps(place)}
              className="flex min-h-11 cursor-pointer items-center px-3 aria-selected:bg-tint"
            >
              {place}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {isShown
          ? `${t('contact.places')}: ${listText(options, language)}`
          : filled && filled === city && t('contact.place-filled', { place: filled })}
      </p>
    </div>
  )
}

const none: readonly string[] = []

/** The towns with a complete postal code. */
function usePlaces(country: string, postalCode: string): readonly string[] {
  const code = country && postalCode.trim() ? readPostalCode(country, postalCode) : undefined
  const { data } = usePublicData<PostalPlaces>(
    code ? `${checkoutPaths.postalPlaces}?country=${country}&postal_code=${encodeURIComponent(code)}` : null,
  )
  return data?.data ?? none
}

type OnlyPlaceInput = Pick<CityFieldProps, 'postalCode' | 'city' | 'onChoose'> & { places: readonly string[] }

/** Fills in the only town of a changed postal code, unless the user entered one; returns what was filled in. */
function useOnlyPlace({ places, postalCode, city, onChoose }: OnlyPlaceInput): string | undefined {
  const [filled, setFilled] = useState<string>()
  const [first] = useState(postalCode)
  const fillIn = useEffectEvent((place: string) => {
    if (postalCode === first || (city.trim() && city !== filled)) return
    setFilled(place)
    onChoose(place)
  })
  useEffect(() => {
    const [only, ...others] = places
    if (only && others.length === 0) fillIn(only)
  }, [places])
  return filled
}
