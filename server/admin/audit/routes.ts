import type { FastifyInstance } from 'fastify'
import { AuditFilters, AuditPage, AuditQuery } from '#contract/admin.ts'
import { adminPaths } from '#contract/admin-paths.ts'
import { Problem } from '#contract/problem.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { sendTable } from '#server/platform/text-file.ts'
import { auditCsv } from './audit-csv.ts'
import { listAudit } from './list-audit.ts'

const tags = ['Admin']

export async function auditRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  app.get(
    adminPaths.audit,
    {
      schema: {
        tags,
        summary: 'List the audit log, newest first: who changed or viewed what of whom',
        querystring: AuditQuery,
        response: { 200: AuditPage, 400: Problem },
      },
    },
    (request) => listAudit(deps, request.query),
  )
  app.get(
    adminPaths.auditCsv,
    {
      schema: {
        tags,
        summary: 'Export the filtered audit log as CSV; this is recorded in it',
        querystring: AuditFilters,
        response: { 400: Problem },
      },
    },
    async (request, reply) => {
      // The search text may be somebody's name, so it is not logged.
      const { query: _, subject, ...chosen } = request.query
      const details = Object.fromEntries(
        Object.entries(chosen).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      )
      await recordAudit(ctxOf(request, deps), {
        action: 'audit-exported',
        subjectId: subject ?? null,
        details,
      })
      return sendTable(reply, 'audit.csv', auditCsv(deps, request.query))
    },
  )
}
