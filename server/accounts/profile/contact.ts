import { eq } from 'drizzle-orm'
import type { ClientProfile, ClientProfileChange } from '#contract/accounts.ts'
import { addressProblems, readAddress } from '#domain/accounts/addresses.ts'
import { homeRegionOf } from '#domain/accounts/home-region.ts'
import { readPhone } from '#domain/accounts/phone.ts'
import { isCountry, phoneCodesOf } from '#server/platform/countries.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import type { User } from '../find-users.ts'
import { users } from '../tables.ts'

export function clientProfileOf(user: User): ClientProfile {
  return {
    id: user.id,
    user_type_id: user.userTypeId,
    email: user.email ?? '',
    first_name: user.firstName,
    last_name: user.lastName,
    country: user.country,
    language: user.language,
    phone_country: user.phoneCountry,
    phone: user.phone,
    street: user.street,
    postal_code: user.postalCode,
    city: user.city,
    address_region: user.addressRegion,
  }
}

/** A person's contact details as saved; refused if a country or phone number is invalid. */
export function readContact(change: ClientProfileChange): Partial<User> {
  const { country, phone_country: phoneCountry, street, postal_code, city, address_region } = change
  const given = { street, postal_code, city, address_region }
  const codes = phoneCodesOf(phoneCountry ?? '')
  const phone = change.phone ? readPhone(change.phone, codes) : null
  const problems = {
    ...(country !== null && !isCountry(country) && { country: 'country' }),
    ...(phoneCountry !== null && !isCountry(phoneCountry) && { phone_country: 'country' }),
    ...(change.phone && phoneCountry === null && { phone_country: 'required' }),
    ...(codes.length > 0 && phone === undefined && { phone: 'phone' }),
    ...addressProblems(country, given),
  }
  const errors = Object.entries(problems).map(([field, problem]) => [field, [problem]])
  if (errors.length > 0) refuse('invalid-input', Object.fromEntries(errors))
  const address = readAddress(country, given)
  return {
    firstName: change.first_name,
    lastName: change.last_name,
    language: change.language,
    country,
    ...(country !== null && { homeRegion: homeRegionOf(country) }),
    phoneCountry,
    phone: phone ?? null,
    street: address.street,
    postalCode: address.postal_code,
    city: address.city,
    addressRegion: address.address_region,
  }
}

/** For a person who is locked. */
export async function saveContact(tx: Database, userId: number, contact: Partial<User>): Promise<void> {
  await tx.update(users).set(contact).where(eq(users.id, userId))
}
