import type { FastifyInstance } from 'fastify'

type Health = { isReady: () => Promise<boolean> }

/** `/healthz`: the process lives. `/readyz`: it can serve, so that traffic may be sent here. */
export async function healthRoutes(app: FastifyInstance, { isReady }: Health): Promise<void> {
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const ready = await isReady()
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
    return { status: ready ? 'ready' : 'starting' }
  })
}
