import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accountPaths } from '#contract/account-paths.ts'
import { MessageAnswer, SessionList } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'

const tags = ['Security']
const refusals = { 401: Problem, 422: Problem }
const Params = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) })

export async function sessionRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { signIns, securityLog } = deps

  app.get(
    accountPaths.sessions,
    { schema: { tags, summary: 'List your logged-in devices', response: { 200: SessionList, ...refusals } } },
    (request) => listSessions(ctxOf(request, deps)),
  )

  app.delete(
    accountPaths.sessions,
    {
      schema: { tags, summary: 'Log out all other devices', response: { 200: MessageAnswer, ...refusals } },
    },
    async (request) => {
      const ctx = ctxOf(request, deps)
      await endOtherSessions(ctx)
      signIns.forget(ctx.actor.id)
      securityLog('other-sessions-ended', ctx.actor.id)
      return messageAnswer(request, deps, 'sessions-ended')
    },
  )

  app.delete(
    accountPaths.session(':id'),
    {
      schema: {
        tags,
        summary: 'Log out one of your devices',
        params: Params,
        response: { 200: MessageAnswer, 400: Problem, ...refusals, 404: Problem },
      },
    },
    async (request) => {
      const ctx = ctxOf(request, deps)
      await endSession(ctx, request.params.id)
      signIns.forget(ctx.actor.id)
      securityLog('session-ended', ctx.actor.id)
      return messageAnswer(request, deps, 'session-ended')
    },
  )
}
