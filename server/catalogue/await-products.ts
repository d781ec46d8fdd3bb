import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/problems.ts'
import type { ProductSource } from './products-of-variants.ts'

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
