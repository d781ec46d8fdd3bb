import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { WishedProduct, WishlistItem } from '#contract/wishlist.ts'
import { gateAllows, priceGate } from '#domain/accounts/role-gate.ts'
import { type UserTypeId, userTypes } from '#domain/accounts/user-types.ts'
import type { Language } from '#domain/languages.ts'
import { type Region, regionSettings } from '#domain/regions.ts'
import type { SoldVariant } from '#server/catalogue/products-of-variants.ts'
import { findUnsoldVariants, type UnsoldVariant } from '#server/catalogue/unsold-variants.ts'
import type { Deps } from '#server/platform/context.ts'
import { findSharedProducts } from '#server/protocols/sharing/shared-products.ts'
import { stockRequests } from '../stock-requests/tables.ts'
import { wishlistItems } from './tables.ts'

type Reader = { id: number | null; userTypeId: UserTypeId | null; language: Language }
type WishlistView = { variantId: number; showsPrice: boolean; region: Region }

/** Newest first. */
export async function listWishes(
  deps: Pick<Deps, 'db' | 'products' | 'region'>,
  reader: Reader & { id: number },
  condition?: SQL | undefined,
): Promise<WishlistItem[]> {
  const wishes = await deps.db
    .select({
      id: wishlistItems.id,
      variantId: wishlistItems.variantId,
      createdAt: wishlistItems.createdAt,
      stockRequested: sql<boolean>`${stockRequests.id} IS NOT NULL`,
    })
    .from(wishlistItems)
    .leftJoin(
      stockRequests,
      and(
        eq(stockRequests.userId, wishlistItems.userId),
        eq(stockRequests.variantId, wishlistItems.variantId),
        isNull(stockRequests.notifiedAt),
      ),
    )
    .where(and(eq(wishlistItems.userId, reader.id), condition))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.id))
  const products = await findWishedProducts(
    deps,
    reader,
    wishes.map(({ variantId }) => variantId),
  )
  return wishes.flatMap(({ id, variantId, createdAt, stockRequested }) => {
    const product = products.get(variantId)
    if (!product) return []
    const item = {
      wishlist_item_id: id,
      created_at: createdAt.toISOString(),
      stock_requested: stockRequested,
    }
    return { ...product, ...item }
  })
}

/** By variant, in the requested order; unknown ones are missing. */
export async function findWishedProducts(
  deps: Pick<Deps, 'db' | 'products' | 'region'>,
  reader: Reader,
  variantIds: readonly number[],
): Promise<Map<number, WishedProduct>> {
  const { db, products, region } = deps
  const sold = products.ofVariants(variantIds, { language: reader.language, practitionerPrices: true })
  const missing = variantIds.filter((id) => !sold.has(id))
  const unsold = await findUnsoldVariants(db, missing, reader.language)
  const showsPrice = await priceGateOf(deps, reader, [...sold.values()])
  const wished = new Map<number, WishedProduct>()
  for (const variantId of variantIds) {
    const found = sold.get(variantId)
    const known = unsold.get(variantId)
    if (found) wished.set(variantId, soldWish(found, { variantId, showsPrice: showsPrice(found), region }))
    else if (known) wished.set(variantId, unsoldWish(known, { variantId, showsPrice: false, region }))
  }
  return wished
}

/** Queries what was shared only if it makes a difference. */
async function priceGateOf(
  { db }: Pick<Deps, 'db'>,
  { id, userTypeId }: Reader,
  sold: readonly SoldVariant[],
) {
  const isOpen = ({ product }: SoldVariant) => gateAllows(priceGate(product.practitioner_only), userTypeId)
  if (id === null || userTypeId !== userTypes.client || sold.every(isOpen)) return isOpen
  const shared = await findSharedProducts(db, id)
  return (found: SoldVariant) => isOpen(found) || shared.has(found.product.id)
}

function soldWish({ product }: SoldVariant, shown: WishlistView): WishedProduct {
  const { id, slug, name, language, brand, range, delivery_form, practitioner_only, assets } = product
  const wished = product.variants.filter((variant) => variant.id === shown.variantId)
  return {
    ...parts(shown),
    product_id: id,
    brand: { brand_id: brand.id, name: brand.name, slug: brand.slug },
    product: { name, slug },
    variants: wished.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      price: shown.showsPrice ? variant.price : null,
      regular_price: shown.showsPrice ? variant.lowest_price_30_days : null,
      unit_of_measure: variant.unit_of_measure,
      content: variant.content,
      weight: variant.weight,
      availability: variant.availability,
      expected_on: variant.expected_on,
      images: variant.images,
    })),
    assets,
    language,
    range,
    delivery_form,
    practitioner_only,
  }
}

function unsoldWish(
  { productId, name, language, brand, practitionerOnly }: UnsoldVariant,
  shown: WishlistView,
): WishedProduct {
  return {
    ...parts(shown),
    product_id: productId,
    brand: { brand_id: brand.id, name: brand.name, slug: brand.slug },
    product: { name, slug: null },
    variants: [],
    assets: [],
    language,
    range: null,
    delivery_form: null,
    practitioner_only: practitionerOnly,
  }
}

function parts({ variantId, region }: WishlistView) {
  return { product_variant_id: variantId, currency: regionSettings[region].currency }
}
