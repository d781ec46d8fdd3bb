import type { Cart, CartAddition } from '#contract/cart.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import { openProtocols } from './protocols-api.ts'

/** The shop's API with three products, a practitioner with protocols, and users with carts. */
export async function openCarts() {
  const shop = await openProtocols()
  const calm = await shop.product('calm', { history: [[999, 90]], stock: 12 })
  const energy = await shop.product('energy', { history: [[2495, 90]], stock: 500 })
  const professional = await shop.product('professional', {
    history: [[4000, 90]],
    stock: 40,
    practitionerOnly: true,
  })

  /** A user with a cart. */
  async function buyer(userTypeId: UserTypeId = 4) {
    const person = await shop.newPractitioner(userTypeId)
    const { post, put, get } = person
    return {
      ...person,
      addToCart: (product_variant_id: number, more: Partial<CartAddition> = {}) =>
        post(cartPaths.cart, { product_variant_id, ...more }),
      setQuantity: (product_variant_id: number, quantity: number) =>
        put(cartPaths.cart, { product_variant_id, quantity }),
      lower: (product_variant_id: number) => person.delete(cartPaths.cart, { product_variant_id }),
      merge: (items: object[]) => post(cartPaths.merge, { items }),
      buyProtocol: (named: object) => post(cartPaths.protocol, named),
      cart: async (): Promise<Cart> => (await get(cartPaths.cart)).body,
    }
  }

  const ilse = await buyer(2)

  /** The practitioner creates a protocol from variants and quantities. */
  const plan = (name: string, lines: [variantId: number, quantity: number][]) =>
    ilse.protocol(
      name,
      lines.map(([product_variant_id, quantity]) => ({ product_variant_id, quantity })),
    )

  const share = (id: number, { email }: { email: string }, discount = 0) =>
    ilse.post(protocolPaths.assign, { id, email, first_name: 'Anna', last_name: 'Maes', discount })

  const linkTo = async (id: number): Promise<string> =>
    (await ilse.post(protocolPaths.link(id), {})).body.link_token

  return { ...shop, calm, energy, professional, ilse, buyer, plan, share, linkTo }
}
export type Carts = Awaited<ReturnType<typeof openCarts>>
export type Buyer = Awaited<ReturnType<Carts['buyer']>>

/** Variants and quantities, in cart order. */
export const quantitiesOf = ({ items }: Cart) =>
  items.map(({ product_variant_id: id, quantity }): [number, number] => [id, quantity])
