import type { FastifyInstance } from 'fastify'
import { addressRoutes } from './addresses/routes.ts'
import { deliveryRoutes } from './delivery/routes.ts'
import type { CheckoutDeps } from './deps.ts'
import { placingRoutes, quoteRoutes } from './routes/own.ts'

export async function checkoutRoutes(scope: FastifyInstance, deps: CheckoutDeps): Promise<void> {
  await scope.register(addressRoutes, deps)
  await scope.register(deliveryRoutes, deps)
  await scope.register(quoteRoutes, deps)
  await scope.register(placingRoutes, deps)
}
