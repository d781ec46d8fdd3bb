import type { Address } from '#contract/checkout.ts'
import { addressLines } from '#domain/accounts/address-lines.ts'
import type { Language } from '#domain/languages.ts'
import { countryName } from './country-name.ts'

/** Line by line, without the person and with the country last: "Coupure Links 214", "9000 Gent", "Belgium". */
export function placeLines(address: Address, language: Language): string[] {
  const { company, country } = address
  const lines = [company, ...addressLines(country, address), countryName(country, language) ?? country]
  return lines.filter(Boolean)
}
