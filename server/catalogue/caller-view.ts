import type { FastifyReply, FastifyRequest } from 'fastify'
import { opensFor, priceGate } from '#domain/accounts/role-gate.ts'
import type { Currency } from '#domain/money.ts'
import { callerOf } from '#server/platform/guards.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { View } from './read-model/present.ts'

/** What the caller may see of a product; decision 8 is about their type. */
export function viewFor(request: FastifyRequest, currency: Currency): View {
  return {
    language: languageOfRequest(request),
    currency,
    practitionerPrices: opensFor(priceGate(true), callerOf(request).userTypeId),
  }
}

/** What a person is answered must never be given to a visitor, by no cache on the way. */
export function keepApart({ headers }: FastifyRequest, reply: FastifyReply): void {
  reply.header('vary', 'accept-language, authorization')
  if (headers.authorization !== undefined) reply.header('cache-control', 'private, no-store')
}
