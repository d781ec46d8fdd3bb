import type {
  Cart,
  CartAddition,
  CartProtocol,
  CartProtocolAnswer,
  CartQuantity,
  VisitorCart,
} from '#contract/cart.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { cartLinesMaximum } from '#domain/cart/limits.ts'
import { callApi } from '../../platform/call-api.ts'
import { withCountry } from '../../platform/delivery-country.ts'
import { callAccount } from '../../platform/session/session.ts'
import { sessionContext } from '../../platform/session/session-context.ts'
import { visitorItems } from '../../platform/visitor-items.ts'
import type { VisitorMerge } from '../../platform/visitor-list.ts'
import type { CartAnswer, CartChange, CartEdit } from './cart-changes.ts'

/** An answer with a total but no items is an empty cart. */
type Answer = Cart | { total: unknown }

export async function loadCart(): Promise<Cart | undefined> {
  return cartOf(await callAccount<Answer>(withCountry(cartPaths.cart)))
}

export async function sendChange(change: CartChange): Promise<CartAnswer> {
  if (change.kind === 'merge') {
    const cart = await mergeLines(change.merge)
    return { cart, leftOut: leftOutOf(cart, change.merge.body) }
  }
  if (change.kind !== 'protocol') return { cart: await sendEdit(change) }
  const bought = await sendProtocol(change.source)
  return { cart: cartOf(bought.cart), bought }
}

async function sendEdit(edit: CartEdit): Promise<Cart | undefined> {
  const { variantId, quantity } = edit
  if (edit.kind === 'set') {
    const body: CartQuantity = { product_variant_id: variantId, quantity }
    return cartOf(await callAccount<Answer>(withCountry(cartPaths.cart), { method: 'PUT', body }))
  }
  const { protocolId, linkToken, publicProtocolId, origin } = edit
  const body: CartAddition = {
    product_variant_id: variantId,
    quantity,
    ...(protocolId && { protocol_id: protocolId }),
    ...(linkToken && { link_token: linkToken }),
    ...(publicProtocolId && { public_protocol_id: publicProtocolId }),
    ...(origin && { origin }),
  }
  return cartOf(await callAccount<Answer>(withCountry(cartPaths.cart), { method: 'POST', body }))
}

/** The price of a visitor's cart. */
export async function priceLines(
  lines: readonly CartLine[],
  signal?: AbortSignal,
): Promise<Cart | undefined> {
  const { language } = sessionContext()
  const call = { method: 'POST', body: visitorCartOf(lines), language, signal }
  return cartOf(await callApi<Answer>(withCountry(cartPaths.preview), call))
}

async function mergeLines({ key, body }: VisitorMerge<CartLine>): Promise<Cart | undefined> {
  const call = { method: 'POST', body: visitorCartOf(body), idempotencyKey: key }
  return cartOf(await callAccount<Answer>(withCountry(cartPaths.merge), call))
}

/** A full cart accepts the lines it has room for. If a cart with room rejects a product, it is no longer sold. */
function leftOutOf(cart: Cart | undefined, lines: readonly CartLine[]): readonly CartLine[] {
  if (!cart || cart.items.length < cartLinesMaximum) return []
  const held = new Set(cart.items.map((item) => item.product_variant_id))
  return lines.filter(({ variantId }) => !held.has(variantId))
}

function sendProtocol(body: CartProtocol): Promise<CartProtocolAnswer> {
  return callAccount<CartProtocolAnswer>(withCountry(cartPaths.protocol), { method: 'POST', body })
}

/** Undefined if empty. */
function cartOf(answer: Answer): Cart | undefined {
  return 'items' in answer && answer.items.length > 0 ? answer : undefined
}

function visitorCartOf(lines: readonly CartLine[]): VisitorCart {
  return { items: visitorItems(lines) }
}
