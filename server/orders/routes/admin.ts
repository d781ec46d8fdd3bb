import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/context.ts'
import { noStore } from '#server/platform/guards.ts'
import { orderChangeRoutes } from './admin-changes.ts'
import { orderPaperRoutes } from './admin-documents.ts'
import { orderReturnRoutes } from './admin-returns.ts'
import { orderViewRoutes } from './admin-views.ts'

/** All orders, for admins. */
export async function adminOrderRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  await scope.register(orderViewRoutes, deps)
  await scope.register(orderPaperRoutes, deps)
  await scope.register(orderChangeRoutes, deps)
  await scope.register(orderReturnRoutes, deps)
}
