import type { FastifyInstance } from 'fastify'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { BuilderChange, BuilderSettings } from '#contract/protocols.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import type { ProtocolsWorld } from '../world.ts'
import { changeBuilderMode, readBuilderSettings } from './builder-settings.ts'
import { refusals, tags } from './described.ts'

export async function builderRoutes(scope: FastifyInstance, world: ProtocolsWorld): Promise<void> {
  const { region } = world.config
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    protocolPaths.builder,
    {
      schema: {
        tags,
        summary: 'How one builds protocols, and what a sale earns',
        response: { 200: BuilderSettings, ...refusals },
      },
    },
    (request) => readBuilderSettings(ctxOf(request, world), region),
  )

  app.put(
    protocolPaths.builder,
    {
      schema: {
        tags,
        summary: 'Chooses how one builds protocols',
        body: BuilderChange,
        response: { 200: BuilderSettings, ...refusals },
      },
    },
    async (request) => {
      const ctx = ctxOf(request, world)
      await changeBuilderMode(ctx, request.body.mode)
      return readBuilderSettings(ctx, region)
    },
  )
}
