import type { FastifyInstance } from 'fastify'
import type { Database } from '#server/platform/database.ts'

export async function clientRoutes(_scope: FastifyInstance, _world: { db: Database }): Promise<void> {}
