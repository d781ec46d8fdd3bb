import type { FastifyInstance } from 'fastify'
import { flagOf } from '#server/platform/country-flags.ts'

/** `/flags/be.svg`. */
export async function flagRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { file: string } }>('/flags/:file', async ({ params }, reply) => {
    const flag = await flagOf(/^(\w+)\.svg$/.exec(params.file)?.[1] ?? '')
    if (!flag) return reply.callNotFound()
    reply.header('cache-control', 'public, max-age=31536000, immutable')
    reply.header('x-content-type-options', 'nosniff').type('image/svg+xml')
    return flag
  })
}
