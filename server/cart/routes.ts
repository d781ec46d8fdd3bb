import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  Cart,
  CartAddition,
  CartProtocol,
  CartProtocolAnswer,
  CartQuantity,
  CartQuery,
  CartRemoval,
  cartPaths,
  VisitorCart,
} from '#contract/cart.ts'
import { Problem } from '#contract/problem.ts'
import { cartLinesMaximum } from '#domain/cart/cart.ts'
import { awaitProducts } from '#server/catalogue/queries/await-products.ts'
import { keptByNobody, onlyFor, signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest, refuse } from '#server/platform/problems.ts'
import { linkMissLimit } from '#server/platform/rate-limits.ts'
import { addLine } from './commands/add-line.ts'
import { buyProtocol } from './commands/buy-protocol.ts'
import { lowerLine, setQuantity } from './commands/change-line.ts'
import { mergeCarts } from './commands/merge-carts.ts'
import { trimCart } from './commands/put-at-least.ts'
import { previewRoutes, visitorLines } from './preview-routes.ts'
import { presentCart, readCart } from './queries/priced-cart.ts'
import { findGoods } from './queries/protocol-goods.ts'
import type { CartCtx, CartRoutesWorld } from './world.ts'

const tags = ['Cart']

/** What people are about to buy: of visitors in their browser, of others here. */
export async function cartRoutes(scope: FastifyInstance, world: CartRoutesWorld): Promise<void> {
  keptByNobody(scope)
  awaitProducts(scope, world.products)
  await scope.register(previewRoutes, world)
  await scope.register(ownCartRoutes, world)
}

async function ownCartRoutes(scope: FastifyInstance, world: CartRoutesWorld): Promise<void> {
  onlyFor(scope)
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    cartPaths.cart,
    {
      schema: {
        tags,
        summary: 'One’s cart, as it would be ordered now',
        querystring: CartQuery,
        response: { 200: Cart },
      },
    },
    async (request) => answer(request, world),
  )

  app.post(
    cartPaths.cart,
    {
      schema: {
        tags,
        summary: 'Adds a product to one’s cart, or adds to its quantity',
        querystring: CartQuery,
        body: CartAddition,
        response: { 200: Cart, 400: Problem, 403: Problem, 404: Problem, 409: Problem },
      },
    },
    async (request) => {
      const { product_variant_id: variantId, quantity, protocol_id, link_token } = request.body
      const ctx = ctxOf(request, world)
      await addLine(ctx, { variantId, quantity, protocolId: protocol_id, linkToken: link_token })
      const cart = await answer(request, world)
      if (cart.items.length <= cartLinesMaximum) return cart
      // Others were added at the same moment.
      const tooMany = await trimCart(ctx)
      return tooMany.has(variantId) ? refuse('cart-full') : answer(request, world)
    },
  )

  app.put(
    cartPaths.cart,
    {
      schema: {
        tags,
        summary: 'Sets the quantity of a product in one’s cart; 0 takes it out',
        querystring: CartQuery,
        body: CartQuantity,
        response: { 200: Cart, 400: Problem, 404: Problem, 409: Problem },
      },
    },
    async (request) => {
      const { product_variant_id: variantId, quantity } = request.body
      await setQuantity(ctxOf(request, world), { variantId, quantity })
      return answer(request, world)
    },
  )

  app.delete(
    cartPaths.cart,
    {
      schema: {
        tags,
        summary: 'One less of a product in one’s cart',
        querystring: CartQuery,
        body: CartRemoval,
        response: { 200: Cart, 400: Problem },
      },
    },
    async (request) => {
      await lowerLine(ctxOf(request, world), request.body.product_variant_id)
      return answer(request, world)
    },
  )

  app.post(
    cartPaths.merge,
    {
      schema: {
        tags,
        summary: 'Adds what was in the browser before signing in; of each product the larger quantity',
        querystring: CartQuery,
        body: VisitorCart,
        response: { 200: Cart, 400: Problem },
      },
    },
    async (request) => {
      await mergeCarts(ctxOf(request, world), visitorLines(request.body))
      return answer(request, world)
    },
  )

  app.post(
    cartPaths.protocol,
    {
      schema: {
        tags,
        summary: 'Adds what is missing of a protocol',
        querystring: CartQuery,
        body: CartProtocol,
        response: { 200: CartProtocolAnswer, 400: Problem, 404: Problem, 429: Problem },
      },
    },
    async (request) => {
      const ctx = ctxOf(request, world)
      const goods = await findGoods(ctx, request.body)
      if (!goods) {
        await world.limits.check(request, linkMissLimit)
        return refuse('not-found')
      }
      const bought = await buyProtocol(ctx, goods, languageOfRequest(request))
      return { ...bought, cart: await answer(request, world) }
    },
  )
}

function ctxOf(request: FastifyRequest, world: CartRoutesWorld): CartCtx {
  return { ...world, actor: signedIn(request), now: new Date() }
}

type CartRequest = FastifyRequest<{ Querystring: { country?: string | undefined } }>

async function answer(request: CartRequest, world: CartRoutesWorld): Promise<Cart> {
  const reader = { ...signedIn(request), language: languageOfRequest(request) }
  const { country } = request.query
  return presentCart(await readCart(world, reader, { now: new Date(), country }), world.region)
}
