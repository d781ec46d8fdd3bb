import type { FastifyInstance } from 'fastify'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { BuilderChange, BuilderSettings } from '#contract/protocols.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { changeBuilderMode } from '#server/practitioners/profile/change-builder-mode.ts'
import { readBuilderSettings } from '../builder-settings.ts'
import { refusals, tags } from './route-schema.ts'

export async function builderRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const terms = { region: deps.config.region, tierRateOf: deps.tierRateOf }
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    protocolPaths.builder,
    {
      schema: {
        tags,
        summary: 'Get your protocol builder mode, commission rate and VAT rate',
        response: { 200: BuilderSettings, ...refusals },
      },
    },
    (request) => readBuilderSettings(ctxOf(request, deps), terms),
  )

  app.put(
    protocolPaths.builder,
    {
      schema: {
        tags,
        summary: 'Choose your protocol builder mode',
        body: BuilderChange,
        response: { 200: BuilderSettings, ...refusals },
      },
    },
    async (request) => {
      const ctx = ctxOf(request, deps)
      await changeBuilderMode(ctx, request.body.mode)
      return readBuilderSettings(ctx, terms)
    },
  )
}
