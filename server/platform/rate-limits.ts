import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How often somebody may try: `by` names what is counted beside the caller's address. */
export type Limit = {
  name: string
  max: number
  windowSeconds: number
  by?: (request: FastifyRequest) => string
}
/** Throws `too-many-requests` with Retry-After once a limit is passed. */
export type RateLimits = { check(request: FastifyRequest, ...limits: Limit[]): Promise<void> }

export async function openRateLimits(_app: FastifyInstance): Promise<RateLimits> {
  return { check: async () => {} }
}
