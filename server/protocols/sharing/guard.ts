import type { FastifyReply, FastifyRequest } from 'fastify'
import { userTypes } from '#domain/accounts/user-types.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, signedIn } from '#server/platform/guards.ts'
import { languageOfRequest, Refusal } from '#server/platform/problems.ts'
import type { Sharing } from './share-protocol.ts'

/** A practitioner who waits for certification can build protocols, but not share them yet. */
export function refuseUncertified(
  request: FastifyRequest,
  _: FastifyReply,
  done: (error?: Error | undefined) => void,
): void {
  const waits = signedIn(request).userTypeId === userTypes.practitioner
  done(waits ? new Refusal('certificate-not-approved') : undefined)
}

export function sharingCtxOf(request: FastifyRequest, deps: Deps): Sharing {
  const { config, counts, products, sealing, translations } = deps
  const language = languageOfRequest(request)
  return { ...ctxOf(request, deps), config, counts, products, sealing, translations, language }
}
