import type { FastifyRequest } from 'fastify'
import { gateAllows, priceGate } from '#domain/accounts/role-gate.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { callerOf } from '#server/platform/guards.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { View } from './read-model/present.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    sharedProductsOf: SharedProductsOf
  }
}

/**
 * Practitioner-only products that somebody received in a protocol, whose price they may see. Supplied, since protocols
 * come after the catalogue.
 */
export type SharedProductsOf = (db: Database, userId: number) => Promise<ReadonlySet<number>>

/** What the caller may see of a product: by user type, and for clients by what was shared with them. */
export function viewFor(
  request: FastifyRequest,
  { currency, db, sharedProductsOf }: Pick<Deps, 'currency' | 'db' | 'sharedProductsOf'>,
): View | Promise<View> {
  const { id, userTypeId } = callerOf(request)
  const view = {
    language: languageOfRequest(request),
    currency,
    practitionerPrices: gateAllows(priceGate(true), userTypeId),
  }
  if (id === null || userTypeId !== userTypes.client) return view
  return sharedProductsOf(db, id).then((sharedProducts) => ({ ...view, sharedProducts }))
}
