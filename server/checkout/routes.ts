import type { FastifyInstance } from 'fastify'
import { addressRoutes } from './addresses/routes.ts'
import { checkoutAdminRoutes } from './admin/routes.ts'
import { paymentMethodRoutes } from './payment-methods/routes.ts'
import { pickUpRoutes } from './pick-up/routes.ts'
import { placingRoutes } from './placing/routes.ts'
import { quoteRoutes } from './quote/routes.ts'
import type { CheckoutWorld } from './world.ts'

export async function checkoutRoutes(scope: FastifyInstance, world: CheckoutWorld): Promise<void> {
  await scope.register(paymentMethodRoutes, world)
  await scope.register(addressRoutes, world)
  await scope.register(pickUpRoutes, world)
  await scope.register(quoteRoutes, world)
  await scope.register(placingRoutes, world)
  await scope.register(checkoutAdminRoutes, world)
}
