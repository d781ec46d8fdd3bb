import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { authPaths } from '#contract/account-paths.ts'
import { RegistrationOptions } from '#contract/accounts.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { AccountsWorld } from '../world.ts'
import { activationRoutes } from './activation-routes.ts'
import { multipassRoutes } from './multipass-routes.ts'
import { openRegistrationOptions } from './options.ts'
import { passwordResetRoutes } from './password-reset-routes.ts'

/** Ways in for those who cannot sign in with a password, or not yet. */
export async function registrationRoutes(app: FastifyInstance, world: AccountsWorld): Promise<void> {
  await app.register(optionRoutes, world)
  await app.register(activationRoutes, world)
  await app.register(passwordResetRoutes, world)
  await app.register(multipassRoutes, world)
}

async function optionRoutes(app: FastifyInstance, { translations }: AccountsWorld): Promise<void> {
  const optionsIn = openRegistrationOptions(translations)

  app.get(
    authPaths.registrationOptions,
    {
      schema: {
        tags: ['Registration'],
        summary: 'What a practitioner chooses from, and the countries',
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
