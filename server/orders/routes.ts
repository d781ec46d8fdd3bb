import type { FastifyInstance } from 'fastify'
import { awaitProducts } from '#server/catalogue/queries/await-products.ts'
import { adminOrderRoutes } from './admin/routes.ts'
import { ownOrderRoutes } from './client/routes.ts'
import type { PrintingWorld } from './document.ts'
import { clientOrderRoutes } from './practitioner/routes.ts'
import { guestWithdrawalRoutes } from './withdrawals/routes.ts'

/** Orders: of those who placed them, their practitioners and admins. */
export async function orderRoutes(scope: FastifyInstance, world: PrintingWorld): Promise<void> {
  awaitProducts(scope, world.products)
  await scope.register(ownOrderRoutes, world)
  await scope.register(clientOrderRoutes, world)
  await scope.register(adminOrderRoutes, world)
  await scope.register(guestWithdrawalRoutes, world)
}
