import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accountPaths } from '#contract/account-paths.ts'
import { AccountErasure, MessageAnswer } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { exportPersonalData } from '#server/platform/personal-data.ts'
import { sendTextFile } from '#server/platform/text-file.ts'
import { getUser } from '../find-users.ts'
import { accountLimits } from '../limits.ts'
import { eraseAccount } from './erase-account.ts'

const tags = ['Own data']
const refusals = { 401: Problem, 422: Problem }
const Export = z.record(z.string(), z.unknown())

export async function ownDataRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { limits, sealing, securityLog, signIns, events, erasure, region } = deps

  scope.get(
    accountPaths.ownData,
    {
      schema: {
        tags,
        summary: 'Download all data the shop holds about you',
        response: { 200: Export, ...refusals },
      },
    },
    async (request, reply) => {
      const { db, actor, now } = ctxOf(request, deps)
      const user = await getUser(db, actor.id)
      const data = await exportPersonalData({ db, sealing }, erasure.personalData, user)
      securityLog('own-data-exported', actor.id)
      const name = `verbena-${now.toISOString().slice(0, 10)}.json`
      const text = JSON.stringify({ exported_at: now, ...data }, undefined, 2)
      return sendTextFile(reply, { name, type: 'application/json', text })
    },
  )

  app.delete(
    accountPaths.user,
    {
      schema: {
        tags,
        summary:
          'Erase your account and all personal data in it; commission that is still open has to be given up',
        body: AccountErasure,
        response: { 200: MessageAnswer, 400: Problem, ...refusals, 409: Problem, 429: Problem },
      },
    },
    async (request) => {
      const ctx = { ...ctxOf(request, deps), sealing, securityLog, events, erasure, region }
      await limits.guess(request, [accountLimits.proofByUser], () => eraseAccount(ctx, request.body))
      signIns.forget(ctx.actor.id)
      securityLog('account-erased', ctx.actor.id)
      return messageAnswer(request, deps, 'account-erased')
    },
  )
}
