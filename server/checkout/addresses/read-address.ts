import type { Address } from '#contract/checkout.ts'
import { readAddress } from '#domain/accounts/addresses.ts'
import { deliveryAddressProblems } from '#domain/accounts/delivery-address.ts'
import { refuse } from '#server/platform/problems.ts'

type Asked = {
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** What stands before the names of its fields where something is wrong: `billing_address.`. */
  prefix?: string
}

const digitsMinimum = 4
/** ITU-T E.164. */
const digitsMaximum = 15

/** An address as it is kept: refused with what is wrong, by field, else written as its country does. */
export function readRecipient(given: Address, { countries, prefix = '' }: Asked): Address {
  const problems = {
    ...deliveryAddressProblems(given, countries),
    ...(given.phone && !isDiallable(given.phone) && { phone: 'phone' }),
  }
  const errors = Object.entries(problems).map(([field, problem]) => [`${prefix}${field}`, [problem]])
  if (errors.length > 0) refuse('invalid-input', Object.fromEntries(errors))
  return {
    ...given,
    ...readAddress(given.country, given),
    phone: given.phone.normalize('NFKC').replace(/\s+/g, ' '),
  }
}

/** Kept as it was typed: couriers read it, and it need not be of the address's country. */
function isDiallable(phone: string): boolean {
  const digits = phone.normalize('NFKC').replace(/\D/g, '').length
  return digits >= digitsMinimum && digits <= digitsMaximum
}
