import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authPaths } from '#contract/account-paths.ts'
import { RegistrationOptions } from '#contract/accounts.ts'
import type { Deps } from '#server/platform/context.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { activationRoutes } from './activation-routes.ts'
import { multipassRoutes } from './multipass-routes.ts'
import { openRegistrationOptions } from './options.ts'
import { passwordResetRoutes } from './password-reset-routes.ts'

/** Ways to sign in without a password, or before having one. */
export async function registrationRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(optionRoutes, deps)
  await app.register(activationRoutes, deps)
  await app.register(passwordResetRoutes, deps)
  await app.register(multipassRoutes, deps)
}

async function optionRoutes(
  app: FastifyInstance,
  { translations }: Pick<Deps, 'translations'>,
): Promise<void> {
  const optionsIn = openRegistrationOptions(translations)

  app.get(
    authPaths.registrationOptions,
    {
      schema: {
        tags: ['Registration'],
        summary: 'List the options for registering as a practitioner, and the countries',
        response: { 200: RegistrationOptions, 304: z.void() },
      },
    },
    (request, reply) => {
      const { options, etag } = optionsIn(languageOfRequest(request))
      reply
        .header('vary', 'accept-language')
        .header('etag', etag)
        .header('cache-control', 'public, max-age=3600')
      return request.headers['if-none-match']?.includes(etag) ? reply.code(304).send() : reply.send(options)
    },
  )
}
