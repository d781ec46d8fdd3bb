import type { Protocol, ProtocolProduct } from '#contract/protocols.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { quantityMaximum } from '#domain/protocols/limits.ts'
import { atLeastOne } from '#domain/protocols/quantity.ts'
import { totalOf } from '#domain/protocols/totals.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import type { Edit } from './edit.ts'

type Lines = readonly ProtocolProduct[]

/** The protocol as it will be. Lines that do not change stay the same objects; so does a protocol. */
export function applyEdit(protocol: Protocol, edit: Edit): Protocol {
  if (edit.kind === 'describe') {
    const { name = protocol.name, description = protocol.description } = edit
    return { ...protocol, name, description }
  }
  const products = linesAfter(protocol.products, edit)
  if (products === protocol.products) return protocol
  return { ...protocol, products: [...products], total_price: totalPrice(products) }
}

/** Decision 33, as a preview: the server's own sum takes its place. */
export function totalPrice(lines: Lines): number {
  return toMajor(
    totalOf(
      lines.map(({ price, item_count }) => ({
        price: price === null ? null : toMinor(price),
        quantity: item_count,
      })),
    ),
  )
}

function linesAfter(lines: Lines, edit: Exclude<Edit, { kind: 'describe' }>): Lines {
  switch (edit.kind) {
    case 'add':
      return added(lines, lineOf(edit.product, edit.quantity), 0)
    case 'restore':
      return added(lines, edit.line, edit.position)
    case 'remove':
      return without(lines, edit.variantId)
    case 'change':
      return edit.quantity !== undefined && edit.quantity < 1
        ? without(lines, edit.variantId)
        : withLine(lines, edit.variantId, (line) => changed(line, edit))
    case 'exchange':
      return exchanged(lines, edit.variantId, edit.by)
    case 'order':
      return ordered(lines, edit.variantIds)
  }
}

function added(lines: Lines, line: ProtocolProduct, position: number): Lines {
  const { product_variant_id, item_count } = line
  if (lines.some((other) => other.product_variant_id === product_variant_id)) {
    return withLine(lines, product_variant_id, (other) => ({
      ...other,
      item_count: Math.min(quantityMaximum, other.item_count + item_count),
    }))
  }
  return lines.toSpliced(position, 0, line)
}

function without(lines: Lines, variantId: number): Lines {
  return lines.some(({ product_variant_id }) => product_variant_id === variantId)
    ? lines.filter(({ product_variant_id }) => product_variant_id !== variantId)
    : lines
}

function withLine(
  lines: Lines,
  variantId: number,
  change: (line: ProtocolProduct) => ProtocolProduct,
): Lines {
  const at = lines.findIndex(({ product_variant_id }) => product_variant_id === variantId)
  const line = lines[at]
  return line ? lines.with(at, change(line)) : lines
}

function changed(line: ProtocolProduct, edit: Extract<Edit, { kind: 'change' }>): ProtocolProduct {
  const { quantity, notes, dose } = edit
  return {
    ...line,
    ...(quantity !== undefined && { item_count: atLeastOne(quantity) }),
    ...(notes !== undefined && { notes: notes?.trim() || null }),
    ...(dose !== undefined && { dose: dose && { ...dose, times: [...dose.times] } }),
  }
}

/** A pack size that has a line already takes this one's packs. */
function exchanged(lines: Lines, variantId: number, by: number): Lines {
  const line = lines.find(({ product_variant_id }) => product_variant_id === variantId)
  const variant = line?.variants.find(({ id }) => id === by)
  if (!line || !variant || by === variantId) return lines
  return withLine(lines, variantId, (old) => ({ ...old, product_variant_id: by, price: variant.price }))
}

/** What is missing follows in its former order, what is unknown is left out. */
function ordered(lines: Lines, variantIds: readonly number[]): Lines {
  const place = new Map(variantIds.map((id, index) => [id, index]))
  const placeOf = ({ product_variant_id }: ProtocolProduct) => place.get(product_variant_id) ?? place.size
  return lines.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** A line as far as the place knows it that it was added from; the server tells the rest. */
function lineOf(product: ProductInSlot, quantity = 1): ProtocolProduct {
  const { id, variantId, slug, name, brand, picture, practitionerOnly, range = 'vit', amount } = product
  const price = amount ?? null
  return {
    id,
    slug,
    name,
    language: 'en',
    brand: { id: 0, slug: '', name: brand },
    range,
    assets: picture ? [{ thumbnails: thumbnails(picture) }] : [],
    variants: [{ id: variantId, price, content: null, available: true }],
    product_variant_id: variantId,
    item_count: atLeastOne(quantity),
    price,
    notes: null,
    practitioner_only: practitionerOnly === true,
    state: 'sold',
    dose: null,
    facts: { portion: null, portionsPerPack: null, substances: [], allergens: [] },
  }
}

function thumbnails(picture: string) {
  return {
    thumbnail_75: picture,
    thumbnail_125: picture,
    thumbnail_250: picture,
    thumbnail_500: picture,
    thumbnail_1000: picture,
  }
}
