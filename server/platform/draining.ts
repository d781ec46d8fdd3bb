import type { FastifyInstance } from 'fastify'

const pauseMs = 100

/** From `stopping` on each connection ends with its answer, and while the server closes, also one that was waited for. */
export function drainConnections(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onListen', async () => {
    app.server.prependListener('request', (_, response) => {
      if (stopping.aborted) response.shouldKeepAlive = false
    })
  })
  app.addHook('preClose', async () => {
    const idle = setInterval(() => app.server.closeIdleConnections(), pauseMs)
    app.server.once('close', () => clearInterval(idle))
    idle.unref()
  })
}
