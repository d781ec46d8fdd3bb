import type { Protocol, ProtocolProduct } from '#contract/protocols.ts'
import { fallbackLanguage } from '#domain/languages.ts'
import { toMajor } from '#domain/money.ts'
import {
  inOrder,
  isSameLine,
  type Line,
  withChange,
  withExchange,
  withLine,
  withoutLine,
} from '#domain/protocols/lines.ts'
import { totalOf } from '#domain/protocols/price-total.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import { type Edit, type LineEdit, removedBy } from './edit.ts'
import { pricedLines } from './priced-lines.ts'

type Products = readonly ProtocolProduct[]

/** The protocol after an edit, by the server's own rules. What does not change stays the same object. */
export function applyEdit(protocol: Protocol, edit: Edit): Protocol {
  if (edit.kind === 'describe') {
    const { name = protocol.name, description = protocol.description } = edit
    if (name === protocol.name && description === protocol.description) return protocol
    return { ...protocol, name, description }
  }
  const products = productsAfter(protocol.products, edit)
  if (products.length === protocol.products.length && products.every(isAt(protocol.products))) return protocol
  return { ...protocol, products, total_price: totalPrice(products) }
}

/** A preview, replaced by the server's sum. */
export function totalPrice(products: Products): number {
  const lines = pricedLines(products)
  return toMajor(totalOf(lines))
}

function productsAfter(products: Products, edit: LineEdit): ProtocolProduct[] {
  const known = new Map(products.map((product) => [product.product_variant_id, product]))
  for (const product of addedProducts(edit, known)) {
    if (!known.has(product.product_variant_id)) known.set(product.product_variant_id, product)
  }
  // The server refuses unknown ones.
  if (edit.kind === 'exchange' && !(known.has(edit.variantId) && known.has(edit.by))) return [...products]
  return linesAfter(products.map(lineOf), edit).flatMap((line) => {
    const product = known.get(line.variantId)
    return product ? withLineOf(product, line) : []
  })
}

function linesAfter(lines: Line[], edit: LineEdit): Line[] {
  switch (edit.kind) {
    case 'add':
      return withLine(lines, { variantId: edit.product.variantId, quantity: edit.quantity ?? 1 })
    case 'restore':
      return withLine(lines, { ...lineOf(edit.line), position: edit.position })
    case 'exchange':
      return withExchange(lines, edit.variantId, edit.by)
    case 'order':
      return inOrder(lines, edit.variantIds)
    case 'remove':
      return withoutLine(lines, edit.variantId)
    case 'change': {
      const { variantId, notes, ...change } = edit
      if (removedBy(edit)) return withoutLine(lines, variantId)
      return withChange(lines, variantId, {
        ...change,
        notes: notes === undefined ? undefined : notes?.trim() || null,
      })
    }
  }
}

/** Products that an edit adds to the lines. */
function addedProducts(edit: LineEdit, known: ReadonlyMap<number, ProtocolProduct>): ProtocolProduct[] {
  if (edit.kind === 'add') return [provisionalLine(edit.product)]
  if (edit.kind === 'restore') return [edit.line]
  if (edit.kind !== 'exchange') return []
  const product = known.get(edit.variantId)
  const variant = product?.variants.find(({ id }) => id === edit.by)
  return product && variant ? [{ ...product, product_variant_id: variant.id, price: variant.price }] : []
}

function lineOf({ product_variant_id, item_count, notes, dose }: ProtocolProduct): Line {
  return { variantId: product_variant_id, quantity: item_count, notes, dose }
}

function withLineOf(product: ProtocolProduct, line: Line): ProtocolProduct {
  if (isSameLine(lineOf(product), line)) return product
  const { quantity, notes, dose } = line
  return { ...product, item_count: quantity, notes, dose: dose && { ...dose, times: [...dose.times] } }
}

const isAt = (products: Products) => (product: ProtocolProduct, index: number) => products[index] === product

/** A line with what is known where it was added; the server's answer completes it. */
function provisionalLine(product: ProductInSlot): ProtocolProduct {
  const { id, variantId, slug, name, brand, picture, practitionerOnly, range = 'vit', amount } = product
  const price = amount ?? null
  return {
    id,
    slug,
    name,
    language: fallbackLanguage,
    brand: { id: 0, slug: '', name: brand },
    range,
    assets: picture ? [{ thumbnails: thumbnailsOf(picture) }] : [],
    variants: [{ id: variantId, price, content: null, available: true }],
    product_variant_id: variantId,
    item_count: 1,
    price,
    notes: null,
    practitioner_only: practitionerOnly === true,
    state: 'sold',
    dose: null,
    facts: { portion: null, portionsPerPack: null, substances: [], allergens: [] },
  }
}

function thumbnailsOf(picture: string) {
  return {
    thumbnail_75: picture,
    thumbnail_125: picture,
    thumbnail_250: picture,
    thumbnail_500: picture,
    thumbnail_1000: picture,
  }
}
