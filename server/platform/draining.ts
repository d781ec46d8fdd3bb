import type { FastifyInstance } from 'fastify'

/** From `stopping` on each connection ends with its next answer, kept pages included. */
export function drainConnections(app: FastifyInstance, stopping: AbortSignal): void {
  // Once it listens: what answers kept pages goes before all listeners of its time.
  app.addHook('onListen', async () => {
    app.server.prependListener('request', (_, response) => {
      if (stopping.aborted) response.shouldKeepAlive = false
    })
  })
}
