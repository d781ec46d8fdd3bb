import type { CartItem } from '#contract/cart.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import type { CartState } from '../store/cart-state.ts'

/** A line as shown: `item` from the server's last answer, `product` as the page knew it before. */
export type ShownLine = CartLine & { item?: CartItem | undefined; product?: ProductInSlot | undefined }

/** Lines of one protocol are grouped; lines without a protocol have no `name`. */
export type LineGroup = { key: string; name?: string; lines: ShownLine[] }

export function shownLinesOf({
  lines,
  cart,
  known,
}: Pick<CartState, 'lines' | 'cart' | 'known'>): ShownLine[] {
  const items = new Map(cart?.items.map((item) => [item.product_variant_id, item]))
  return lines.map((line) => ({
    ...line,
    item: items.get(line.variantId),
    product: known.get(line.variantId),
  }))
}

/** Protocols in the order in which they were added; other lines last. */
export function groupsOf(lines: readonly ShownLine[]): LineGroup[] {
  const groups = new Map<string, LineGroup>()
  const others: LineGroup = { key: 'other', lines: [] }
  for (const line of lines) {
    const protocol = line.item?.protocol ?? line.item?.public_protocol
    if (!protocol) {
      others.lines.push(line)
      continue
    }
    const key = `${line.item?.protocol ? 'own' : 'public'} ${protocol.id}`
    const group = groups.get(key) ?? { key, name: protocol.name, lines: [] }
    group.lines.push(line)
    groups.set(key, group)
  }
  return others.lines.length > 0 ? [...groups.values(), others] : [...groups.values()]
}

export function nameOf({ item, product }: ShownLine): string {
  return item?.product.name ?? product?.name ?? ''
}

export function brandOf({ item, product }: ShownLine): string {
  return item?.product.brand.name ?? product?.brand ?? ''
}

/** For screen readers: a cart may contain two brands' products with the same name. */
export const brandAndNameOf = (line: ShownLine): string =>
  brandAndName({ brand: brandOf(line), name: nameOf(line) })
