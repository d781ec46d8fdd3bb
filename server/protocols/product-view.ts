import type { FastifyInstance, FastifyRequest } from 'fastify'
import { opensFor, priceGate } from '#domain/accounts/role-gate.ts'
import type { ProductSource, ProductView } from '#server/catalogue/queries/products-of-variants.ts'
import { signedIn } from '#server/platform/guards.ts'
import { languageOfRequest, Refusal } from '#server/platform/problems.ts'

/** How long a caller waits for the catalogue to be loaded before being asked to come back. */
const patienceMs = 5000

/** For scopes whose answers name products. */
export function awaitProducts(scope: FastifyInstance, products: ProductSource): void {
  scope.addHook('preHandler', async (_, reply) => {
    if (await products.whenReady(patienceMs)) return
    reply.header('retry-after', '1')
    throw new Refusal('unavailable')
  })
}

/** What a practitioner may see of the products in their own protocols (decision 8). */
export function ownView(request: FastifyRequest): ProductView {
  return {
    language: languageOfRequest(request),
    practitionerPrices: opensFor(priceGate(true), signedIn(request).userTypeId),
  }
}
