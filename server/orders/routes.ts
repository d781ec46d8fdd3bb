import type { FastifyInstance } from 'fastify'
import { awaitProducts } from '#server/catalogue/await-products.ts'
import type { Deps } from '#server/platform/context.ts'
import { reactionRoutes } from './reactions/routes.ts'
import { recallRoutes } from './recalls/routes.ts'
import { adminOrderRoutes } from './routes/admin.ts'
import { guestOrderRoutes } from './routes/guest.ts'
import { ownOrderRoutes } from './routes/own.ts'
import { guestWithdrawalRoutes } from './routes/public.ts'

/** Orders: for their buyers and for admins. */
export async function orderRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  awaitProducts(scope, deps.products)
  await scope.register(ownOrderRoutes, deps)
  await scope.register(adminOrderRoutes, deps)
  await scope.register(guestWithdrawalRoutes, deps)
  await scope.register(guestOrderRoutes, deps)
  await scope.register(recallRoutes, deps)
  await scope.register(reactionRoutes, deps)
}
