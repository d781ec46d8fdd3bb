import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AdminProductPage, AdminProductQuery } from '#contract/admin-products.ts'
import type { ReviewCode } from '#domain/catalogue/imports/outcome.ts'
import { presentPrice } from '#domain/catalogue/prices.ts'
import { type ProductFilter, productFilters } from '#domain/catalogue/product-list.ts'
import type { ProductStatus } from '#domain/catalogue/vocabulary.ts'
import { countriesDeliveredTo } from '#domain/delivery/zones.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import { toMajor } from '#domain/money.ts'
import { fold } from '#domain/search/fold.ts'
import type { Ctx } from '#server/platform/context.ts'
import { offsetOf, totalsOf } from '#server/platform/paging.ts'
import { productReviews } from '../imports/tables.ts'
import { brands, prices, products, productTexts, variants } from '../tables.ts'
import { productOverviews } from './tables.ts'

type Listing = Pick<Ctx, 'catalogue' | 'currency' | 'db' | 'now' | 'region'> & { language: Language }

/** Each word of the query must occur in a product's names, brand or codes. */
export async function listAdminProducts(
  ctx: Listing,
  { query, filter, order_by, order, ...page }: AdminProductQuery,
): Promise<AdminProductPage> {
  const { db, catalogue } = ctx
  const sold = statesIn(ctx)
  const found = wordsFound(query)
  const column = { updated: products.updatedAt, created: products.createdAt, name: productOverviews.name }[
    order_by
  ]
  const direction = order === 'asc' ? asc : desc
  const listed = db
    .select({
      product: products,
      name: productOverviews.name,
      missing: productOverviews.missing,
      brand: brands.name,
    })
    .from(products)
    .innerJoin(productOverviews, eq(productOverviews.productId, products.id))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .where(and(found, chosenBy(filter, sold)))
    .orderBy(direction(column), direction(products.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [counts, rows] = await Promise.all([countByFilter(ctx, found, sold), listed])
  const details = await detailsOf(
    ctx,
    rows.map(({ product }) => product.id),
  )
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
        on_sale: sold.onSale.has(id),
        out_of_stock: sold.soldOut.has(id),
        picture: catalogue.thumbOf(id),
        updated_at: product.updatedAt.toISOString(),
      }
    }),
    ...totalsOf(page, counts[filter]),
    counts,
  }
}

type SaleStates = ReturnType<typeof statesIn>

function statesIn({ catalogue, region }: Listing) {
  const countries = countriesDeliveredTo(region)
  const toDecide = catalogue.openRestrictions(countries, fallbackLanguage).map(({ id }) => id)
  return {
    ...catalogue.saleStates(),
    notEverywhere: catalogue.blockedSomewhere(countries),
    toDecide: new Set(toDecide),
  }
}

function wordsFound(query: string): SQL | undefined {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const conditions = words.map((word) => sql`position(${word} in ${productOverviews.words}) > 0`)
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined
}

/** What is sold out, reduced or restricted is known in memory: it changes with time, or follows from rules. */
function chosenBy(filter: ProductFilter, { onSale, soldOut, notEverywhere, toDecide }: SaleStates): SQL {
  switch (filter) {
    case 'all':
      return sql`true`
    case 'missing':
      return sql`(${products.status} = 'published' and ${productOverviews.missing} <> '{}')`
    case 'out_of_stock':
      return isAmong(soldOut)
    case 'on_sale':
      return isAmong(onSale)
    case 'not_everywhere':
      return isAmong(notEverywhere)
    case 'to_decide':
      return isAmong(toDecide)
    default:
      return sql`${products.status} = ${filter}`
  }
}

const isAmong = (ids: ReadonlySet<number>) => sql`${products.id} = any(${sql.param([...ids])}::int[])`

type Counts = Record<ProductFilter, number>

/** Without words nothing is compared with each product: what is known in memory is counted there. */
async function countByFilter({ db }: Listing, found: SQL | undefined, sold: SaleStates): Promise<Counts> {
  if (found) {
    const columns = productFilters.map(
      (filter) => sql`count(*) filter (where ${chosenBy(filter, sold)})::int as ${sql.identifier(filter)}`,
    )
    const [row] = await db.execute<Counts>(sql`
      select ${sql.join(columns, sql`, `)} from ${products}
      join ${productOverviews} on ${productOverviews.productId} = ${products.id} where ${found}`)
    return row!
  }
  const [states, [lacking]] = await Promise.all([
    db.select({ status: products.status, count: count() }).from(products).groupBy(products.status),
    db
      .select({ count: count() })
      .from(products)
      .innerJoin(productOverviews, eq(productOverviews.productId, products.id))
      .where(chosenBy('missing', sold)),
  ])
  const counted = (status: ProductStatus) => states.find((each) => each.status === status)?.count ?? 0
  return {
    all: states.reduce((sum, each) => sum + each.count, 0),
    published: counted('published'),
    draft: counted('draft'),
    withdrawn: counted('withdrawn'),
    missing: lacking!.count,
    out_of_stock: sold.soldOut.size,
    on_sale: sold.onSale.size,
    not_everywhere: sold.notEverywhere.size,
    to_decide: sold.toDecide.size,
  }
}

/** What a page of rows shows besides the products themselves. */
async function detailsOf({ db, language, now, currency }: Listing, ids: number[]) {
  const [texts, reviews, sold] = await Promise.all([
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
  ])
  const firsts = [...Map.groupBy(sold, ({ productId }) => productId).values()].map(([first]) => first!.id)
  const points = await db
    .select({ id: prices.variantId, amount: prices.amountMinor, validFrom: prices.validFrom })
    .from(prices)
    .where(sql`${inArray(prices.variantId, firsts)} and ${eq(prices.currency, currency)}`)
  return {
    names: new Map(texts.map(({ id, name }) => [id, name])),
    reviews: new Map(reviews.map(({ productId, reasons }) => [productId, reasons as ReviewCode[]])),
    variants: Map.groupBy(sold, ({ productId }) => productId),
    prices: new Map(
      [...Map.groupBy(points, ({ id }) => id)].flatMap(([id, history]) => {
        const price = presentPrice(history, now)
        return price ? [[id, toMajor(price.amount)] as const] : []
      }),
    ),
  }
}
