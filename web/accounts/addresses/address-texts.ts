import { useMemo } from 'react'
import { postalCodeLook } from '#domain/accounts/postal-codes.ts'
import { countryName } from '#domain/country-name.ts'
import { type Language, languageTag } from '#domain/languages.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { SelectOption } from '../../ui/form/select-field.tsx'

/** Countries by their name in the language of the page, in its alphabet. */
export function useCountryOptions(countries: readonly string[]): SelectOption[] {
  const { language } = useTranslation('account')
  return useMemo(() => countryOptions(countries, language), [countries, language])
}

export function countryOptions(countries: readonly string[], language: Language): SelectOption[] {
  const { compare } = new Intl.Collator(languageTag(language))
  return countries
    .map((code) => ({ value: code, label: countryName(code, language) ?? code }))
    .sort((one, other) => compare(one.label, other.label))
}

/** How a postal code of this country looks, for somebody who wrote another thing. */
export function usePostalCodeProblem(country: string): string {
  const { t, language } = useTranslation('account')
  const look = postalCodeLook(country)
  if (!look) return t('problems:fields.postal-code')
  const name = countryName(country, language) ?? country
  if (look.digits === null) return t('addresses.postal-code', { country: name, example: look.example })
  return t('addresses.postal-digits', { country: name, example: look.example, count: look.digits })
}
