import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { adminPayoutPaths } from '#contract/payout-paths.ts'
import {
  PayoutFileName,
  PayoutPreview,
  PayoutQuery,
  PayoutReturn,
  PayoutRunDetail,
  PayoutRunPage,
  PayoutRunRequest,
} from '#contract/payouts.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { IdempotencyHeaders, once, onceKey } from '#server/platform/idempotency/once.ts'
import { PathId } from '#server/platform/path-id.ts'
import { sendTextFile } from '#server/platform/text-file.ts'
import { getRun, listRuns, previewPayouts } from './find-runs.ts'
import { exportPaymentFile } from './payment-files.ts'
import { returnPayout } from './return-payout.ts'
import { runPayouts } from './run-payouts.ts'

const tags = ['Admin']
const changed = { 200: PayoutRunDetail, 400: Problem, 409: Problem, 422: Problem }

/** Paying practitioners, for admins. */
export async function adminPayoutRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()
  const { currency, db } = deps

  app.get(
    adminPayoutPaths.preview,
    {
      schema: {
        tags,
        summary: 'Show who would be paid now, and who would not and why',
        response: { 200: PayoutPreview },
      },
    },
    () => previewPayouts({ ...deps, now: deps.clock() }),
  )
  app.get(
    adminPayoutPaths.runs,
    {
      schema: {
        tags,
        summary: 'List payout runs, latest first',
        querystring: PayoutQuery,
        response: { 200: PayoutRunPage, 400: Problem },
      },
    },
    (request) => listRuns(deps, request.query),
  )
  app.post(
    adminPayoutPaths.runs,
    {
      schema: {
        tags,
        summary: 'Book the payouts of a preview; the same preview is booked once',
        headers: IdempotencyHeaders,
        body: PayoutRunRequest,
        response: changed,
      },
    },
    async (request) => {
      const ctx = { ...ctxOf(request, deps), currency }
      const { run_id } = await once(db, onceKey(request), ctx.now, async (tx) => ({
        run_id: await runPayouts({ ...ctx, db: tx }, request.body.fingerprint),
      }))
      return getRun(deps, run_id)
    },
  )
  app.get(
    adminPayoutPaths.run(':id'),
    {
      schema: {
        tags,
        summary: 'Get a payout run with its payouts',
        params: PathId,
        response: { 200: PayoutRunDetail, 404: Problem },
      },
    },
    (request) => getRun(deps, request.params.id),
  )
  app.get(
    adminPayoutPaths.file(':id', ':name'),
    {
      schema: {
        tags,
        summary: 'Download a file for the bank or for PayPal; this is recorded in the audit log',
        params: z.object({ ...PathId.shape, name: PayoutFileName }),
        response: { 400: Problem, 404: Problem },
      },
    },
    async (request, reply) => {
      const { id, name } = request.params
      const file = await exportPaymentFile({ ...deps, ...ctxOf(request, deps) }, id, name)
      return sendTextFile(reply, file)
    },
  )
  app.post(
    adminPayoutPaths.return(':id'),
    {
      schema: {
        tags,
        summary: 'Book a failed transfer back to the practitioner’s balance',
        headers: IdempotencyHeaders,
        params: PathId,
        body: PayoutReturn,
        response: { ...changed, 404: Problem },
      },
    },
    async (request) => {
      const ctx = ctxOf(request, deps)
      const { run_id } = await once(db, onceKey(request), ctx.now, async (tx) => ({
        run_id: await returnPayout({ ...ctx, db: tx }, request.params.id, request.body.reason),
      }))
      return getRun(deps, run_id)
    },
  )
}
