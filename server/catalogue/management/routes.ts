import type { FastifyInstance } from 'fastify'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import {
  AdminProduct,
  AdminProductDraft,
  AdminProductPage,
  AdminProductQuery,
  AdminVocabulary,
  AllowedProductText,
  BulkChange,
  BulkResult,
  NewPrice,
  NewProduct,
  PriceRemoval,
  ProductRevision,
} from '#contract/admin-products.ts'
import { ProductDetail } from '#contract/catalogue.ts'
import { OwnClaimReviews } from '#contract/claims.ts'
import { Problem } from '#contract/problem.ts'
import { presentOwnReview } from '#server/claims/present-text.ts'
import type { Deps } from '#server/platform/context.ts'
import { ctxOf, noStore } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import {
  OptionalIdempotencyHeaders,
  onceIfKeyed,
  optionalOnceKey,
} from '#server/platform/idempotency/once.ts'
import { PathId } from '#server/platform/path-id.ts'
import { languageOfRequest, refuse } from '#server/platform/problems.ts'
import { awaitProducts } from '../await-products.ts'
import { changeProducts, undoChange } from './bulk-change.ts'
import { changeProduct } from './change-product.ts'
import { createProduct } from './create-product.ts'
import { getAdminProduct } from './get-product.ts'
import { listAdminProducts } from './list-products.ts'
import { listVocabulary } from './list-vocabulary.ts'
import { allowProductText, listProductReviews } from './product-claims.ts'
import { publishProduct, unpublishProduct } from './publish-product.ts'
import { removePrice, setPrice } from './set-price.ts'

const tags = ['Admin']
const changed = { 200: AdminProduct, 400: Problem, 404: Problem, 409: Problem }

/** For admins: the products of the shop, published or not. */
export async function productManagementRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  noStore(scope)
  awaitProducts(scope, deps.catalogue)
  const app = scope.withTypeProvider<ZodTypes>()
  const { db, currency } = deps
  const managing = (request: Parameters<typeof ctxOf>[0]) => ({ ...deps, ...ctxOf(request, deps) })

  app.get(
    adminProductPaths.list,
    {
      schema: {
        tags,
        summary: 'List all products, drafts included, by their state and the words of a query',
        querystring: AdminProductQuery,
        response: { 200: AdminProductPage, 400: Problem },
      },
    },
    (request) =>
      listAdminProducts({ ...deps, now: deps.clock(), language: languageOfRequest(request) }, request.query),
  )
  app.post(
    adminProductPaths.list,
    {
      schema: {
        tags,
        summary: 'Create a draft of a product',
        headers: OptionalIdempotencyHeaders,
        body: NewProduct,
        response: { 201: AdminProduct, 400: Problem, 409: Problem, 422: Problem },
      },
    },
    async (request, reply) => {
      const ctx = managing(request)
      const { id } = await onceIfKeyed(db, optionalOnceKey(request), ctx.now, async (tx) => ({
        id: await createProduct({ ...ctx, db: tx }, request.body),
      }))
      return reply.code(201).send(await getAdminProduct(deps, id))
    },
  )
  app.get(
    adminProductPaths.vocabulary,
    {
      schema: {
        tags,
        summary: 'List the brands, terms and ingredients that a product may have',
        response: { 200: AdminVocabulary },
      },
    },
    (request) => listVocabulary(db, languageOfRequest(request)),
  )
  app.get(
    adminProductPaths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Get a product with all its texts, label facts and prices',
        params: PathId,
        response: { 200: AdminProduct, 404: Problem },
      },
    },
    (request) => getAdminProduct(deps, request.params.id),
  )
  app.put(
    adminProductPaths.one(':id'),
    {
      schema: {
        tags,
        summary: 'Change a product, unless somebody else changed it since',
        params: PathId,
        body: AdminProductDraft,
        response: changed,
      },
    },
    async (request) => {
      await changeProduct(managing(request), request.params.id, request.body)
      return getAdminProduct(deps, request.params.id)
    },
  )
  app.get(
    adminProductPaths.preview(':id'),
    {
      schema: {
        tags,
        summary: 'Get a product as the shop would show it, whether or not it is published',
        params: PathId,
        response: { 200: ProductDetail, 404: Problem },
      },
    },
    async (request) =>
      (await deps.catalogue.draft(request.params.id, {
        language: languageOfRequest(request),
        currency,
        practitionerPrices: true,
      })) ?? refuse('not-found'),
  )
  const moves = [
    [adminProductPaths.publish, publishProduct, 'Publish a product that states everything required'],
    [adminProductPaths.unpublish, unpublishProduct, 'Take a product off the shop'],
  ] as const
  for (const [path, move, summary] of moves)
    app.post(
      path(':id'),
      { schema: { tags, summary, params: PathId, body: ProductRevision, response: changed } },
      async (request) => {
        await move(managing(request), request.params.id, request.body.revision)
        return getAdminProduct(deps, request.params.id)
      },
    )
  app.get(
    adminProductPaths.claims(':id'),
    {
      schema: {
        tags,
        summary: 'List the texts of a product that an admin allowed against the claims check',
        params: PathId,
        response: { 200: OwnClaimReviews, 404: Problem },
      },
    },
    async (request) => ({
      data: (await listProductReviews(db, request.params.id)).map(presentOwnReview),
    }),
  )
  app.post(
    adminProductPaths.claims(':id'),
    {
      schema: {
        tags,
        summary: 'Allow a text of a product exactly as it is written',
        params: PathId,
        body: AllowedProductText,
        response: { 200: OwnClaimReviews, 400: Problem, 404: Problem, 409: Problem },
      },
    },
    async (request) => {
      const reviews = await allowProductText(ctxOf(request, deps), request.params.id, request.body)
      return { data: reviews.map(presentOwnReview) }
    },
  )
  app.post(
    adminProductPaths.prices(':id'),
    {
      schema: {
        tags,
        summary: 'Set a price from a time on, or a reduction with its end',
        params: PathId,
        body: NewPrice,
        response: changed,
      },
    },
    async (request) => {
      await setPrice(managing(request), request.params.id, request.body)
      return getAdminProduct(deps, request.params.id)
    },
  )
  app.post(
    adminProductPaths.priceRemoval(':id'),
    {
      schema: {
        tags,
        summary: 'Take back a price that does not apply yet',
        params: PathId,
        body: PriceRemoval,
        response: changed,
      },
    },
    async (request) => {
      await removePrice(managing(request), request.params.id, request.body)
      return getAdminProduct(deps, request.params.id)
    },
  )
  app.post(
    adminProductPaths.changes,
    {
      schema: {
        tags,
        summary: 'Make the same change to several products; those that cannot be changed are listed',
        headers: OptionalIdempotencyHeaders,
        body: BulkChange,
        response: { 200: BulkResult, 400: Problem, 409: Problem, 422: Problem },
      },
    },
    (request) => {
      const ctx = managing(request)
      return onceIfKeyed(db, optionalOnceKey(request), ctx.now, (tx) =>
        changeProducts({ ...ctx, db: tx }, request.body),
      )
    },
  )
  app.post(
    adminProductPaths.undo(':id'),
    {
      schema: {
        tags,
        summary: 'Undo a change of several products; those that were changed since are listed',
        headers: OptionalIdempotencyHeaders,
        params: PathId,
        response: { 200: BulkResult, 404: Problem, 409: Problem, 422: Problem },
      },
    },
    (request) => {
      const ctx = managing(request)
      return onceIfKeyed(db, optionalOnceKey(request), ctx.now, (tx) =>
        undoChange({ ...ctx, db: tx }, request.params.id),
      )
    },
  )
}
