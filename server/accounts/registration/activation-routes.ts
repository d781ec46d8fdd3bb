import type { FastifyInstance } from 'fastify'
import { authPaths } from '#contract/account-paths.ts'
import { Activation, ActivationAnswer, AddressOnly, MessageAnswer, Registration } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import { emailKey } from '#domain/accounts/email.ts'
import type { Deps } from '#server/platform/context.ts'
import { isCountry } from '#server/platform/countries.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { maySend } from '#server/platform/mail/mail-limits.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { refuse } from '#server/platform/problems.ts'
import { accountLimits } from '../limits.ts'
import { refuseCommonPassword } from '../refuse-common-password.ts'
import { activate } from './activate.ts'
import { register } from './register.ts'
import { requestActivation } from './request-email.ts'

const tags = ['Registration']
const activationTo = (email: string) => ({ purpose: 'activation', reader: emailKey(email) })

export async function activationRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { clock, db, jobs, events, limits, securityLog, signIns } = deps

  app.post(
    authPaths.register,
    {
      schema: {
        tags,
        summary: 'Create an account to be activated by email; a known address gets the same response',
        body: Registration,
        response: { 201: MessageAnswer, 400: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      if (!isCountry(request.body.country)) refuse('invalid-input', { country: ['country'] })
      refuseCommonPassword(request.body)
      await limits.check(request, accountLimits.registerByCaller)
      const sends = await maySend(request, limits, activationTo(request.body.email))
      const { userId, isNew } = await register({ db, jobs, events, now: clock() }, request.body, { sends })
      securityLog(isNew ? 'registered' : 'registered-known-address', userId)
      return reply.code(201).send(messageAnswer(request, deps, 'registered'))
    },
  )

  app.post(
    authPaths.activationMail,
    {
      schema: {
        tags,
        summary: 'Resend the activation email to an account awaiting activation',
        body: AddressOnly,
        response: { 200: MessageAnswer, 400: Problem, 429: Problem },
      },
    },
    async (request) => {
      await limits.check(request, accountLimits.mailByCaller)
      const sends = await maySend(request, limits, activationTo(request.body.email))
      await requestActivation({ db, jobs }, request.body.email, { sends })
      return messageAnswer(request, deps, 'activation-mail')
    },
  )

  app.post(
    authPaths.activate,
    {
      schema: {
        tags,
        summary: 'Activate an account with the single-use token from its email, and log in',
        body: Activation,
        response: { 200: ActivationAnswer, 400: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      const { token } = request.body
      const { user, resetToken } = await limits.tryLink(request, accountLimits.linkByCaller, () =>
        activate({ db, events, now: clock() }, token),
      )
      securityLog('activated', user.id)
      const tokens = await signIns.signInOrRedirect(request, reply, user)
      return { ...tokens, ...(resetToken && { reset_token: resetToken }) }
    },
  )
}
