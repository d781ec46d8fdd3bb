import { checkVAT, countries } from 'jsvat'
import { vatRates } from '#domain/reference/vat.ts'

/** In the EU and the United Kingdom; Greek numbers begin with EL. */
const known = new Set(vatRates.map(({ country }) => (country === 'GR' ? 'EL' : country)))

/** A VAT number as saved, with its country's prefix: `BE0403170701`. Undefined if it cannot be one. */
export function readVatNumber(text: string): string | undefined {
  const { isValid, value } = checkVAT(text.toUpperCase(), countries)
  return isValid && value && known.has(value.slice(0, 2)) ? value : undefined
}
