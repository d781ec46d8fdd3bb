import type { FastifyInstance } from 'fastify'
import { AuditPage, AuditQuery } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import type { Deps } from '#server/platform/context.ts'
import { noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { listAudit } from './audit/list-audit.ts'
import { adminCertificateRoutes } from './certificates/routes.ts'
import { adminJobRoutes } from './jobs/routes.ts'
import { todayRoutes } from './today/routes.ts'
import { adminUserRoutes } from './users/routes.ts'

export async function adminRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  await scope.register(adminCertificateRoutes, deps)
  await scope.register(adminUserRoutes, deps)
  await scope.register(adminJobRoutes, deps)
  await scope.register(todayRoutes, deps)
  scope.withTypeProvider<ZodTypes>().get(
    adminPaths.audit,
    {
      schema: {
        tags: ['Admin'],
        summary: 'List the audit log, newest first: who changed or viewed what of whom',
        querystring: AuditQuery,
        response: { 200: AuditPage },
      },
    },
    (request) => listAudit(deps, request.query),
  )
}
