import type { FastifyInstance } from 'fastify'
import type { ProtocolsWorld } from '../world.ts'

export async function sharedProtocolRoutes(_scope: FastifyInstance, _world: ProtocolsWorld): Promise<void> {}
