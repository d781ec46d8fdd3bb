import type { FastifyInstance } from 'fastify'
import { accountPaths } from '#contract/account-paths.ts'
import { PasswordChange, PasswordChangeAnswer } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { accountLimits } from '../limits.ts'
import { refuseCommonPassword } from '../refuse-common-password.ts'
import { changePassword } from './change-password.ts'

export async function passwordRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { limits, sealing, securityLog, signIns } = deps

  app.put(
    accountPaths.password,
    {
      schema: {
        tags: ['Security'],
        summary: 'Change your password; all other devices are logged out, and this one gets new tokens',
        body: PasswordChange,
        response: { 200: PasswordChangeAnswer, 400: Problem, 401: Problem, 422: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      refuseCommonPassword(request.body)
      const ctx = { ...ctxOf(request, deps), sealing, securityLog }
      const credentials = await limits.guess(request, [accountLimits.proofByUser], () =>
        changePassword(ctx, request.body),
      )
      signIns.forget(ctx.actor.id)
      securityLog('password-changed', ctx.actor.id)
      const tokens = await signIns.signIn(request, reply, ctx.actor.id, credentials)
      return { ...tokens, ...messageAnswer(request, deps, 'password-changed') }
    },
  )
}
