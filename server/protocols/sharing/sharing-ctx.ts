import type { FastifyRequest } from 'fastify'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { Sharing } from './share-protocol.ts'

export function sharingCtxOf(request: FastifyRequest, deps: Deps): Sharing {
  const { config, counts, products, sealing, translations } = deps
  const language = languageOfRequest(request)
  return { ...ctxOf(request, deps), config, counts, products, sealing, translations, language }
}
