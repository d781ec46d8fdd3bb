import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authPaths } from '#contract/account-paths.ts'
import { AddressOnly, OneTimeToken, PasswordReset, PasswordResetAnswer, Told } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { tell } from '#server/platform/tell.ts'
import { accountLimits } from '../limits.ts'
import type { AccountsWorld } from '../world.ts'
import { askForNewPassword } from './ask-for-mail.ts'
import { resetPassword } from './reset-password.ts'

const tags = ['Sign-in']
const Params = z.object({ token: OneTimeToken })

/** The link outlives a wrong second factor, so guesses are counted by the link too, wherever they come from. */
const resetByToken: Limit = {
  name: 'reset-token',
  max: 10,
  windowSeconds: 3600,
  by: ({ params }: FastifyRequest) => (params as z.infer<typeof Params>).token,
}

export async function passwordResetRoutes(scope: FastifyInstance, world: AccountsWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, jobs, limits, sealing, signIns } = world

  app.post(
    authPaths.forgotPassword,
    {
      schema: {
        tags,
        summary: 'Sends a link for a new password; a known address and an unknown one are answered alike',
        body: AddressOnly,
        response: { 200: Told, 400: Problem, 429: Problem },
      },
    },
    async (request) => {
      await limits.check(request, accountLimits.mailByAddress, accountLimits.mailByAccount)
      await askForNewPassword({ db, jobs }, request.body.email)
      return tell(request, world, 'forgot-password')
    },
  )

  app.post(
    authPaths.resetPassword(':token').replace('%3A', ':'),
    {
      schema: {
        tags,
        summary:
          'Sets a new password by the token of the mail, once, and signs in; all other devices are signed out',
        params: Params,
        body: PasswordReset,
        response: { 200: PasswordResetAnswer, 400: Problem, 429: Problem },
      },
    },
    async (request) => {
      const { password, otp } = request.body
      const { token } = request.params
      const user = await limits.guess(request, [accountLimits.oneTimeTokenByAddress, resetByToken], () =>
        resetPassword({ db, jobs, sealing, now: new Date() }, { token, password, otp }),
      )
      signIns.forget(user.id)
      const tokens = await signIns.signInOrRedirect(request, user)
      return { ...tokens, user_type_id: user.userTypeId, ...tell(request, world, 'password-reset') }
    },
  )
}
