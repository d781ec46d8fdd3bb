import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/context.ts'
import { placeRoutes } from './addresses/place-routes.ts'
import { addressRoutes } from './addresses/routes.ts'
import { deliveryRoutes } from './delivery/routes.ts'
import { guestCheckoutRoutes } from './routes/guest.ts'
import { placingRoutes, quoteRoutes } from './routes/own.ts'

export async function checkoutRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  await scope.register(addressRoutes, deps)
  await scope.register(placeRoutes, deps)
  await scope.register(deliveryRoutes, deps)
  await scope.register(quoteRoutes, deps)
  await scope.register(placingRoutes, deps)
  await scope.register(guestCheckoutRoutes, deps)
}
