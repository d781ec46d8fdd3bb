import type { FastifyInstance } from 'fastify'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import { Activation, EmailChange, MessageAnswer } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import { emailKey } from '#domain/accounts/email.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { maySend } from '#server/platform/mail/mail-limits.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { accountLimits } from '../limits.ts'
import { confirmEmail, requestEmailChange } from './change-email.ts'

const tags = ['Security']

export async function emailRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { limits, sealing, securityLog } = deps

  app.post(
    accountPaths.email,
    {
      schema: {
        tags,
        summary: 'Request a new email address, effective once confirmed by email',
        body: EmailChange,
        response: { 200: MessageAnswer, 400: Problem, 401: Problem, 422: Problem, 429: Problem },
      },
    },
    async (request) => {
      await limits.guess(request, [accountLimits.proofByUser], async () => {
        await limits.check(request, accountLimits.emailChangeByUser)
        const { email } = request.body
        const caller = `user ${signedIn(request).id}`
        const asked = { purpose: 'confirm-email', reader: emailKey(email), caller }
        const sends = await maySend(request, limits, asked)
        await requestEmailChange({ ...ctxOf(request, deps), sealing, securityLog }, request.body, { sends })
      })
      securityLog('email-change-asked', signedIn(request).id)
      return messageAnswer(request, deps, 'email-change')
    },
  )
}

/** Without signing in: the email may be read on another device. */
export async function emailConfirmationRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, jobs, events, limits, securityLog } = deps

  app.post(
    authPaths.confirmEmail,
    {
      schema: {
        tags,
        summary: 'Confirm a new email address with the single-use token from its email',
        body: Activation,
        response: { 200: MessageAnswer, 400: Problem, 429: Problem },
      },
    },
    async (request) => {
      const userId = await limits.tryLink(request, accountLimits.linkByCaller, () =>
        confirmEmail({ db, jobs, events, now: deps.clock() }, request.body.token),
      )
      securityLog('email-changed', userId)
      return messageAnswer(request, deps, 'email-confirmed')
    },
  )
}
