import type { FastifyInstance } from 'fastify'
import { authPaths } from '#contract/account-paths.ts'
import { Multipass, Tokens } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { accountLimits } from '../limits.ts'
import { multipassKey, signInByMultipass } from './multipass.ts'

/** The token stays valid after a wrong second factor, so attempts are counted by token too. */
const multipassByToken: Limit = {
  name: 'multipass-token',
  max: 10,
  windowSeconds: 15 * 60,
  by: ({ body }) => multipassKey((body as Multipass).multipass),
}

export async function multipassRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, config, events, sealing, securityLog, limits, signIns } = deps

  app.post(
    authPaths.multipass,
    {
      schema: {
        tags: ['Sign-in'],
        summary: 'Log in a user authenticated by another shop, once per token',
        body: Multipass,
        response: { 200: Tokens, 400: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      const language = languageOfRequest(request)
      const ctx = { db, config, events, sealing, securityLog, language, now: deps.clock() }
      const userId = await limits.tryLink(request, accountLimits.multipassByCaller, () =>
        limits.guess(request, [multipassByToken], () => signInByMultipass(ctx, request.body)),
      )
      return signIns.signIn(request, reply, userId)
    },
  )
}
