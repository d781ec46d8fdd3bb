import type { Address } from '#contract/checkout.ts'
import { addressLines } from '#domain/accounts/address-lines.ts'
import type { Language } from '#domain/languages.ts'
import { countryName } from '#web/platform/country-name.ts'

/** "Coupure Links 214, 9000 Gent, Belgium" */
export function placeText(address: Address, language: Language): string {
  const { company, country } = address
  const name = countryName(country, language) ?? country
  return [company, ...addressLines(country, address), name].filter(Boolean).join(', ')
}

/** The same behind the name. */
export function addressText(address: Address, language: Language): string {
  return `${address.first_name} ${address.last_name}, ${placeText(address, language)}`
}
