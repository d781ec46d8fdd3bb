import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { adminPaths } from '#contract/admin-paths.ts'
import { StuckJobPage, StuckJobQuery } from '#contract/admin-today.ts'
import { Problem } from '#contract/problem.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { refuse } from '#server/platform/problems.ts'
import { retryJobNow } from '#server/platform/stuck-jobs.ts'
import { transact } from '#server/platform/transact.ts'
import { listJobs } from './list-jobs.ts'

const tags = ['Admin']
const JobId = z.object({ id: z.uuid() })

export async function adminJobRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  app.get(
    adminPaths.jobs,
    {
      schema: {
        tags,
        summary:
          'List background work that was given up, fails again and again or is not taken, oldest first',
        querystring: StuckJobQuery,
        response: { 200: StuckJobPage, 400: Problem },
      },
    },
    (request) => listJobs(ctxOf(request, deps), request.query),
  )
  app.post(
    adminPaths.retryJob(':id'),
    {
      schema: {
        tags,
        summary: 'Try a job again at once',
        params: JobId,
        response: { 204: { type: 'null', description: 'Tried again' }, 400: Problem, 404: Problem },
      },
    },
    async (request, reply) => {
      const ctx = ctxOf(request, deps)
      await transact(ctx.db, async (db) => {
        const queue = (await retryJobNow(db, request.params.id)) ?? refuse('not-found')
        await recordAudit({ ...ctx, db }, { action: 'job-retried', subjectId: null, details: { queue } })
      })
      return reply.code(204).send()
    },
  )
}
