import type { Address } from '#contract/checkout.ts'
import { readAddress } from '#domain/accounts/addresses.ts'
import { deliveryAddressProblems } from '#domain/accounts/delivery-address.ts'
import { refuse } from '#server/platform/problems.ts'

type RecipientInput = {
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** What stands before the names of its fields where something is wrong: `billing_address.`. */
  prefix?: string
}

/** An address as it is kept: refused with what is wrong, by field, else written as its country does. */
export function readRecipient(given: Address, { countries, prefix = '' }: RecipientInput): Address {
  const problems = deliveryAddressProblems(given, countries)
  const errors = Object.entries(problems).map(([field, problem]) => [`${prefix}${field}`, [problem]])
  if (errors.length > 0) refuse('invalid-input', Object.fromEntries(errors))
  return {
    ...given,
    ...readAddress(given.country, given),
    phone: given.phone.normalize('NFKC').replace(/\s+/g, ' '),
  }
}
