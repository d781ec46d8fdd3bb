import type { FastifyInstance } from 'fastify'
import type { AdminWorld } from './world.ts'

export async function adminRoutes(_app: FastifyInstance, _world: AdminWorld): Promise<void> {}
