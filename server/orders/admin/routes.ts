import type { FastifyInstance } from 'fastify'
import { onlyForAdmins } from '#server/admin/queries/second-factor.ts'
import type { PrintingWorld } from '../document.ts'
import { orderChangeRoutes } from './change-routes.ts'
import { orderPaperRoutes } from './paper-routes.ts'
import { orderReturnRoutes } from './return-routes.ts'
import { orderViewRoutes } from './view-routes.ts'

/** Everybody's orders, for admins. */
export async function adminOrderRoutes(scope: FastifyInstance, world: PrintingWorld): Promise<void> {
  onlyForAdmins(scope, world)
  await scope.register(orderViewRoutes, world)
  await scope.register(orderPaperRoutes, world)
  await scope.register(orderChangeRoutes, world)
  await scope.register(orderReturnRoutes, world)
}
