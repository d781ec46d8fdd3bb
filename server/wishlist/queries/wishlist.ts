import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { WishlistItem } from '#contract/wishlist.ts'
import { opensFor, priceGate } from '#domain/accounts/role-gate.ts'
import { type UserTypeId, userTypes } from '#domain/accounts/user-types.ts'
import type { Language } from '#domain/languages.ts'
import { regionSettings } from '#domain/regions.ts'
import type { SoldVariant } from '#server/catalogue/queries/products-of-variants.ts'
import { findUnsoldVariants, type UnsoldVariant } from '#server/catalogue/queries/unsold-variants.ts'
import { findSharedProducts } from '#server/protocols/queries/shared-products.ts'
import { stockRequests, wishlistItems } from '../tables.ts'
import type { WishlistWorld } from '../world.ts'

type Reader = { id: number; userTypeId: UserTypeId; language: Language }
type Wish = { id: number; variantId: number; createdAt: Date; stockRequested: boolean }
type Shown = { wish: Wish; showsPrice: boolean; world: WishlistWorld }

/** Newest first. */
export async function listWishes(
  world: WishlistWorld,
  reader: Reader,
  which?: SQL | undefined,
): Promise<WishlistItem[]> {
  const { db, products } = world
  const wishes = await db
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
        isNull(stockRequests.toldAt),
      ),
    )
    .where(and(eq(wishlistItems.userId, reader.id), which))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.id))
  const ids = wishes.map(({ variantId }) => variantId)
  const sold = products.ofVariants(ids, { language: reader.language, practitionerPrices: true })
  const missing = ids.filter((id) => !sold.has(id))
  const unsold = await findUnsoldVariants(db, missing, reader.language)
  const showsPrice = await priceGateOf(world, reader, [...sold.values()])
  return wishes.flatMap((wish) => {
    const found = sold.get(wish.variantId)
    if (found) return soldWish(found, { wish, showsPrice: showsPrice(found), world })
    const known = unsold.get(wish.variantId)
    return known ? unsoldWish(known, { wish, showsPrice: false, world }) : []
  })
}

/** Decision 8. Asks for what was shared only where it decides about something. */
async function priceGateOf({ db }: WishlistWorld, { id, userTypeId }: Reader, sold: readonly SoldVariant[]) {
  const isOpen = ({ product }: SoldVariant) => opensFor(priceGate(product.practitioner_only), userTypeId)
  if (userTypeId !== userTypes.client || sold.every(isOpen)) return isOpen
  const shared = await findSharedProducts(db, id)
  return (found: SoldVariant) => isOpen(found) || shared.has(found.product.id)
}

function soldWish({ product }: SoldVariant, shown: Shown): WishlistItem {
  const { id, slug, name, language, brand, range, delivery_form, practitioner_only, assets } = product
  const wished = product.variants.filter((variant) => variant.id === shown.wish.variantId)
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
      images: variant.images,
    })),
    assets,
    language,
    range,
    delivery_form,
    practitioner_only,
  }
}

function unsoldWish({ productId, name, language, brand, practitionerOnly }: UnsoldVariant, shown: Shown) {
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

function parts({ wish: { id, variantId, createdAt, stockRequested }, world }: Shown) {
  return {
    wishlist_item_id: id,
    product_variant_id: variantId,
    currency: regionSettings[world.region].currency,
    created_at: createdAt.toISOString(),
    stock_requested: stockRequested,
  }
}
