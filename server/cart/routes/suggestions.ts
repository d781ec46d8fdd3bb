import type { FastifyInstance } from 'fastify'
import { CartSuggestions, CartSuggestionsQuery, cartPaths } from '#contract/cart.ts'
import { Problem } from '#contract/problem.ts'
import { choosePacks, highestPriceToClose } from '#domain/cart/free-delivery.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import type { Deps } from '#server/platform/context.ts'
import type { ZodTypes } from '#server/platform/http.ts'
import { languageOfRequest } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { cartProduct } from '../price-lines.ts'

const limit: Limit = { name: 'cart-suggestions', max: 300, windowSeconds: 60 }

/** The cart is sent in the body: what somebody takes must not stand in URLs. */
export async function suggestionRoutes(
  scope: FastifyInstance,
  { products, limits, currency }: Pick<Deps, 'currency' | 'products' | 'limits'>,
): Promise<void> {
  scope.withTypeProvider<ZodTypes>().post(
    cartPaths.suggestions,
    {
      schema: {
        tags: ['Cart'],
        summary: 'Get up to three products with which a cart is delivered free of charge',
        body: CartSuggestionsQuery,
        response: { 200: CartSuggestions, 400: Problem, 429: Problem },
      },
    },
    async (request) => {
      await limits.check(request, limit)
      const { price_from, country, product_variant_ids: held } = request.body
      const from = toMinor(price_from)
      const packs = products.atPrices(held, { from, to: highestPriceToClose(from), country })
      const chosen = choosePacks(packs)
      const sold = products.ofVariants(
        chosen.map(({ variantId }) => variantId),
        { language: languageOfRequest(request), practitionerPrices: false },
      )
      return {
        currency,
        data: chosen.flatMap(({ variantId, price }) => {
          const found = sold.get(variantId)
          if (!found) return []
          const product = cartProduct(found.product, variantId, true)
          return [{ product_variant_id: variantId, price: toMajor(price), product }]
        }),
      }
    },
  )
}
