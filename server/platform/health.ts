import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Sql } from './database.ts'

const databasePatienceMs = 2000

type Health = {
  isReady: () => Promise<boolean>
  /** Aborted when the process is about to end. */
  stopping?: AbortSignal | undefined
}

/** `/healthz`: the process is alive. `/readyz`: it can serve requests. */
export async function healthRoutes(app: FastifyInstance, { isReady, stopping }: Health): Promise<void> {
  app.get('/healthz', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_, reply) => {
    const status = stopping?.aborted ? 'stopping' : (await isReady()) ? 'ready' : 'starting'
    reply.code(status === 'ready' ? 200 : 503).header('cache-control', 'no-store')
    return { status }
  })
}

export async function isAnswering(sql: Sql): Promise<boolean> {
  const answer = sql`SELECT 1`.then(
    () => true,
    () => false,
  )
  return Promise.race([answer, wait(databasePatienceMs, false, { ref: false })])
}
