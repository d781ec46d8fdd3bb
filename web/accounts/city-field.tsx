import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { PostalPlaces } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { readPostalCode } from '#domain/accounts/postal-codes.ts'
import { matchingPlaces } from '#domain/accounts/postal-places.ts'
import { listText } from '../platform/formats.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { usePublicData } from '../platform/public-data.ts'
import { TextField } from '../ui/form/text-field.tsx'

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
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState<number>()
  const places = usePlaces(country, postalCode)
  const filled = useOnlyPlace({ places, postalCode, city, onChoose })
  const options = isOpen ? matchingPlaces(places, city) : []
  const optionId = (at: number) => `${id}-${at}`

  function close() {
    setOpen(false)
    setActive(undefined)
  }
  function choose(place: string) {
    onChoose(place)
    close()
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    const chosen = active === undefined ? undefined : options[active]
    if ((key === 'ArrowDown' || key === 'ArrowUp') && places.length > 0) {
      event.preventDefault()
      setOpen(true)
      setActive(movedTo(active, key, options.length))
    } else if (key === 'Escape' && options.length > 0) {
      event.preventDefault()
      close()
    } else if (key === 'Enter' && chosen) {
      event.preventDefault()
      choose(chosen)
    }
  }

  return (
    <div className={`relative min-w-0 ${className}`}>
      <TextField
        label={label}
        autoComplete="address-level2"
        {...field}
        {...(places.length > 0 && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': options.length > 0,
          'aria-controls': options.length > 0 ? id : undefined,
          'aria-activedescendant': active === undefined ? undefined : optionId(active),
        })}
        onChange={(event) => {
          setOpen(true)
          setActive(undefined)
          return field.onChange(event)
        }}
        onFocus={() => setOpen(true)}
        onBlur={(event) => {
          close()
          return field.onBlur(event)
        }}
        onKeyDown={onKeyDown}
      />
      {options.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={t('contact.places')}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-60 overflow-y-auto rounded-card border border-line bg-surface shadow-2"
        >
          {options.map((place, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
            <div
              key={place}
              ref={at === active ? showOption : undefined}
              id={optionId(at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className="flex min-h-11 cursor-pointer items-center px-3 aria-selected:bg-tint"
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => at !== active && setActive(at)}
              onClick={() => choose(place)}
            >
              {place}
            </div>
          ))}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {options.length > 0
          ? `${t('contact.places')}: ${listText(options, language)}`
          : filled && filled === city && t('contact.place-filled', { place: filled })}
      </p>
    </div>
  )
}

const showOption = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

function movedTo(
  active: number | undefined,
  key: 'ArrowDown' | 'ArrowUp',
  count: number,
): number | undefined {
  if (count === 0) return 0
  if (active === undefined) return key === 'ArrowDown' ? 0 : count - 1
  return (active + (key === 'ArrowDown' ? 1 : -1) + count) % count
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
  const first = useRef(postalCode)
  const current = useRef({ isToFill: false, onChoose })
  const isToFill = postalCode !== first.current && (!city.trim() || city === filled)
  current.current = { isToFill, onChoose }
  useEffect(() => {
    const [only, ...others] = places
    if (!only || others.length > 0 || !current.current.isToFill) return
    setFilled(only)
    current.current.onChoose(only)
  }, [places])
  return filled
}
