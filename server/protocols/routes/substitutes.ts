import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problem.ts'
import { substitutePaths } from '#contract/substitute-paths.ts'
import {
  Replacement,
  ReplacementDone,
  ReplacementUndo,
  ReplacementUndone,
  replacementUndoMaximum,
  Substitutes,
  SubstitutesQuery,
} from '#contract/substitutes.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { ownView } from '../product-view.ts'
import { findSubstitutes } from '../substitutes/find-substitutes.ts'
import { replaceProduct, undoReplacement } from '../substitutes/replace-product.ts'
import { openUndo, sealUndo } from '../substitutes/undo-token.ts'
import { refusals, tags } from './route-schema.ts'

/** It brings back all former lines with their notes. */
const undoBodyBytes = replacementUndoMaximum + 1000

/** Replacing a product that cannot be bought in a practitioner's own protocols. */
export async function substituteRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    substitutePaths.list,
    {
      schema: {
        tags,
        summary: 'List the best substitutes of a product in your protocols, with the doses recalculated',
        querystring: SubstitutesQuery,
        response: { 200: Substitutes, ...refusals },
      },
    },
    (request) => {
      const { product_variant_id: variantId, protocol_id: protocolId } = request.query
      return findSubstitutes(
        { ...deps, ...ctxOf(request, deps) },
        { variantId, protocolId },
        ownView(request),
      )
    },
  )

  app.post(
    substitutePaths.list,
    {
      schema: {
        tags,
        summary: 'Replace a product in several of your protocols, in all or none',
        body: Replacement,
        response: { 200: ReplacementDone, ...refusals, 409: Problem },
      },
    },
    async (request) => {
      const ctx = { ...deps, ...ctxOf(request, deps) }
      const { protocols, replaced } = await replaceProduct(ctx, request.body, ownView(request))
      return { protocols, undo: sealUndo(ctx, replaced) }
    },
  )

  app.post(
    substitutePaths.undo,
    {
      bodyLimit: undoBodyBytes,
      schema: {
        tags,
        summary: 'Undo a replacement in the protocols that have not been changed since',
        body: ReplacementUndo,
        response: { 200: ReplacementUndone, ...refusals, 409: Problem },
      },
    },
    (request) => {
      const ctx = { ...deps, ...ctxOf(request, deps) }
      return undoReplacement(ctx, openUndo(ctx, request.body.undo))
    },
  )
}
