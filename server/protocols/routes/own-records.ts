import type { FastifyInstance } from 'fastify'
import { MessageAnswer } from '#contract/accounts.ts'
import { Problem } from '#contract/problem.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { ProtocolCreation, ProtocolDuplication, ProtocolMade, ProtocolUpdate } from '#contract/protocols.ts'
import { countUsage } from '#server/marketing/count-usage.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import {
  OptionalIdempotencyHeaders,
  onceIfKeyed,
  optionalOnceKey,
} from '#server/platform/idempotency/once.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import { deleteProtocol } from '../delete-protocol.ts'
import { describeProtocol } from '../describe-protocol.ts'
import { duplicateProtocol } from '../duplicate-protocol.ts'
import { createProtocol } from '../insert-protocol.ts'
import { refusals, tags } from './route-schema.ts'

export async function recordRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const { translations, lockBeforeDeletion } = deps

  app.post(
    protocolPaths.create,
    {
      schema: {
        tags,
        summary: 'Create a protocol',
        headers: OptionalIdempotencyHeaders,
        body: ProtocolCreation,
        response: { 201: ProtocolMade, ...refusals, 409: Problem },
      },
    },
    async (request, reply) => {
      const ctx = ctxOf(request, deps)
      const made = await onceIfKeyed(ctx.db, optionalOnceKey(request), ctx.now, async (db) => ({
        protocol_id: await createProtocol({ ...ctx, db }, request.body),
      }))
      countUsage(request, deps, 'protocol-created')
      return reply.code(201).send({ ...made, ...messageAnswer(request, deps, 'protocol-created') })
    },
  )

  app.post(
    protocolPaths.duplicate,
    {
      schema: {
        tags,
        summary: 'Duplicate a protocol with its products, doses and notes',
        headers: OptionalIdempotencyHeaders,
        body: ProtocolDuplication,
        response: { 201: ProtocolMade, ...refusals, 409: Problem },
      },
    },
    async (request, reply) => {
      const ctx = ctxOf(request, deps)
      const translate = translations.translatorFor(languageOfRequest(request))
      const nameOfCopy = (name: string) => translate('answers:protocol-copy', { name })
      const made = await onceIfKeyed(ctx.db, optionalOnceKey(request), ctx.now, async (db) => ({
        protocol_id: await duplicateProtocol({ ...ctx, db }, request.body.protocol_id, nameOfCopy),
      }))
      countUsage(request, deps, 'protocol-duplicated')
      return reply.code(201).send({ ...made, ...messageAnswer(request, deps, 'protocol-duplicated') })
    },
  )

  app.put(
    protocolPaths.update(':id'),
    {
      schema: {
        tags,
        summary: 'Update a protocol’s name and description, where given',
        params: PathId,
        body: ProtocolUpdate,
        response: { 200: MessageAnswer, ...refusals },
      },
    },
    async (request) => {
      await describeProtocol(ctxOf(request, deps), request.params.id, request.body)
      return messageAnswer(request, deps, 'protocol-updated')
    },
  )

  app.delete(
    protocolPaths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Delete a protocol; clients lose access to it and its links stop working',
        params: PathId,
        response: { 200: MessageAnswer, ...refusals },
      },
    },
    async (request) => {
      await deleteProtocol({ ...ctxOf(request, deps), lockBeforeDeletion }, request.params.id)
      countUsage(request, deps, 'protocol-deleted')
      return messageAnswer(request, deps, 'protocol-deleted')
    },
  )
}
