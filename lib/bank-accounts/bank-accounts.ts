import { electronicFormatIBAN, extractIBAN, isSEPACountry } from 'ibantools'

/** `isInSepa`: whether transfers in euro reach it. */
export type Iban = { iban: string; isInSepa: boolean }

/** Undefined unless its length, its structure and its check digits are right. */
export function readIban(text: string): Iban | undefined {
  const iban = electronicFormatIBAN(text) ?? ''
  const { valid, countryCode } = extractIBAN(iban)
  return valid ? { iban, isInSepa: isSEPACountry(countryCode ?? '') } : undefined
}
