import { countryName } from '../country-name.ts'
import type { Language } from '../languages.ts'
import { type Address, addressForm } from './addresses.ts'

/** Street and place as lines in the order of the country: "Coupure Links 214", "9000 Gent". */
export function addressLines(country: string | null, address: Address): string[] {
  const fields = addressForm(country).fields.map(({ field }) => field)
  const place = fields
    .filter((field) => field !== 'street')
    .map((field) => address[field].trim())
    .filter(Boolean)
    .join(' ')
  const lines = fields[0] === 'street' ? [address.street.trim(), place] : [place, address.street.trim()]
  return lines.filter(Boolean)
}

/** All lines without the person, and with the country last: "Coupure Links 214", "9000 Gent", "Belgium". */
export function placeLines(
  address: Address & { company: string; country: string },
  language: Language,
): string[] {
  const { company, country } = address
  const lines = [company.trim(), ...addressLines(country, address), countryName(country, language) ?? country]
  return lines.filter(Boolean)
}
