import type { FastifyInstance } from 'fastify'
import { accountPaths } from '#contract/account-paths.ts'
import { PractitionerProfile, PractitionerProfileChange } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { accountBodyBytes } from '#server/platform/request-limits.ts'
import { changePractitionerProfile, getPractitionerProfile } from './profile.ts'

const tags = ['Account']
const refusals = { 401: Problem, 403: Problem, 404: Problem, 422: Problem }

export async function profileRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    accountPaths.practitionerProfile,
    {
      schema: {
        tags,
        summary: 'Get your practitioner profile',
        response: { 200: PractitionerProfile, ...refusals },
      },
    },
    (request) => getPractitionerProfile(ctxOf(request, deps)),
  )

  app.put(
    accountPaths.practitionerProfile,
    {
      bodyLimit: accountBodyBytes,
      schema: {
        tags,
        summary: 'Update your practitioner profile',
        body: PractitionerProfileChange,
        response: { 200: PractitionerProfile, 400: Problem, ...refusals },
      },
    },
    (request) => changePractitionerProfile(ctxOf(request, deps), request.body),
  )
}
