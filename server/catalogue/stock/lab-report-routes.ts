import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { StockRow } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { labReportMaximumBytes } from '#domain/catalogue/stock/batches.ts'
import type { Deps } from '#server/platform/context.ts'
import { documentName, shownInline } from '#server/platform/documents/file-name.ts'
import { ctxOf, noStore, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { limitUploads } from '#server/platform/limit-uploads.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { readUpload, takeUploads } from '#server/platform/uploads.ts'
import { getStockOfBatch } from './find-stock.ts'
import { addLabReport, readLabReport, removeLabReport } from './lab-reports.ts'

const params = PathId
/** For all admins together. */
const maxUploads = 4

/** Laboratories' reports on batches, for admins. */
export async function labReportRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const limited = limitUploads(maxUploads)
  await takeUploads(scope, labReportMaximumBytes)
  const app = scope.withTypeProvider<ZodTypes>()
  const ctx = (request: FastifyRequest) => ({ ...ctxOf(request, deps), files: deps.files })
  const stockOf = (request: FastifyRequest, batchId: number) =>
    getStockOfBatch(
      { db: deps.db, region: deps.region, now: deps.clock(), language: languageOfRequest(request) },
      batchId,
    )

  app.post(
    stockPaths.labReport(':id'),
    {
      schema: {
        tags: ['Admin'],
        summary: 'Publish a laboratory’s report on a batch (PDF, up to 5 MB), instead of the former one',
        consumes: ['multipart/form-data'],
        params,
        response: {
          200: StockRow,
          400: Problem,
          404: Problem,
          408: Problem,
          409: Problem,
          413: Problem,
          415: Problem,
          503: Problem,
        },
      },
    },
    (request) =>
      limited(signedIn(request).id, async () => {
        const { id } = request.params
        const { bytes } = await readUpload(request)
        await addLabReport(ctx(request), id, bytes)
        return stockOf(request, id)
      }),
  )
  app.delete(
    stockPaths.labReport(':id'),
    {
      schema: {
        tags: ['Admin'],
        summary: 'Remove the laboratory’s report on a batch',
        params,
        response: { 200: StockRow, 404: Problem },
      },
    },
    async (request) => {
      await removeLabReport(ctx(request), request.params.id)
      return stockOf(request, request.params.id)
    },
  )
}

/** For everyone. */
export async function publicLabReportRoutes(
  scope: FastifyInstance,
  deps: Pick<Deps, 'db' | 'files'>,
): Promise<void> {
  scope
    .withTypeProvider<ZodTypes>()
    .get(
      stockPaths.publicLabReport(':id'),
      { schema: { tags: ['Catalogue'], summary: 'Get a laboratory’s report on a batch as PDF', params } },
      async (request, reply) => {
        const { number, bytes } = await readLabReport(deps, request.params.id)
        return reply
          .type('application/pdf')
          .headers({
            'content-disposition': shownInline(documentName(number, 'application/pdf')),
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
            'cache-control': 'public, max-age=300',
          })
          .send(bytes)
      },
    )
}
