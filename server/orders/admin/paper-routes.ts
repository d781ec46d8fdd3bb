import { Readable } from 'node:stream'
import { inArray } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { AdminOrderQuery } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/order-paths.ts'
import { Problem } from '#contract/problem.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { sendPrivateFile } from '#server/platform/private-file.ts'
import { refuse } from '#server/platform/problems.ts'
import { DocumentParams, type PrintingWorld, sendDocument } from '../document.ts'
import { printPackingSlips } from '../paper/print.ts'
import { onShelf } from '../queries/admin-shelves.ts'
import { getAnyOrder } from '../queries/own-order.ts'
import { orders } from '../tables.ts'
import { ordersCsv } from './csv.ts'

const tags = ['Admin']

/** `ids`: `12,15`; without them, of all that wait to be processed. */
const SlipsQuery = z.object({
  ids: z
    .string()
    .regex(/^\d{1,9}(,\d{1,9}){0,99}$/)
    .transform((text) => text.split(',').map(Number))
    .optional(),
})
const CsvQuery = AdminOrderQuery.omit({ page: true, limit: true })

export async function orderPaperRoutes(scope: FastifyInstance, world: PrintingWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, config, press } = world
  app.get(
    adminOrderPaths.csv,
    {
      schema: {
        tags,
        summary: 'The orders of a choice as a table (CSV)',
        querystring: CsvQuery,
        response: { 400: Problem },
      },
    },
    async (request, reply) =>
      sendTable(reply, ordersCsv({ db, region: config.region, now: new Date() }, request.query)),
  )
  app.get(
    adminOrderPaths.packingSlips,
    {
      schema: {
        tags,
        summary: 'Packing slips as one PDF',
        querystring: SlipsQuery,
        response: { 400: Problem, 404: Problem },
      },
    },
    async (request, reply) => {
      const { ids } = request.query
      const which = ids ? inArray(orders.id, ids) : onShelf({ shelf: 'to_process' })
      const bytes = await printPackingSlips(press, { db, now: new Date() }, which)
      if (!bytes) return refuse('not-found')
      return sendPrivateFile(reply, { name: 'packing-slips.pdf', type: 'application/pdf', bytes })
    },
  )
  app.get(
    adminOrderPaths.document(':id', ':number'),
    {
      schema: {
        tags,
        summary: 'An invoice or credit note as PDF',
        params: DocumentParams,
        response: { 404: Problem },
      },
    },
    async (request, reply) => {
      const { id, number } = request.params
      return sendDocument(world, reply, await getAnyOrder(db, id), number)
    },
  )
}

function sendTable(reply: FastifyReply, rows: AsyncIterable<string>): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .headers({
      'content-disposition': 'attachment; filename="orders.csv"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    .send(Readable.from(rows))
}
