import { eq } from 'drizzle-orm'
import { nameOf } from '#domain/accounts/person-name.ts'
import { type SupplierPart, supplierParts } from '#domain/commission/self-billing.ts'
import type { Language } from '#domain/languages.ts'
import { seller } from '#domain/seller.ts'
import { users } from '#server/accounts/tables.ts'
import type { Database } from '#server/platform/database.ts'
import { practitioners } from '#server/practitioners/tables.ts'
import type { BilledParty } from './content.ts'

export type Supplier = { party: BilledParty; language: Language; missing: SupplierPart[] }

/** A practitioner as a business: their practice, or else their own name. */
export async function findSupplier(db: Database, practitionerId: number): Promise<Supplier | undefined> {
  const [found] = await db
    .select({ user: users, practice: practitioners })
    .from(users)
    .innerJoin(practitioners, eq(practitioners.userId, users.id))
    .where(eq(users.id, practitionerId))
  if (!found) return undefined
  const { user, practice } = found
  const party = {
    name: practice.organisationName || nameOf(user),
    street: user.street,
    postalCode: user.postalCode,
    city: user.city,
    region: user.addressRegion,
    country: user.country ?? '',
    vatNumber: practice.vatNumber,
    email: user.email ?? '',
  }
  const missing = supplierParts.filter((part) =>
    part === 'vat_number' ? !party.vatNumber : !(party.street && party.city && party.country && party.email),
  )
  return { party, language: user.language, missing }
}

/** The shop, which receives the practitioner's services. */
export const customer: BilledParty = {
  name: seller.name,
  street: seller.street,
  postalCode: seller.postalCode,
  city: seller.city,
  region: '',
  country: seller.country,
  vatNumber: seller.vatNumber.replace(/[ .]/g, ''),
  email: seller.email,
}
