import type { FastifyInstance } from 'fastify'
import { accountPaths } from '#contract/account-paths.ts'
import {
  ClientProfile,
  ClientProfileChange,
  CurrentUser,
  PractitionerProfile,
  PractitionerProfileChange,
} from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import { practitionerTypes, userTypes } from '#domain/accounts/user-types.ts'
import { ctxOf, onlyFor, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import type { AccountsWorld } from '../world.ts'
import { changeClientProfile, getClientProfile } from './client.ts'
import { getCurrentUser } from './current-user.ts'
import { changePractitionerProfile, getPractitionerProfile } from './practitioner.ts'

const tags = ['Account']
const refusals = { 401: Problem, 403: Problem, 422: Problem }

export async function profileRoutes(app: FastifyInstance, world: AccountsWorld): Promise<void> {
  await app.register(currentUserRoutes, world)
  await app.register(practitionerRoutes, world)
  await app.register(clientRoutes, world)
}

async function currentUserRoutes(scope: FastifyInstance, world: AccountsWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  onlyFor(scope)

  for (const path of [accountPaths.user, accountPaths.user.replace(/\/$/, '')]) {
    const summary = 'Who is signed in'
    const hide = path !== accountPaths.user
    app.get(
      path,
      { schema: { tags, summary, hide, response: { 200: CurrentUser, 401: Problem, 422: Problem } } },
      (request) => getCurrentUser(world, signedIn(request).id),
    )
  }
}

async function practitionerRoutes(scope: FastifyInstance, world: AccountsWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  // An admin who was a practitioner keeps a profile; another finds none.
  onlyFor(scope, userTypes.admin, ...practitionerTypes)

  app.get(
    accountPaths.practitionerProfile,
    {
      schema: {
        tags,
        summary: 'The practitioner’s own profile',
        response: { 200: PractitionerProfile, ...refusals, 404: Problem },
      },
    },
    (request) => getPractitionerProfile(ctxOf(request, world)),
  )

  app.put(
    accountPaths.practitionerProfile,
    {
      schema: {
        tags,
        summary: 'Changes the practitioner’s own profile',
        body: PractitionerProfileChange,
        response: { 200: PractitionerProfile, 400: Problem, ...refusals, 404: Problem },
      },
    },
    (request) => changePractitionerProfile(ctxOf(request, world), request.body),
  )
}

async function clientRoutes(scope: FastifyInstance, world: AccountsWorld): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  // Admins have what clients have: a name, an address, a telephone.
  onlyFor(scope, userTypes.admin, userTypes.client)

  app.get(
    accountPaths.clientProfile,
    { schema: { tags, summary: 'The client’s own profile', response: { 200: ClientProfile, ...refusals } } },
    (request) => getClientProfile(ctxOf(request, world)),
  )

  app.put(
    accountPaths.clientProfile,
    {
      schema: {
        tags,
        summary: 'Changes the client’s own profile',
        body: ClientProfileChange,
        response: { 200: ClientProfile, 400: Problem, ...refusals },
      },
    },
    (request) => changeClientProfile(ctxOf(request, world), request.body),
  )
}
