import type { FastifyRequest } from 'fastify'
import { opensFor, priceGate } from '#domain/accounts/role-gate.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Currency } from '#domain/money.ts'
import type { Database } from '#server/platform/database.ts'
import { callerOf } from '#server/platform/guards.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { View } from './read-model/present.ts'

/**
 * Practitioner-only products that somebody received in a protocol, which have a price for them. Supplied, since protocols
 * come after the catalogue.
 */
export type SharedProductsOf = (db: Database, userId: number) => Promise<ReadonlySet<number>>
type Deps = { currency: Currency; db: Database; sharedProductsOf: SharedProductsOf }

/** What the caller may see of a product: by their type, and of clients by what was shared with them. */
export function viewFor(
  request: FastifyRequest,
  { currency, db, sharedProductsOf }: Deps,
): View | Promise<View> {
  const { id, userTypeId } = callerOf(request)
  const view = {
    language: languageOfRequest(request),
    currency,
    practitionerPrices: opensFor(priceGate(true), userTypeId),
  }
  if (id === null || userTypeId !== userTypes.client) return view
  return sharedProductsOf(db, id).then((sharedProducts) => ({ ...view, sharedProducts }))
}
