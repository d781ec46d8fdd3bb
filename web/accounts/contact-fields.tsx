import type { CountryRow } from '#contract/accounts.ts'
import { type AddressField, addressForm } from '#domain/accounts/addresses.ts'
import { flagCode } from '#domain/flags.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { Flag } from '../ui/flag.tsx'
import { Select } from '../ui/form/control.tsx'
import { Field } from '../ui/form/field.tsx'
import { TextField } from '../ui/form/text-field.tsx'
import { type Bound, CityField } from './city-field.tsx'
import type { ContactValues } from './contact-problems.ts'

type ContactFieldsProps = {
  /** The props of a field of the form. */
  field: (name: keyof ContactValues) => Bound
}

type PhoneFieldProps = ContactFieldsProps & { phoneCountry: string; countries: readonly CountryRow[] }

/** The phone country code with its flag, and the number without the code. */
export function PhoneField({ field, phoneCountry, countries }: PhoneFieldProps) {
  const { t } = useTranslation('account')
  const chosen = countries.find(({ iso2 }) => iso2 === phoneCountry)
  const { error, correct: _, ...select } = field('phone_country')
  return (
    <div className="mt-4 grid grid-cols-[124px_minmax(0,1fr)] items-end gap-3 has-aria-invalid:items-start">
      <Field label={t('contact.phone-country')} error={error}>
        {(control) => (
          <Select
            autoComplete="tel-country-code"
            shown={
              <>
                {chosen && <Flag code={flagCode(chosen.iso2)} />}
                {chosen?.phone_codes[0]}
              </>
            }
            {...select}
            {...control}
          >
            <option value="" disabled>
              {t('contact.please-select')}
            </option>
            {countries.map(({ iso2, name, phone_codes }) => (
              <option key={iso2} value={iso2}>
                {name} {phone_codes[0]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        label={t('contact.phone')}
        optionalLabel={t('contact.optional')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        {...field('phone')}
      />
    </div>
  )
}

const autoComplete = {
  street: 'address-line1',
  postal_code: 'postal-code',
  address_region: 'address-level1',
}

/** Fields share a line where they fit. Next to a narrow field, an error message would wrap at every word. */
const widths = {
  normal: {
    street: 'flex-[1_1_100%]',
    postal_code: 'flex-[1_1_140px]',
    city: 'flex-[2_1_200px]',
    address_region: 'flex-[1_1_140px]',
  },
  dense: {
    street: 'flex-[1_1_100%]',
    postal_code: 'flex-[1_1_124px] max-sm:has-aria-invalid:basis-[min(100%,240px)] sm:flex-[1_1_200px]',
    city: 'flex-[2_1_170px] sm:flex-[1_1_200px]',
    address_region: 'flex-[1_1_92px] sm:flex-[1_1_200px]',
  },
} as const satisfies Record<string, Record<AddressField, string>>

type AddressFieldsProps = {
  field: (name: AddressField) => Bound
  country: string
  postalCode: string
  city: string
  /** A suggested town was chosen. */
  onCity(city: string): void
  /** Used together with the fields of an address. */
  isDense?: boolean
}

/** Address fields in the order and with the labels of the country. */
export function AddressFields({
  field,
  country,
  postalCode,
  city,
  onCity,
  isDense = false,
}: AddressFieldsProps) {
  const { t } = useTranslation('account')
  const { fields, regionWord } = addressForm(country || null)
  const labels: Record<AddressField, string> = {
    street: t('contact.street'),
    postal_code: t(`contact.postal.${postalWord(country)}`),
    city: t('contact.city'),
    address_region: t(`contact.region.${regionWord ?? 'region'}`),
  }
  return (
    <div className={`flex flex-wrap ${isDense ? 'gap-x-3 gap-y-4.5 sm:gap-x-4' : 'mt-4 gap-4'}`}>
      {fields.map(({ field: name, required }) =>
        name === 'city' ? (
          <CityField
            key={name}
            field={field(name)}
            label={labels[name]}
            className={widths[isDense ? 'dense' : 'normal'][name]}
            country={country}
            postalCode={postalCode}
            city={city}
            onChoose={onCity}
          />
        ) : (
          <TextField
            key={name}
            label={labels[name]}
            optionalLabel={required ? undefined : t('contact.optional')}
            autoComplete={autoComplete[name]}
            className={widths[isDense ? 'dense' : 'normal'][name]}
            {...field(name)}
          />
        ),
      )}
    </div>
  )
}

const words: Readonly<Record<string, PostalWord>> = {
  US: 'zip-code',
  GB: 'postcode',
  IM: 'postcode',
  JE: 'postcode',
  GG: 'postcode',
  AU: 'postcode',
  NZ: 'postcode',
  IE: 'eircode',
}
type PostalWord = 'postal-code' | 'zip-code' | 'postcode' | 'eircode'

/** What a country (ISO 3166-1 alpha-2) calls its postcodes. */
export function postalWord(country: string | null): PostalWord {
  return words[country ?? ''] ?? 'postal-code'
}
