import { inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AdminOrderQuery } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { Problem } from '#contract/problem.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { sendPrivateFile } from '#server/platform/private-file.ts'
import { refuse } from '#server/platform/problems.ts'
import { sendTable } from '#server/platform/text-file.ts'
import { recordOrderAction } from '../audited-action.ts'
import { printPackingSlips } from '../documents/print.ts'
import { DocumentParams, printDocument } from '../documents/print-document.ts'
import { ordersCsv } from '../export-orders.ts'
import { getAnyOrder } from '../get-order.ts'
import { matchesFilter } from '../order-filters.ts'
import { orders } from '../tables.ts'

const tags = ['Admin']

/** `ids`: `12,15`; by default all orders waiting to be processed. */
const SlipsQuery = z.object({
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
    .transform((text) => text.split(',').map(Number))
    .optional(),
})
const CsvQuery = AdminOrderQuery.omit({ page: true, limit: true })

export async function orderPaperRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, config, documentRenderer } = deps
  app.get(
    adminOrderPaths.csv,
    {
      schema: {
        tags,
        summary: 'Export filtered orders as CSV; this is recorded in the audit log',
        querystring: CsvQuery,
        response: { 400: Problem },
      },
    },
    async (request, reply) => {
      const ctx = ctxOf(request, deps)
      // The search text may be somebody's name, so it is not logged.
      const { query, state, country, ...chosen } = request.query
      const details = { ...chosen, ...(state && { state }), ...(country && { country }) }
      await recordAudit(ctx, { action: 'orders-exported', subjectId: null, details })
      return sendTable(
        reply,
        'orders.csv',
        ordersCsv({ db, region: config.region, now: ctx.now }, request.query),
      )
    },
  )
  app.get(
    adminOrderPaths.packingSlips,
    {
      schema: {
        tags,
        summary: 'Download packing slips as one PDF; this is recorded in the audit log',
        querystring: SlipsQuery,
        response: { 400: Problem, 404: Problem },
      },
    },
    async (request, reply) => {
      const { ids } = request.query
      const ctx = { ...ctxOf(request, deps), region: config.region }
      const condition = ids ? inArray(orders.id, ids) : matchesFilter({ filter: 'to_process' }, ctx.now)
      const { bytes, numbers } =
        (await printPackingSlips(documentRenderer, ctx, condition)) ?? refuse('not-found')
      const details = { orders: numbers.join(', ') }
      await recordAudit(ctx, { action: 'packing-slips-opened', subjectId: null, details })
      return sendPrivateFile(reply, { name: 'packing-slips.pdf', type: 'application/pdf', bytes })
    },
  )
  app.get(
    adminOrderPaths.document(':id', ':number'),
    {
      schema: {
        tags,
        summary: 'Download an invoice or credit note as PDF; this is recorded in the audit log',
        params: DocumentParams,
        response: { 404: Problem },
      },
    },
    async (request, reply) => {
      const { id, number } = request.params
      const whole = await getAnyOrder(db, id)
      const paper = await printDocument(deps, whole, number)
      await recordOrderAction(ctxOf(request, deps), whole.order, 'order-document-opened', {
        document: number,
      })
      return sendPrivateFile(reply, paper)
    },
  )
}
