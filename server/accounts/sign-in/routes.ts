import type { FastifyInstance } from 'fastify'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import { Login, Tokens } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import { signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { revokeSessions } from '../commands/revoke-sessions.ts'
import { accountLimits } from '../limits.ts'
import type { AccountsWorld } from '../world.ts'
import { proveIdentity } from './login.ts'

const tags = ['Sign-in']

export async function signInRoutes(scope: FastifyInstance, world: AccountsWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, limits, signIns } = world

  app.post(
    authPaths.login,
    {
      schema: {
        tags,
        summary: 'Sign in with address, password and, where it is on, the second factor',
        body: Login,
        response: { 200: Tokens, 400: Problem, 429: Problem },
      },
    },
    async (request) => {
      const { loginByAddress, loginByAccount } = accountLimits
      const user = await limits.guess(request, [loginByAddress, loginByAccount], () =>
        proveIdentity(world, request.body),
      )
      return signIns.signInOrRedirect(request, user)
    },
  )

  app.post(
    authPaths.refresh,
    {
      schema: {
        tags,
        summary: 'A new pair of tokens; the refresh token is the bearer',
        response: { 200: Tokens, 401: Problem, 422: Problem, 429: Problem },
      },
    },
    async (request) => {
      await limits.check(request, accountLimits.refreshBySession)
      return signIns.refresh(request.headers.authorization)
    },
  )

  scope.post(
    accountPaths.logout,
    {
      schema: {
        tags,
        summary: 'End the session on this device',
        response: { 204: { type: 'null', description: 'Signed out' }, 401: Problem, 422: Problem },
      },
    },
    async (request, reply) => {
      const { id: userId, sessionId } = signedIn(request)
      await revokeSessions(db, { userId, sessionId, now: new Date() })
      signIns.forget(userId)
      return reply.code(204).send()
    },
  )
}
