import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/context.ts'
import { ownAdRoutes, visitorAdRoutes } from './ads/routes.ts'
import { helpRoutes } from './help/routes.ts'
import { contentImageRoutes } from './images/routes.ts'
import { contentAdminRoutes } from './routes/admin.ts'
import { contentPageRoutes } from './routes/public.ts'
import { templateProductRoutes } from './routes/template-products.ts'
import { storyblokWebhookRoutes } from './storyblok/webhook.ts'

/** What the shop's team writes: edited by admins, shown to everyone. */
export async function contentRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  await scope.register(contentAdminRoutes, deps)
  await scope.register(contentImageRoutes, deps)
  await scope.register(templateProductRoutes, deps)
  await scope.register(contentPageRoutes, deps)
  await scope.register(helpRoutes, deps)
  await scope.register(ownAdRoutes, deps)
  await scope.register(visitorAdRoutes, deps)
  await scope.register(storyblokWebhookRoutes, deps)
}
