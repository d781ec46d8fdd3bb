import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import {
  ProtocolChanged,
  ProtocolLine,
  ProtocolLineAnswer,
  ProtocolLineChange,
  ProtocolLineRemoval,
  ProtocolOrder,
} from '#contract/protocols.ts'
import { countUsage } from '#server/marketing/count-usage.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { OptionalIdempotencyHeaders, optionalOnceKey } from '#server/platform/idempotency/once.ts'
import { messageAnswer } from '#server/platform/message-answer.ts'
import { PathId } from '#server/platform/path-id.ts'
import type { ChangedLines } from '../lines/change-lines.ts'
import { addLine, changeLine, exchangeLine, orderLines, removeLine } from '../lines/lines.ts'
import { ownView } from '../product-view.ts'
import { changedAnswer, lineAnswer } from './changed-answer.ts'
import { refusals, tags } from './route-schema.ts'

export async function lineRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()
  const path = protocolPaths.products(':id')
  const describe = (summary: string) => ({ tags, summary, params: PathId })
  const { products, config } = deps
  const contextOf = (request: FastifyRequest, reason: string | undefined) => ({
    products,
    config,
    reason,
    view: ownView(request),
  })
  const changedIn = (request: FastifyRequest, protocolId: number, changed: ChangedLines) => ({
    ...changed,
    protocolId,
    view: ownView(request),
  })

  app.post(
    path,
    {
      schema: {
        ...describe('Add a product to a protocol, or increase its quantity'),
        headers: OptionalIdempotencyHeaders,
        body: ProtocolLine,
        response: { 200: ProtocolLineAnswer, ...refusals, 409: Problem },
      },
    },
    async (request) => {
      const { params, body } = request
      const { product_variant_id: variantId, reason, ...addition } = body
      const changed = await addLine(
        ctxOf(request, deps),
        params.id,
        { variantId, ...addition },
        contextOf(request, reason),
        optionalOnceKey(request),
      )
      countUsage(request, deps, 'product-added')
      return lineAnswer(deps, changedIn(request, params.id, changed), variantId)
    },
  )

  app.put(
    path,
    {
      schema: {
        ...describe('Change a product’s quantity, note, dose or variant'),
        body: ProtocolLineChange,
        response: { 200: ProtocolLineAnswer, ...refusals, 409: Problem },
      },
    },
    async (request) => {
      const { id } = request.params
      const { product_variant_id: variantId, exchange_for: by, reason, ...change } = request.body
      const ctx = ctxOf(request, deps)
      const changed = await (by === undefined
        ? changeLine(ctx, id, { variantId, ...change }, contextOf(request, reason))
        : exchangeLine(ctx, id, { variantId, by, ...change }, contextOf(request, reason)))
      return lineAnswer(deps, changedIn(request, id, changed), by ?? variantId)
    },
  )

  app.delete(
    path,
    {
      schema: {
        ...describe('Remove a product from a protocol'),
        body: ProtocolLineRemoval,
        response: { 200: ProtocolChanged, ...refusals },
      },
    },
    async (request) => {
      const { id } = request.params
      const changed = await removeLine(ctxOf(request, deps), id, request.body.product_variant_id)
      const told = messageAnswer(request, deps, 'protocol-product-removed')
      return changedAnswer(deps, changedIn(request, id, changed), told)
    },
  )

  app.put(
    protocolPaths.order(':id'),
    {
      schema: {
        ...describe('Reorder the products of a protocol'),
        body: ProtocolOrder,
        response: { 200: ProtocolChanged, ...refusals },
      },
    },
    async (request) => {
      const { id } = request.params
      const changed = await orderLines(ctxOf(request, deps), id, request.body.product_variant_ids)
      const told = messageAnswer(request, deps, 'protocol-products-ordered')
      return changedAnswer(deps, changedIn(request, id, changed), told)
    },
  )
}
