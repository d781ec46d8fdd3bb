import type { FastifyReply, FastifyRequest } from 'fastify'
import { userTypes } from '#domain/accounts/user-types.ts'
import { ctxOf, signedIn } from '#server/platform/guards.ts'
import { languageOfRequest, Refusal } from '#server/platform/problems.ts'
import type { ProtocolsWorld } from '../world.ts'
import type { SharingCtx } from './share-protocol.ts'

/** Decision 34: who waits for a certificate builds, and does not share yet. */
export function certified(
  request: FastifyRequest,
  _: FastifyReply,
  done: (error?: Error | undefined) => void,
): void {
  const waits = signedIn(request).userTypeId === userTypes.practitioner
  done(waits ? new Refusal('certificate-not-approved') : undefined)
}

export function sharingCtxOf(request: FastifyRequest, world: ProtocolsWorld): SharingCtx {
  const { config, products, sealing } = world
  return { ...ctxOf(request, world), config, products, sealing, language: languageOfRequest(request) }
}
