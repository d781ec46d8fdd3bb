import { hasKnownPostalCodes, readPostalCode } from './postal-codes.ts'

export const addressFields = ['street', 'postal_code', 'city', 'address_region'] as const
export type AddressField = (typeof addressFields)[number]
export type Address = Readonly<Record<AddressField, string>>

/** What a country calls its regions in addresses. */
export type RegionWord = 'state' | 'province' | 'county' | 'prefecture' | 'region'
/** The fields of a country's addresses, in the order in which they are written. */
export type AddressForm = {
  fields: readonly { field: AddressField; required: boolean }[]
  regionWord: RegionWord | null
}
/** Keys under `problems:fields`. */
export type AddressProblem = 'required' | 'postal-code'

type Order = readonly AddressField[]
const codeFirst: Order = ['street', 'postal_code', 'city']
const codeLast: Order = ['street', 'city', 'postal_code']
const regionThenCode: Order = ['street', 'city', 'address_region', 'postal_code']
const regionAfterCity: Order = ['street', 'postal_code', 'city', 'address_region']
const largestFirst: Order = ['postal_code', 'address_region', 'city', 'street']

type AddressFormat = { order: Order; word?: RegionWord; regionRequired?: boolean }
const habits: Readonly<Record<string, AddressFormat>> = {
  AU: { order: regionThenCode, word: 'state', regionRequired: true },
  BR: { order: regionThenCode, word: 'state', regionRequired: true },
  CA: { order: regionThenCode, word: 'province', regionRequired: true },
  CN: { order: largestFirst, word: 'province', regionRequired: true },
  ES: { order: regionAfterCity, word: 'province' },
  GB: { order: codeLast },
  GG: { order: codeLast },
  HU: { order: ['postal_code', 'city', 'street'] },
  IE: { order: regionThenCode, word: 'county', regionRequired: true },
  IM: { order: codeLast },
  IN: { order: regionThenCode, word: 'state', regionRequired: true },
  IT: { order: regionAfterCity, word: 'province', regionRequired: true },
  JE: { order: codeLast },
  JP: { order: largestFirst, word: 'prefecture', regionRequired: true },
  KR: { order: largestFirst, word: 'province' },
  MX: { order: regionAfterCity, word: 'state', regionRequired: true },
  NZ: { order: codeLast },
  RO: { order: regionAfterCity, word: 'county', regionRequired: true },
  TW: { order: largestFirst, word: 'county' },
  US: { order: regionThenCode, word: 'state', regionRequired: true },
}

const withoutPostalCodes: ReadonlySet<string> = new Set(
  (
    'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CK CM CW DJ DM ER FJ GD GM GQ GY HK KI KM KP ML MO MR NR ' +
    'QA RW SB SC SL SR ST SX SY TG TK TO TV UG VU YE ZW'
  ).split(' '),
)

/** Which fields an address has in a country (ISO 3166-1 alpha-2). */
export function addressForm(country: string | null): AddressForm {
  const { order, word, regionRequired = false } = habits[country ?? ''] ?? { order: codeFirst }
  const fields = order
    .filter((field) => field !== 'postal_code' || !withoutPostalCodes.has(country ?? ''))
    .map((field) => ({ field, required: isRequired(field, country, regionRequired) }))
  return { fields, regionWord: word ?? null }
}

function isRequired(field: AddressField, country: string | null, regionRequired: boolean): boolean {
  if (field === 'address_region') return regionRequired
  return field !== 'postal_code' || (country !== null && hasKnownPostalCodes(country))
}

/** What is wrong with an address. Addresses are optional, so an empty one has no problem. */
export function addressProblems(
  country: string | null,
  address: Address,
): Partial<Record<AddressField, AddressProblem>> {
  if (addressFields.every((field) => address[field].trim() === '')) return {}
  const missing = addressForm(country).fields.filter(
    ({ field, required }) => required && !address[field].trim(),
  )
  const problems = Object.fromEntries(missing.map(({ field }) => [field, 'required' as const]))
  const code = address.postal_code.trim()
  const isWrong = code !== '' && country !== null && readPostalCode(country, code) === undefined
  return isWrong ? { ...problems, postal_code: 'postal-code' } : problems
}

/** An address as it is saved: only the fields its country has, with the postal code in the country's format. */
export function readAddress(country: string | null, address: Address): Address {
  const has = new Set(addressForm(country).fields.map(({ field }) => field))
  const kept = (field: AddressField) => (has.has(field) ? address[field].trim() : '')
  const code = kept('postal_code')
  return {
    street: kept('street'),
    postal_code: (country && code && readPostalCode(country, code)) || code,
    city: kept('city'),
    address_region: kept('address_region'),
  }
}
