import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import { Login, Tokens } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import type { Counted } from '#server/platform/rate-limits.ts'
import { accountLimits } from '../limits.ts'
import { proveIdentity } from './login.ts'
import { revokeSessions } from './revoke-sessions.ts'

const tags = ['Sign-in']

export async function signInRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, limits, signIns, knownDevices, securityLog } = deps
  const { loginByCaller, loginByAccount, loginByDevice, signedInHere } = accountLimits

  /** Rate limits against strangers affect neither known devices nor people who have signed in from here before. */
  async function guessesOf(request: FastifyRequest, email: string): Promise<Counted[]> {
    const device = await knownDevices.find(request, email)
    if (device) return [{ limit: loginByDevice, of: device }]
    return (await limits.isCounted(request, signedInHere))
      ? [loginByAccount]
      : [loginByCaller, loginByAccount]
  }

  app.post(
    authPaths.login,
    {
      schema: {
        tags,
        summary: 'Log in with email, password and, where enabled, two-factor authentication',
        body: Login,
        response: { 200: Tokens, 400: Problem, 429: Problem },
      },
    },
    async (request, reply) => {
      const guesses = await guessesOf(request, request.body.email)
      const user = await limits.guess(request, guesses, () => proveIdentity(deps, request.body))
      await limits.check(request, signedInHere)
      return signIns.signInOrRedirect(request, reply, user)
    },
  )

  app.post(
    authPaths.refresh,
    {
      schema: {
        tags,
        summary: 'Get a new pair of tokens, with the refresh token as the bearer token',
        response: { 200: Tokens, 401: Problem, 422: Problem, 429: Problem },
      },
    },
    (request, reply) => signIns.refresh(request, reply),
  )

  scope.post(
    accountPaths.logout,
    {
      schema: {
        tags,
        summary: 'Log out on this device',
        response: { 204: { type: 'null', description: 'Logged out' }, 401: Problem, 422: Problem },
      },
    },
    async (request, reply) => {
      const { id: userId, sessionId } = signedIn(request)
      await revokeSessions(db, { userId, sessionId, now: deps.clock() })
      signIns.forget(userId)
      securityLog('signed-out', userId)
      return reply.code(204).send()
    },
  )
}
