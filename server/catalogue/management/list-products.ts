import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { AdminProductPage, AdminProductQuery } from '#contract/admin-products.ts'
import type { ReviewCode } from '#domain/catalogue/imports/outcome.ts'
import { currentPrice } from '#domain/catalogue/prices.ts'
import { countriesDeliveredTo } from '#domain/delivery/zones.ts'
import type { Language } from '#domain/languages.ts'
import { toMajor } from '#domain/money.ts'
import { fold } from '#domain/search/fold.ts'
import type { Ctx } from '#server/platform/context.ts'
import { totalsOf } from '#server/platform/paging.ts'
import { productReviews } from '../imports/tables.ts'
import { brands, prices, products, productTexts, variants } from '../tables.ts'
import { productOverviews } from './tables.ts'

type Listing = Pick<Ctx, 'catalogue' | 'currency' | 'db' | 'now' | 'productIndex' | 'region'> & {
  language: Language
}

/** Each word of the query must occur in a product's names, brand or codes. */
export async function listAdminProducts(
  ctx: Listing,
  { query, ...asked }: AdminProductQuery,
): Promise<AdminProductPage> {
  const { catalogue } = ctx
  const states = catalogue.saleStates(countriesDeliveredTo(ctx.region))
  const words = fold(query).split(/\s+/).filter(Boolean)
  const { ids, counts } = await ctx.productIndex.find({ ...asked, words, states })
  const [rows, details] = await Promise.all([rowsOf(ctx, ids), detailsOf(ctx, ids)])
  return {
    data: rows.map(({ product, name, missing, brand }) => {
      const { id } = product
      const own = details.variants.get(id) ?? []
      const [first] = own
      return {
        id,
        slug: product.slug,
        revision: product.revision,
        name: details.names.get(id) || name,
        brand,
        status: product.status,
        practitioner_only: product.practitionerOnly,
        missing,
        review: details.reviews.get(id) ?? [],
        sku: first?.sku ?? '',
        stock: own.reduce((sum, { stock }) => sum + stock, 0),
        price: first ? (details.prices.get(first.id) ?? null) : null,
        currency: ctx.currency,
        on_sale: states.onSale.has(id),
        out_of_stock: states.soldOut.has(id),
        picture: catalogue.thumbnailPath(id),
        updated_at: product.updatedAt.toISOString(),
      }
    }),
    ...totalsOf(asked, counts[asked.filter]),
    counts,
  }
}

async function rowsOf({ db }: Listing, ids: number[]) {
  const rows = await db
    .select({
      product: products,
      name: productOverviews.name,
      missing: productOverviews.missing,
      brand: brands.name,
    })
    .from(products)
    .innerJoin(productOverviews, eq(productOverviews.productId, products.id))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(inArray(products.id, ids))
  const byId = new Map(rows.map((row) => [row.product.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** What a page of rows shows besides the products themselves. */
async function detailsOf({ db, language, now, currency }: Listing, ids: number[]) {
  const [texts, reviews, sold, points] = await Promise.all([
    db
      .select({ id: productTexts.productId, name: productTexts.name })
      .from(productTexts)
      .where(sql`${inArray(productTexts.productId, ids)} and ${eq(productTexts.language, language)}`),
    db.select().from(productReviews).where(inArray(productReviews.productId, ids)),
    db
      .select({ id: variants.id, productId: variants.productId, sku: variants.sku, stock: variants.stock })
      .from(variants)
      .where(sql`${inArray(variants.productId, ids)} and not ${variants.withdrawn}`)
      .orderBy(asc(variants.position), asc(variants.id)),
    db
      .select({ id: prices.variantId, amount: prices.amountMinor, validFrom: prices.validFrom })
      .from(prices)
      .innerJoin(variants, eq(variants.id, prices.variantId))
      .where(and(inArray(variants.productId, ids), eq(prices.currency, currency))),
  ])
  return {
    names: new Map(texts.map(({ id, name }) => [id, name])),
    reviews: new Map(reviews.map(({ productId, reasons }) => [productId, reasons as ReviewCode[]])),
    variants: Map.groupBy(sold, ({ productId }) => productId),
    prices: new Map(
      [...Map.groupBy(points, ({ id }) => id)].flatMap(([id, history]) => {
        const price = currentPrice(history, now)
        return price ? [[id, toMajor(price.amount)] as const] : []
      }),
    ),
  }
}
