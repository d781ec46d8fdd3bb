import type { CartBasket, CartProtocolAnswer } from '#contract/cart.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import { withCountry } from '../../platform/delivery-country.ts'
import { callAccount } from '../../platform/session/session.ts'

/** Puts these variants of a basket in the cart; the answer says which are not available. */
export function takeBasket(token: string, chosen: readonly number[]): Promise<CartProtocolAnswer> {
  const body: CartBasket = { link_token: token, product_variant_ids: [...chosen] }
  return callAccount<CartProtocolAnswer>(withCountry(cartPaths.basket), { method: 'POST', body })
}
