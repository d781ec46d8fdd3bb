import type { FastifyInstance } from 'fastify'
import { accountPaths } from '#contract/account-paths.ts'
import { ClientProfile, ClientProfileChange, CurrentUser } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { changeClientProfile, getClientProfile } from './client.ts'
import { getCurrentUser } from './current-user.ts'

const tags = ['Account']
const refusals = { 401: Problem, 403: Problem, 422: Problem }

export async function profileRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(currentUserRoutes, deps)
  await app.register(clientRoutes, deps)
}

async function currentUserRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()

  for (const path of [accountPaths.user, accountPaths.userWithoutSlash]) {
    const summary = 'Who is signed in'
    const hide = path !== accountPaths.user
    app.get(
      path,
      { schema: { tags, summary, hide, response: { 200: CurrentUser, 401: Problem, 422: Problem } } },
      (request) => getCurrentUser(deps, signedIn(request).id),
    )
  }
}

async function clientRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    accountPaths.clientProfile,
    { schema: { tags, summary: 'Get your client profile', response: { 200: ClientProfile, ...refusals } } },
    (request) => getClientProfile(ctxOf(request, deps)),
  )

  app.put(
    accountPaths.clientProfile,
    {
      schema: {
        tags,
        summary: 'Update your client profile',
        body: ClientProfileChange,
        response: { 200: ClientProfile, 400: Problem, ...refusals },
      },
    },
    (request) => changeClientProfile(ctxOf(request, deps), request.body),
  )
}
