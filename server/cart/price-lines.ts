import type { CartProduct } from '#contract/cart.ts'
import type { Product } from '#contract/catalogue.ts'
import type { NotSoldHere } from '#contract/restrictions.ts'
import { gateAllows, priceGate } from '#domain/accounts/role-gate.ts'
import { type UserTypeId, userTypes } from '#domain/accounts/user-types.ts'
import { type CartNotice, cartNotice } from '#domain/cart/cart.ts'
import type { Language } from '#domain/languages.ts'
import { type Minor, toMinor } from '#domain/money.ts'
import type { SoldVariant } from '#server/catalogue/products-of-variants.ts'
import { findUnsoldVariants, type UnsoldVariant } from '#server/catalogue/unsold-variants.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { findSharedProducts } from '#server/protocols/sharing/shared-products.ts'
import { findNotSold } from '#server/protocols/substitutes/not-sold-here.ts'
import type { StoredCartLine } from './find-lines.ts'

/** Whose cart it is; a visitor has neither id nor type. */
export type Reader = { id: number | null; userTypeId: UserTypeId | null; language: Language }

export type PricedStoredLine = StoredCartLine & {
  product: CartProduct
  sku: string | null
  /** Per pack; null if it is not sold, or not to this reader. */
  price: Minor | null
  /** Before a reduction. */
  regular: Minor | null
  notice: CartNotice | null
  notSold: NotSoldHere | null
}

/** Adds current catalogue data for this reader to the lines of a cart. */
export async function pricedLines(
  deps: Pick<Deps, 'db' | 'products' | 'translations'>,
  lines: readonly StoredCartLine[],
  reader: Reader,
  country: string,
): Promise<PricedStoredLine[]> {
  const { db, products } = deps
  const ids = lines.map(({ variantId }) => variantId)
  const sold = products.ofVariants(ids, { language: reader.language, practitionerPrices: true })
  const missing = ids.filter((id) => !sold.has(id))
  const unsold = missing.length > 0 ? await findUnsoldVariants(db, missing, reader.language) : new Map()
  const opens = await gateOf(db, reader, lines, sold)
  const practitionerPrices = gateAllows(priceGate(true), reader.userTypeId)
  const notSold = new Map(
    findNotSold(deps, ids, { country, language: reader.language, practitionerPrices }).map((each) => [
      each.product_variant_id,
      each,
    ]),
  )
  return lines.flatMap((line) => {
    const found = sold.get(line.variantId)
    if (found)
      return soldLine(line, found, { isOpen: opens(line, found), notSold: notSold.get(line.variantId) })
    const known = unsold.get(line.variantId)
    return known ? unsoldLine(line, known) : []
  })
}

type Opens = (line: StoredCartLine, sold: SoldVariant) => boolean

/** Queries what was shared only if it makes a difference. */
async function gateOf(
  db: Database,
  { id, userTypeId }: Reader,
  lines: readonly StoredCartLine[],
  sold: ReadonlyMap<number, SoldVariant>,
): Promise<Opens> {
  const isOpen = (line: StoredCartLine, { product }: SoldVariant) =>
    gateAllows(priceGate(product.practitioner_only), userTypeId) ||
    !product.practitioner_only ||
    line.linkOpens ||
    line.basket !== null
  const isClient = id !== null && userTypeId === userTypes.client
  const needsShares = lines.some((line) => {
    const found = sold.get(line.variantId)
    return found !== undefined && !isOpen(line, found)
  })
  if (!isClient || !needsShares) return isOpen
  const shared = await findSharedProducts(db, id)
  return (line, found) => isOpen(line, found) || shared.has(found.product.id)
}

function soldLine(
  line: StoredCartLine,
  { product, price: sold }: SoldVariant,
  { isOpen, notSold = null }: { isOpen: boolean; notSold: NotSoldHere | null | undefined },
): PricedStoredLine {
  const variant = product.variants.find(({ id }) => id === line.variantId)
  const price = isOpen ? sold : null
  const before = variant?.lowest_price_30_days ?? null
  // Too close to its best-before date it may not be sold, whatever the stock.
  const stock = variant?.availability ? line.stock : 0
  const { quantity, priceThen } = line
  return {
    ...line,
    stock,
    product: cartProduct(product, line.variantId, isOpen),
    sku: variant?.sku ?? null,
    price,
    regular: price === null || before === null ? null : toMinor(before),
    notice: cartNotice({ quantity, priceThen, price, stock, isSold: true, isSoldHere: notSold === null }),
    notSold,
  }
}

function unsoldLine(line: StoredCartLine, known: UnsoldVariant): PricedStoredLine {
  const product = unsoldProduct(known)
  return {
    ...line,
    stock: 0,
    product,
    sku: null,
    price: null,
    regular: null,
    notice: 'not-sold',
    notSold: null,
  }
}

/** A product as shown in carts and orders when nobody can buy it at present. */
export function unsoldProduct(known: UnsoldVariant): CartProduct {
  const { productId, name, language, brand, practitionerOnly, content } = known
  return {
    id: productId,
    slug: null,
    name,
    language,
    brand,
    range: null,
    delivery_form: null,
    content: content?.amount ?? null,
    unit_of_measure: content?.unit ?? null,
    unit_price: null,
    practitioner_only: practitionerOnly,
    assets: [],
  }
}

/** A product as shown in carts, wishlists and orders. */
export function cartProduct(product: Product, variantId: number, showsPrice: boolean): CartProduct {
  const variant = product.variants.find(({ id }) => id === variantId)
  const { id, slug, name, language, brand, range, delivery_form, practitioner_only, assets } = product
  return {
    id,
    slug,
    name,
    language,
    brand,
    range,
    delivery_form,
    content: variant?.content ?? null,
    unit_of_measure: variant?.unit_of_measure ?? null,
    unit_price: showsPrice ? (variant?.unit_price ?? null) : null,
    practitioner_only,
    assets,
  }
}
