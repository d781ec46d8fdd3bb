import type { FastifyInstance } from 'fastify'

/** From `stopping` on each connection is closed after its next response, including cached pages. */
export function drainConnections(app: FastifyInstance, stopping: AbortSignal): void {
  // Called once it listens, since the handler of cached pages runs before all other listeners.
  app.addHook('onListen', async () => {
    app.server.prependListener('request', (_, response) => {
      if (stopping.aborted) response.shouldKeepAlive = false
    })
  })
}
