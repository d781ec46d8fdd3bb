import type { FastifyInstance, FastifyRequest } from 'fastify'
import { EmailPreview } from '#contract/email-preview.ts'
import { Problem } from '#contract/problem.ts'
import { recallPaths } from '#contract/recall-paths.ts'
import {
  RecallBatches,
  RecallDetail,
  RecallDraft,
  RecallEmailRequest,
  RecallPage,
  RecallPreview,
  RecallPreviewQuery,
  RecallQuery,
  RecallRequest,
} from '#contract/recalls.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { IdempotencyHeaders, once, onceKey } from '#server/platform/idempotency/once.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { sendTable } from '#server/platform/text-file.ts'
import { getRecall, listRecallBatches, listRecalls, recipientsCsv } from './find-recalls.ts'
import { previewRecall, previewRecallEmail } from './preview-recall.ts'
import { sendRecall } from './send-recall.ts'

const tags = ['Admin']

/** Calling products back, for admins. */
export async function recallRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, region } = deps
  const readingOf = (request: FastifyRequest) => ({ db, language: languageOfRequest(request) })

  app.get(
    recallPaths.list,
    {
      schema: {
        tags,
        summary: 'List recalls, latest first',
        querystring: RecallQuery,
        response: { 200: RecallPage, 400: Problem },
      },
    },
    (request) => listRecalls(readingOf(request), request.query),
  )
  app.get(
    recallPaths.batches(':id'),
    {
      schema: {
        tags,
        summary: 'List all batches of a variant, and how many packs of each were sent',
        params: PathId,
        response: { 200: RecallBatches },
      },
    },
    (request) => listRecallBatches({ db, region, now: deps.clock() }, request.params.id),
  )
  app.post(
    recallPaths.preview,
    {
      schema: {
        tags,
        summary: 'Show which orders and people a recall concerns, in pages; nothing is sent',
        querystring: RecallPreviewQuery,
        body: RecallDraft,
        response: { 200: RecallPreview, 400: Problem },
      },
    },
    (request) => previewRecall({ db, region }, request.body, request.query),
  )
  app.post(
    recallPaths.email,
    {
      schema: {
        tags,
        summary: 'Show a recall’s email in a language; nothing is sent',
        body: RecallEmailRequest,
        response: { 200: EmailPreview, 400: Problem },
      },
    },
    (request) => previewRecallEmail(deps, request.body),
  )
  app.post(
    recallPaths.list,
    {
      schema: {
        tags,
        summary: 'Write to everybody in a preview; the same preview is sent once',
        headers: IdempotencyHeaders,
        body: RecallRequest,
        response: { 200: RecallDetail, 400: Problem, 404: Problem, 409: Problem, 422: Problem },
      },
    },
    async (request) => {
      const ctx = { ...ctxOf(request, deps), region }
      const { recall_id } = await once(db, onceKey(request), ctx.now, async (tx) => ({
        recall_id: await sendRecall({ ...ctx, db: tx }, request.body),
      }))
      return getRecall(readingOf(request), recall_id)
    },
  )
  app.get(
    recallPaths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Get a recall with those who were written to',
        params: PathId,
        response: { 200: RecallDetail, 404: Problem },
      },
    },
    (request) => getRecall(readingOf(request), request.params.id),
  )
  app.get(
    recallPaths.csv(':id'),
    {
      schema: {
        tags,
        summary: 'Export who was written to as CSV; this is recorded in the audit log',
        params: PathId,
        response: { 404: Problem },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const recall = await getRecall(readingOf(request), id)
      await recordAudit(ctxOf(request, deps), {
        action: 'recall-exported',
        subjectId: null,
        details: { recall: id },
      })
      return sendTable(reply, `recall-${id}.csv`, recipientsCsv(recall))
    },
  )
}
