import type { FastifyRequest } from 'fastify'
import { flavourOfPath, type UsageEvent, usageName } from '#domain/marketing/usage.ts'
import type { Deps } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/guards.ts'

/** Counts what a signed-in person did, under the name for the page they were on. */
export function countUsage(
  request: FastifyRequest,
  { counts }: Pick<Deps, 'counts'>,
  event: UsageEvent,
): void {
  const { 'x-page-flavour': flavour } = request.headers
  counts.count(usageName(event, flavourOfPath(String(flavour))), signedIn(request))
}
