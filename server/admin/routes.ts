import type { FastifyInstance } from 'fastify'
import { adminPaths } from '#contract/account-paths.ts'
import { AuditPage, AuditQuery } from '#contract/admin.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { adminCertificateRoutes } from './certificates/routes.ts'
import { listAudit } from './queries/audit-entries.ts'
import { onlyForAdmins } from './queries/second-factor.ts'
import { adminUserRoutes } from './users/routes.ts'
import type { AdminWorld } from './world.ts'

export async function adminRoutes(scope: FastifyInstance, world: AdminWorld): Promise<void> {
  onlyForAdmins(scope, world)
  await scope.register(adminCertificateRoutes, world)
  await scope.register(adminUserRoutes, world)
  scope.withTypeProvider<ZodTypes>().get(
    adminPaths.audit,
    {
      schema: {
        tags: ['Admin'],
        summary: 'Who did what to whom, newest first',
        querystring: AuditQuery,
        response: { 200: AuditPage },
      },
    },
    (request) => listAudit(world.db, request.query),
  )
}
