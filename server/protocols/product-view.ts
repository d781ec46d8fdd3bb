import type { FastifyRequest } from 'fastify'
import { gateAllows, priceGate } from '#domain/accounts/role-gate.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import { signedIn } from '#server/platform/guards.ts'
import { languageOfRequest } from '#server/platform/problems.ts'

/** Which details of the products in their own protocols a practitioner may see. */
export function ownView(request: FastifyRequest): ProductView {
  return {
    language: languageOfRequest(request),
    practitionerPrices: gateAllows(priceGate(true), signedIn(request).userTypeId),
  }
}
