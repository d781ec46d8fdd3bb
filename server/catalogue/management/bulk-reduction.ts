import { and, asc, eq } from 'drizzle-orm'
import { type BeforeBulk, reducedBy } from '#domain/catalogue/bulk-change.ts'
import type { ProductRecord } from '#domain/catalogue/imports/record.ts'
import { amountAt, isComing, planPrice } from '#domain/catalogue/plan-price.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import { refuse } from '#server/platform/problems.ts'
import { prices, variants } from '../tables.ts'
import { touchProducts } from '../touch-products.ts'
import { nameOf } from './change-product.ts'
import { addPoints, historyOf, type Pricing } from './set-price.ts'

type Reduced = Extract<BeforeBulk, { prices: unknown }>['prices']
type Locked = { id: number; record: ProductRecord }

/** Reduces every pack that has a price; refused if one of them cannot be reduced in this time. */
export async function reduceProduct(
  ctx: Pricing,
  product: Locked,
  { percent, until }: { percent: number; until: string },
): Promise<{ prices: Reduced }> {
  const reduced: Reduced = []
  for (const { id, sku } of await soldVariants(ctx, product.id)) {
    const history = await historyOf(ctx.db, id, ctx.currency)
    const regular = amountAt(history, ctx.now)
    if (regular === undefined) continue
    const plan = { amount: reducedBy(percent, regular), from: ctx.now, until: new Date(until) }
    const planned = planPrice(history, plan, ctx.now)
    if ('problem' in planned) return refuse('invalid-input', { [planned.field]: [planned.problem] })
    await addPoints(ctx, id, planned.points)
    reduced.push({ sku, amount: regular, until })
  }
  if (reduced.length === 0) return refuse('invalid-input', { amount: ['price'] })
  await notePricing(ctx, product, { percent, until })
  return { prices: reduced }
}

/**
 * The regular prices apply again from now on; that they were reduced stays in the history. Refused if the reductions have
 * ended: their end is history, too.
 */
export async function restorePrices(ctx: Pricing, product: Locked, reduced: Reduced): Promise<void> {
  const lasting = reduced.filter(({ until }) => isComing({ validFrom: new Date(until) }, ctx.now))
  if (lasting.length === 0) return refuse('conflict')
  for (const { id, sku } of await soldVariants(ctx, product.id)) {
    const before = lasting.find((each) => each.sku === sku)
    if (!before) continue
    const ends = await ctx.db
      .delete(prices)
      .where(
        and(
          eq(prices.variantId, id),
          eq(prices.currency, ctx.currency),
          eq(prices.validFrom, new Date(before.until)),
        ),
      )
      .returning({ validFrom: prices.validFrom })
    if (ends.length > 0) await addPoints(ctx, id, [{ amount: before.amount, validFrom: ctx.now }])
  }
  await notePricing(ctx, product, {})
}

function soldVariants({ db }: Pick<Pricing, 'db'>, productId: number) {
  return db
    .select({ id: variants.id, sku: variants.sku })
    .from(variants)
    .where(and(eq(variants.productId, productId), eq(variants.withdrawn, false)))
    .orderBy(asc(variants.id))
}

async function notePricing(
  ctx: Pricing,
  { id, record }: Locked,
  given: Record<string, string | number>,
): Promise<void> {
  await touchProducts(ctx, [id])
  const details = { product: nameOf(record), product_id: id, ...given }
  await recordAudit(ctx, { action: 'product-priced', subjectId: null, details })
}
