import type { FastifyInstance } from 'fastify'
import type { OrdersWorld } from '../world.ts'
import { sandboxRoutes } from './sandbox-routes.ts'
import { webhookRoutes } from './webhook-routes.ts'

export async function paymentRoutes(scope: FastifyInstance, world: OrdersWorld): Promise<void> {
  await scope.register(webhookRoutes, world)
  await scope.register(sandboxRoutes, world)
}
