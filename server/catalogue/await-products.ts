import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/problems.ts'
import type { ProductSource } from './products-of-variants.ts'

/** How long a caller waits for the read model to load before getting a 503. */
const maxWaitMs = 5000

/** For routes whose responses contain products. */
export function awaitProducts(scope: FastifyInstance, products: ProductSource): void {
  scope.addHook('preHandler', async (_, reply) => {
    if (await products.whenReady(maxWaitMs)) return
    reply.header('retry-after', '1')
    throw new Refusal('unavailable')
  })
}
