import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/context.ts'
import { paymentMethodAdminRoutes } from './routes/admin.ts'
import { paymentMethodRoutes } from './routes/public.ts'
import { sandboxRoutes } from './routes/sandbox.ts'
import { webhookRoutes } from './routes/webhook.ts'

/** Payment methods, and calls of payment providers. */
export async function paymentRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  await scope.register(paymentMethodRoutes, deps)
  await scope.register(paymentMethodAdminRoutes, deps)
  await scope.register(webhookRoutes, deps)
  await scope.register(sandboxRoutes, deps)
}
