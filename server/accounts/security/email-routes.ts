import type { FastifyInstance } from 'fastify'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import { Activation, EmailChange, Told } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import { emailKey } from '#domain/accounts/email.ts'
import { ctxOf, onlyFor, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { maySend } from '#server/platform/mail/mail-limits.ts'
import { tell } from '#server/platform/tell.ts'
import { accountLimits } from '../limits.ts'
import type { AccountsWorld } from '../world.ts'
import { askForNewEmail, confirmEmail } from './change-email.ts'

const tags = ['Security']

export async function emailRoutes(scope: FastifyInstance, world: AccountsWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { limits, sealing } = world
  onlyFor(scope)

  app.post(
    accountPaths.email,
    {
      schema: {
        tags,
        summary: 'Asks for another address; it counts once its mail was confirmed',
        body: EmailChange,
        response: { 200: Told, 400: Problem, 401: Problem, 422: Problem, 429: Problem },
      },
    },
    async (request) => {
      await limits.guess(request, [accountLimits.proofByUser], async () => {
        await limits.check(request, accountLimits.emailChangeByUser)
        const { email } = request.body
        const caller = `user ${signedIn(request).id}`
        const asked = { purpose: 'confirm-email', reader: emailKey(email), caller }
        const sends = await maySend(request, limits, asked)
        await askForNewEmail({ ...ctxOf(request, world), sealing }, request.body, { sends })
      })
      return tell(request, world, 'email-change')
    },
  )
}

/** Without a sign-in: the mail may be read on another device. */
export async function emailConfirmationRoutes(scope: FastifyInstance, world: AccountsWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, jobs, limits } = world

  app.post(
    authPaths.confirmEmail,
    {
      schema: {
        tags,
        summary: 'Confirms a new address by the token of its mail, once',
        body: Activation,
        response: { 200: Told, 400: Problem, 429: Problem },
      },
    },
    async (request) => {
      await limits.tryLink(request, accountLimits.linkByCaller, () =>
        confirmEmail({ db, jobs, now: new Date() }, request.body.token),
      )
      return tell(request, world, 'email-confirmed')
    },
  )
}
