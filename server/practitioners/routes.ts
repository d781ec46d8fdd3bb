import type { FastifyInstance } from 'fastify'
import type { PractitionersWorld } from './world.ts'

export async function practitionerRoutes(_app: FastifyInstance, _world: PractitionersWorld): Promise<void> {}
