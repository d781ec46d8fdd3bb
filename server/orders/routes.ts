import type { FastifyInstance } from 'fastify'
import { awaitProducts } from '#server/catalogue/queries/await-products.ts'
import { adminOrderRoutes } from './admin/routes.ts'
import { ownOrderRoutes } from './client/routes.ts'
import { openPress } from './paper/press.ts'
import { clientOrderRoutes } from './practitioner/routes.ts'
import { guestWithdrawalRoutes } from './withdrawals/routes.ts'
import type { OrdersWorld } from './world.ts'

/** Orders: of those who placed them, their practitioners and admins. */
export async function orderRoutes(scope: FastifyInstance, world: OrdersWorld): Promise<void> {
  const press = openPress(world)
  scope.addHook('onClose', () => press.close())
  awaitProducts(scope, world.products)
  const printing = { ...world, press }
  await scope.register(ownOrderRoutes, printing)
  await scope.register(clientOrderRoutes, world)
  await scope.register(adminOrderRoutes, printing)
  await scope.register(guestWithdrawalRoutes, world)
}
