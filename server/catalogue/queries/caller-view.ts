import type { FastifyRequest } from 'fastify'
import { opensFor, priceGate } from '#domain/accounts/role-gate.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Currency } from '#domain/money.ts'
import type { Database } from '#server/platform/database.ts'
import { callerOf } from '#server/platform/guards.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { findSharedProducts } from '#server/protocols/queries/shared-products.ts'
import type { View } from '../read-model/present.ts'

type World = { currency: Currency; db: Database }

/** What the caller may see of a product: by their type, and of clients by what was shared with them (decision 8). */
export function viewFor(request: FastifyRequest, { currency, db }: World): View | Promise<View> {
  const { id, userTypeId } = callerOf(request)
  const view = {
    language: languageOfRequest(request),
    currency,
    practitionerPrices: opensFor(priceGate(true), userTypeId),
  }
  if (id === null || userTypeId !== userTypes.client) return view
  return findSharedProducts(db, id).then((sharedProducts) => ({ ...view, sharedProducts }))
}
