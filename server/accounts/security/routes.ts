import type { FastifyInstance } from 'fastify'
import type { AccountsWorld } from '../world.ts'

export async function securityRoutes(_app: FastifyInstance, _world: AccountsWorld): Promise<void> {}
