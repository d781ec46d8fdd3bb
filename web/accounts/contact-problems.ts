import { type AddressField, type AddressProblem, addressProblems } from '#domain/accounts/addresses.ts'
import { readPhone } from '#domain/accounts/phone.ts'

/** Contact details as a form holds them: missing values are empty strings. */
export type ContactValues = Record<'country' | 'phone_country' | 'phone' | AddressField, string>
export type PhoneCodes = ReadonlyMap<string, readonly string[]>

/** A key under `problems:fields`; undefined if the field is valid. The phone number is optional. */
export function phoneProblem(values: ContactValues, codes: PhoneCodes): 'required' | 'phone' | undefined {
  if (!values.phone.trim()) return undefined
  const ofCountry = codes.get(values.phone_country)
  if (!ofCountry) return 'required'
  return readPhone(values.phone, ofCountry) === undefined ? 'phone' : undefined
}

export function addressProblem(field: AddressField, values: ContactValues): AddressProblem | undefined {
  return addressProblems(values.country || null, values)[field]
}
