import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/context.ts'
import { noStore } from '#server/platform/guards.ts'
import { auditRoutes } from './audit/routes.ts'
import { adminCertificateRoutes } from './certificates/routes.ts'
import { figureRoutes } from './figures/routes.ts'
import { adminJobRoutes } from './jobs/routes.ts'
import { adminSearchRoutes } from './search/routes.ts'
import { todayRoutes } from './today/routes.ts'
import { adminUserRoutes } from './users/routes.ts'

export async function adminRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  await scope.register(adminCertificateRoutes, deps)
  await scope.register(adminUserRoutes, deps)
  await scope.register(adminJobRoutes, deps)
  await scope.register(todayRoutes, deps)
  await scope.register(figureRoutes, deps)
  await scope.register(adminSearchRoutes, deps)
  await scope.register(auditRoutes, deps)
}
