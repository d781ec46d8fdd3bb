import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authPaths } from '#contract/account-paths.ts'
import {
  AddressOnly,
  MessageAnswer,
  OneTimeToken,
  PasswordReset,
  PasswordResetAnswer,
} from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import { emailKey } from '#domain/accounts/email.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { maySend } from '#server/platform/mail/mail-limits.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { refuse } from '#server/platform/problems.ts'
import { accountLimits } from '../limits.ts'
import { peekOneTimeToken } from '../one-time-tokens.ts'
import { refuseCommonPassword } from '../refuse-common-password.ts'
import { requestPasswordReset } from './request-email.ts'
import { resetPassword } from './reset-password.ts'

const tags = ['Sign-in']
const Params = z.object({ token: OneTimeToken })

export async function passwordResetRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, jobs, events, limits, sealing, securityLog, signIns, knownDevices } = deps
  const { mailByCaller, mailByDevice, linkByCaller, resetByPerson } = accountLimits

  /** A device of the account has its own counter, independent of other callers. */
  async function maySendLink(request: FastifyRequest, email: string): Promise<boolean> {
    const device = await knownDevices.find(request, email)
    await limits.check(request, device ? { limit: mailByDevice, of: device } : mailByCaller)
    const reader = emailKey(email)
    return device !== undefined || maySend(request, limits, { purpose: 'reset-password', reader })
  }

  app.post(
    authPaths.forgotPassword,
    {
      schema: {
        tags,
        summary: 'Email a password reset link; known and unknown addresses get the same response',
        body: AddressOnly,
        response: { 200: MessageAnswer, 400: Problem, 429: Problem },
      },
    },
    async (request) => {
      const { email } = request.body
      const sends = await maySendLink(request, email)
      await requestPasswordReset({ db, jobs }, email, { sends })
      return messageAnswer(request, deps, 'forgot-password')
    },
  )

  app.post(
    authPaths.resetPassword(':token'),
    {
      schema: {
        tags,
        summary: 'Set a new password with a single-use emailed token, log in and log out all other devices',
        params: Params,
        body: PasswordReset,
        response: { 200: PasswordResetAnswer, 400: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      const { password, otp } = request.body
      refuseCommonPassword(request.body)
      const { token } = request.params
      const now = deps.clock()
      const user = await limits.tryLink(request, linkByCaller, async () => {
        const shown = { token, purpose: 'reset-password', now } as const
        const { userId } = (await peekOneTimeToken(db, shown)) ?? refuse('link-unusable')
        // Links stay valid after a wrong second factor, and there may be several.
        return limits.guess(request, [{ limit: resetByPerson, of: String(userId) }], () =>
          resetPassword({ db, jobs, events, sealing, securityLog, now }, { token, password, otp }),
        )
      })
      signIns.forget(user.id)
      securityLog('password-reset', user.id)
      const tokens = await signIns.signInOrRedirect(request, reply, user)
      return { ...tokens, user_type_id: user.userTypeId, ...messageAnswer(request, deps, 'password-reset') }
    },
  )
}
