import { inArray } from 'drizzle-orm'
import type { Basket, BasketProduct } from '#contract/baskets.ts'
import { basketState } from '#domain/baskets/states.ts'
import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import { type DiscountRate, discountOfLines } from '#domain/clients/discounts.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { totalOf } from '#domain/protocols/price-total.ts'
import { regionSettings } from '#domain/regions.ts'
import type { ProductView } from '#server/catalogue/products-of-variants.ts'
import { variants } from '#server/catalogue/tables.ts'
import type { ClientRow } from '#server/clients/find-clients.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { openText } from '#server/platform/sealing/sealed-texts.ts'
import { presentListedLinesOfEach } from '#server/protocols/present-protocol.ts'
import type { BasketLineRow, BasketRecord, BasketRow } from './find-baskets.ts'

type Presenting = Pick<Deps, 'config' | 'db' | 'products' | 'sealing'>
type Line = Pick<BasketLineRow, 'variantId' | 'quantity'>
/** `stocks`: packs in stock, by variant. */
type Pricing = { view: ProductView & { rate: DiscountRate }; stocks: ReadonlyMap<number, number> }

type Own = { client: ClientRow; view: ProductView }

/** A basket for the practitioner who prepared it. */
export async function presentBasket(
  deps: Presenting & { now: Date },
  basket: BasketRecord,
  own: Own,
): Promise<Basket> {
  const [presented] = await presentBaskets(deps, [basket], own)
  return presented!
}

export async function presentBaskets(
  deps: Presenting & { now: Date },
  all: readonly BasketRecord[],
  { client, view }: Own,
): Promise<Basket[]> {
  const stocks = await findStocks(
    deps.db,
    all.flatMap(({ lines }) => lines),
  )
  const { id, firstName: first_name, lastName: last_name, discountRate: rate } = client
  const priced = await priceLinesOfEach(
    deps,
    all.map(({ lines }) => lines),
    { view: { ...view, rate }, stocks },
  )
  return all.map((basket, index) => ({
    id: basket.id,
    client: { id, first_name, last_name },
    state: basketState(basket, deps.now),
    ...contentOf(deps, basket, priced[index]!),
    changed_at: basket.changedAt.toISOString(),
    opened_at: basket.openedAt?.toISOString() ?? null,
    withdrawn_at: basket.withdrawnAt?.toISOString() ?? null,
  }))
}

/** What practitioner and client both see of a basket. */
export async function presentContent(deps: Presenting, basket: BasketRecord, priced: Pricing) {
  return contentOf(deps, basket, await priceLines(deps, basket.lines, priced))
}

type PricedLines = Awaited<ReturnType<typeof priceLines>>

function contentOf(deps: Pick<Deps, 'sealing'>, basket: BasketRow, priced: PricedLines) {
  return {
    message: messageOf(deps, basket),
    ...priced,
    sent_at: basket.sentAt?.toISOString() ?? null,
    ordered_at: basket.orderedAt?.toISOString() ?? null,
    expires_at: basket.expiresAt?.toISOString() ?? null,
  }
}

export function messageOf({ sealing }: Pick<Deps, 'sealing'>, { sealedMessage }: BasketRow): string {
  return openText(sealing, { plain: null, sealed: sealedMessage }) ?? ''
}

/** At today’s prices. What is not available costs nothing. */
export async function priceLines(
  deps: Pick<Deps, 'config' | 'db' | 'products'>,
  lines: readonly Line[],
  pricing: Pricing,
) {
  const [priced] = await priceLinesOfEach(deps, [lines], pricing)
  return priced!
}

/** The number of queries does not depend on the number of baskets. */
async function priceLinesOfEach(
  deps: Pick<Deps, 'config' | 'db' | 'products'>,
  all: readonly (readonly Line[])[],
  { view: { rate, ...view }, stocks }: Pricing,
) {
  const listed = await presentListedLinesOfEach(deps, all, view)
  return listed.map(({ products }) => priceListed(deps, products, { rate, stocks }))
}

type Listed = Awaited<ReturnType<typeof presentListedLinesOfEach>>[number]['products']

function priceListed(
  { config }: Pick<Deps, 'config'>,
  listed: Listed,
  { rate, stocks }: { rate: DiscountRate; stocks: Pricing['stocks'] },
) {
  const products: BasketProduct[] = listed.map(({ item_count: quantity, notes: _, ...product }) => {
    const stock = product.state === 'sold' ? (stocks.get(product.product_variant_id) ?? 0) : 0
    return { ...product, quantity, quantity_maximum: Math.min(stock, cartQuantityMaximum) }
  })
  const priced = products.map(({ price, quantity, quantity_maximum: maximum }) => ({
    price: price === null ? null : toMinor(price),
    quantity: Math.min(quantity, maximum),
  }))
  const total = totalOf(priced)
  return {
    products,
    total_price: toMajor(total),
    total_price_after_discount: toMajor(total - discountOfLines(priced, rate)),
    discount_rate: rate,
    currency: regionSettings[config.region].currency,
  }
}

export async function findStocks(db: Database, lines: readonly Line[]): Promise<Map<number, number>> {
  if (lines.length === 0) return new Map()
  const ids = lines.map(({ variantId }) => variantId)
  const rows = await db
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, ids))
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}
