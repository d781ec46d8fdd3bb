import type { Address } from '#contract/checkout.ts'
import { addressForm } from '#domain/accounts/addresses.ts'
import { type Language, languageTag } from '#domain/languages.ts'

export function countryName(country: string, language: Language): string {
  return new Intl.DisplayNames(languageTag(language), { type: 'region' }).of(country) ?? country
}

export const fullName = ({ first_name, last_name }: Pick<Address, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** The name first, the rest as the country orders it, the country last. */
export function addressLines(address: Address, language: Language): string[] {
  const fields = addressForm(address.country).fields.map(({ field }) => field)
  const place = fields.filter((field) => field !== 'street').map((field) => address[field])
  const lines = [
    fullName(address),
    address.company,
    address.street,
    `${place.filter(Boolean).join(' ')}, ${countryName(address.country, language)}`,
  ]
  return lines.map((line) => line.trim()).filter(Boolean)
}
