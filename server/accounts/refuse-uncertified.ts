import type { FastifyRequest } from 'fastify'
import { isUncertified } from '#domain/accounts/user-types.ts'
import type { SignedIn } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/guards.ts'
import { refuse } from '#server/platform/problems.ts'

/**
 * A practitioner who waits for certification can prepare everything, but nothing of it reaches others yet. Each command
 * that shares, publishes or invites calls this.
 */
export function refuseUncertified({ userTypeId }: Pick<SignedIn, 'userTypeId'>): void {
  if (isUncertified(userTypeId)) refuse('certificate-not-approved')
}

/** Answers a call so before its body is read. */
export async function refuseUncertifiedCaller(request: FastifyRequest): Promise<void> {
  refuseUncertified(signedIn(request))
}
