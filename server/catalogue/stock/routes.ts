import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { MovementPage, MovementQuery, StockChange, StockPage, StockQuery, StockRow } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { IdempotencyHeaders, once, onceKey } from '#server/platform/idempotency/once.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { sendTable } from '#server/platform/text-file.ts'
import { blockBatch, releaseBatch } from './block-batch.ts'
import { changeStock } from './change-stock.ts'
import { getStock, getStockOfBatch, listStock } from './find-stock.ts'
import { listMovements, movementsCsv } from './list-movements.ts'

const tags = ['Admin']
const params = PathId
const changed = { 200: StockRow, 400: Problem, 404: Problem, 409: Problem, 422: Problem }

/** What is in the warehouse, for admins. */
export async function stockRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { countWaiting, db, region } = deps
  const readingOf = (request: FastifyRequest) => ({
    db,
    region,
    now: deps.clock(),
    language: languageOfRequest(request),
  })
  const changing = (request: FastifyRequest) => ({ ...ctxOf(request, deps), countWaiting, region })
  app.get(
    stockPaths.list,
    {
      schema: {
        tags,
        summary: 'List variants with their stock and batches',
        querystring: StockQuery,
        response: { 200: StockPage, 400: Problem },
      },
    },
    (request) => listStock(readingOf(request), request.query),
  )
  app.get(
    stockPaths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Get the stock and batches of a variant',
        params,
        response: { 200: StockRow, 404: Problem },
      },
    },
    (request) => getStock(readingOf(request), request.params.id),
  )
  app.get(
    stockPaths.movements(':id'),
    {
      schema: {
        tags,
        summary: 'List the changes of a variant’s stock, latest first',
        params,
        querystring: MovementQuery,
        response: { 200: MovementPage, 400: Problem },
      },
    },
    (request) => listMovements(db, request.params.id, request.query),
  )
  app.get(
    stockPaths.csv(':id'),
    { schema: { tags, summary: 'Export the changes of a variant’s stock as CSV', params } },
    (request, reply) => sendTable(reply, 'stock.csv', movementsCsv(db, request.params.id)),
  )
  app.post(
    stockPaths.changes(':id'),
    {
      schema: {
        tags,
        summary: 'Change the stock of a variant, with a reason',
        headers: IdempotencyHeaders,
        params,
        body: StockChange,
        response: changed,
      },
    },
    async (request) => {
      const { id } = request.params
      const ctx = changing(request)
      await once(db, onceKey(request), ctx.now, async (tx) => {
        await changeStock({ ...ctx, db: tx }, id, request.body)
        return { variant_id: id }
      })
      return getStock(readingOf(request), id)
    },
  )
  app.post(
    stockPaths.block(':id'),
    {
      schema: {
        tags,
        summary: 'Block a batch: nothing of it is sold or sent',
        params,
        response: { 200: StockRow, 404: Problem },
      },
    },
    async (request) => {
      await blockBatch(changing(request), request.params.id)
      return getStockOfBatch(readingOf(request), request.params.id)
    },
  )
  app.post(
    stockPaths.release(':id'),
    {
      schema: {
        tags,
        summary: 'Release a blocked batch',
        params,
        response: { 200: StockRow, 404: Problem },
      },
    },
    async (request) => {
      await releaseBatch(changing(request), request.params.id)
      return getStockOfBatch(readingOf(request), request.params.id)
    },
  )
}
