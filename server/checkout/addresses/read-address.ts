import type { Address } from '#contract/checkout.ts'
import { readAddress } from '#domain/accounts/addresses.ts'
import { deliveryAddressProblems } from '#domain/accounts/delivery-address.ts'
import { refuse } from '#server/platform/problems.ts'

type RecipientInput = {
  /** ISO 3166-1 alpha-2. */
  countries: readonly string[]
  /** Prefix of field names in errors: `billing_address.`. */
  prefix?: string
}

/** Validates an address and returns it in its country's format, or refuses with errors by field. */
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
