import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  Cart,
  CartAddition,
  CartBasket,
  CartProtocol,
  CartProtocolAnswer,
  CartQuantity,
  CartQuery,
  CartRemoval,
  cartPaths,
  VisitorCart,
} from '#contract/cart.ts'
import { Problem } from '#contract/problem.ts'
import { cartLinesMaximum } from '#domain/cart/limits.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { signedIn } from '#server/platform/guards.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { OptionalIdempotencyHeaders, optionalOnceKey } from '#server/platform/idempotency/once.ts'
import { languageOfRequest, refuse } from '#server/platform/problems.ts'
import { linkMissLimit } from '#server/platform/rate-limits.ts'
import { transact } from '#server/platform/transact.ts'
import { addLine } from '../add-line.ts'
import { buyBasket, findBasketGoods } from '../buy-basket.ts'
import { buyProtocol, findGoods } from '../buy-protocol.ts'
import { lowerLine, setQuantity } from '../change-line.ts'
import { sealOrigin } from '../line-origin.ts'
import { mergeCarts } from '../merge-carts.ts'
import { presentCart, readCart } from '../price-cart.ts'
import { trimCart } from '../put-at-least.ts'
import { visitorLines } from '../visitor-lines.ts'

const tags = ['Cart']

export async function ownCartRoutes(scope: FastifyInstance, deps: Deps): Promise<void> {
  const app = scope.withTypeProvider<ZodTypes>()

  app.get(
    cartPaths.cart,
    {
      schema: {
        tags,
        summary: 'Get your cart as it would be ordered now',
        querystring: CartQuery,
        response: { 200: Cart },
      },
    },
    async (request) => answer(request, deps),
  )

  app.post(
    cartPaths.cart,
    {
      schema: {
        tags,
        summary: 'Add a product to your cart, or increase its quantity',
        querystring: CartQuery,
        body: CartAddition,
        response: { 200: Cart, 400: Problem, 403: Problem, 404: Problem, 409: Problem },
      },
    },
    async (request) => {
      const {
        product_variant_id: variantId,
        quantity,
        protocol_id,
        link_token,
        public_protocol_id,
        origin,
      } = request.body
      const ctx = cartCtxOf(request, deps)
      const { isNew } = await addLine(ctx, {
        variantId,
        quantity,
        protocolId: protocol_id,
        linkToken: link_token,
        publicProtocolId: public_protocol_id,
        origin,
        country: request.query.country,
      })
      const cart = await answer(request, deps)
      if (!isNew || cart.items.length <= cartLinesMaximum) return cart
      // Others were added at the same moment.
      const tooMany = await transact(ctx.db, async (db) => {
        await lockUser(db, ctx.actor.id)
        return trimCart({ ...ctx, db }, [variantId])
      })
      return tooMany.has(variantId) ? refuse('cart-full') : answer(request, deps)
    },
  )

  app.put(
    cartPaths.cart,
    {
      schema: {
        tags,
        summary: 'Set the quantity of a product in your cart; 0 removes it',
        querystring: CartQuery,
        body: CartQuantity,
        response: { 200: Cart, 400: Problem, 404: Problem, 409: Problem },
      },
    },
    async (request) => {
      const { product_variant_id: variantId, quantity } = request.body
      await setQuantity(cartCtxOf(request, deps), { variantId, quantity, country: request.query.country })
      return answer(request, deps)
    },
  )

  app.delete(
    cartPaths.cart,
    {
      schema: {
        tags,
        summary: 'Reduce the quantity of a product in your cart by one',
        querystring: CartQuery,
        body: CartRemoval,
        response: { 200: Cart, 400: Problem },
      },
    },
    async (request) => {
      await lowerLine(cartCtxOf(request, deps), request.body.product_variant_id)
      return answer(request, deps)
    },
  )

  app.post(
    cartPaths.merge,
    {
      schema: {
        tags,
        summary: 'Merge the visitor’s cart into yours at login, with the larger quantity of each product',
        querystring: CartQuery,
        headers: OptionalIdempotencyHeaders,
        body: VisitorCart,
        response: { 200: Cart, 400: Problem, 409: Problem },
      },
    },
    async (request) => {
      await mergeCarts(cartCtxOf(request, deps), visitorLines(request.body), optionalOnceKey(request))
      return answer(request, deps)
    },
  )

  app.post(
    cartPaths.protocol,
    {
      schema: {
        tags,
        summary: 'Add the missing products of a protocol to your cart',
        querystring: CartQuery,
        body: CartProtocol,
        response: { 200: CartProtocolAnswer, 400: Problem, 404: Problem, 429: Problem },
      },
    },
    async (request) => {
      const ctx = cartCtxOf(request, deps)
      const goods = await deps.limits.findOrMiss(request, linkMissLimit, () => findGoods(ctx, request.body))
      const bought = await buyProtocol(ctx, goods, buyerOf(request))
      return { ...bought, cart: await answer(request, deps) }
    },
  )

  app.post(
    cartPaths.basket,
    {
      schema: {
        tags,
        summary: 'Put the products of a basket that a practitioner prepared in your cart, in its quantities',
        querystring: CartQuery,
        body: CartBasket,
        response: { 200: CartProtocolAnswer, 400: Problem, 404: Problem, 429: Problem },
      },
    },
    async (request) => {
      const ctx = cartCtxOf(request, deps)
      const goods = await deps.limits.findOrMiss(request, linkMissLimit, () =>
        findBasketGoods(ctx, request.body),
      )
      const bought = await buyBasket(ctx, goods, buyerOf(request))
      return { ...bought, cart: await answer(request, deps) }
    },
  )
}

function cartCtxOf(
  request: FastifyRequest,
  deps: Deps,
): Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now' | 'products' | 'region' | 'sealing' | 'translations'> {
  return { ...deps, actor: signedIn(request), now: deps.clock() }
}

type CartRequest = FastifyRequest<{ Querystring: { country?: string | undefined } }>

const buyerOf = (request: CartRequest) => ({
  language: languageOfRequest(request),
  country: request.query.country,
})

async function answer(request: CartRequest, deps: Deps): Promise<Cart> {
  const reader = { ...signedIn(request), language: languageOfRequest(request) }
  const { country } = request.query
  const now = deps.clock()
  const cart = await readCart(deps, reader, { now, country })
  const origins = cart.lines.flatMap(({ variantId, linkOpens, linkId, basket }) => {
    if (!linkOpens && !basket) return []
    const line = {
      userId: reader.id,
      variantId,
      linkId: linkOpens ? linkId : null,
      basketId: basket?.id ?? null,
    }
    return [[variantId, sealOrigin(deps.sealing, line, now)] as const]
  })
  return presentCart(cart, deps.region, { origins: new Map(origins) })
}
