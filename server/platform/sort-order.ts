import type { FastifyRequest } from 'fastify'

/** An unknown order is ignored and logged. */
export function knownSortOrder<T extends string>(
  allowed: readonly T[],
  given: string | undefined,
  otherwise: T,
  request: FastifyRequest,
): T {
  const found = allowed.find((value) => value === given)
  if (found === undefined && given !== undefined)
    request.log.error({ given: given.slice(0, 40) }, 'unknown order left out')
  return found ?? otherwise
}
