import { and, eq } from 'drizzle-orm'
import type { NewPrice, PriceRemoval } from '#contract/admin-products.ts'
import { isComing, planPrice } from '#domain/catalogue/plan-price.ts'
import type { PricePoint } from '#domain/catalogue/prices.ts'
import { type Currency, toMinor } from '#domain/money.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { writeOverviews } from '../product-overviews.ts'
import { prices, variants } from '../tables.ts'
import { touchProducts } from '../touch-products.ts'
import { type Managing, nameOf } from './change-product.ts'
import { lockProduct } from './get-product.ts'

export type Pricing = Managing & Pick<Deps, 'currency'>

/** Adds a price to a variant's history, or a reduction with its end. */
export function setPrice(ctx: Pricing, id: number, given: NewPrice): Promise<void> {
  return changePrices(ctx, id, given, async (db, variantId, history) => {
    const { amount, from, until } = given
    const planned = planPrice(
      history,
      {
        amount: toMinor(amount),
        from: from === null ? ctx.now : new Date(from),
        until: until === null ? null : new Date(until),
      },
      ctx.now,
    )
    if ('problem' in planned) return refuse('invalid-input', { [planned.field]: [planned.problem] })
    await addPoints({ ...ctx, db }, variantId, planned.points)
    return { amount, from, until }
  })
}

/** Takes back a price that does not apply yet. */
export function removePrice(ctx: Pricing, id: number, given: PriceRemoval): Promise<void> {
  return changePrices(ctx, id, given, async (db, variantId) => {
    const validFrom = new Date(given.valid_from)
    if (!isComing({ validFrom }, ctx.now)) return refuse('invalid-input', { valid_from: ['day-passed'] })
    const removed = await db
      .delete(prices)
      .where(
        and(
          eq(prices.variantId, variantId),
          eq(prices.currency, ctx.currency),
          eq(prices.validFrom, validFrom),
        ),
      )
      .returning({ amount: prices.amountMinor })
    if (removed.length === 0) return refuse('not-found')
    return { removed: given.valid_from }
  })
}

type History = { amount: number; validFrom: Date }[]
type Details = Record<string, string | number | null>
type Change = (db: Database, variantId: number, history: History) => Promise<Details>

function changePrices(
  ctx: Pricing,
  id: number,
  { revision, sku }: { revision: number; sku: string },
  change: Change,
): Promise<void> {
  return transact(ctx.db, async (db) => {
    const record = await lockProduct(db, id, revision)
    const [variant] = await db
      .select({ id: variants.id })
      .from(variants)
      .where(and(eq(variants.productId, id), eq(variants.sku, sku), eq(variants.withdrawn, false)))
    if (!variant) return refuse('not-found')
    const details = await change(db, variant.id, await historyOf(db, variant.id, ctx.currency))
    await touchProducts({ ...ctx, db }, [id])
    await writeOverviews(db, [id])
    await recordAudit(
      { ...ctx, db },
      {
        action: 'product-priced',
        subjectId: null,
        details: { product: nameOf(record), product_id: id, sku, ...details },
      },
    )
  })
}

export function historyOf(db: Database, variantId: number, currency: Currency): Promise<History> {
  return db
    .select({ amount: prices.amountMinor, validFrom: prices.validFrom })
    .from(prices)
    .where(and(eq(prices.variantId, variantId), eq(prices.currency, currency)))
}

/** Adds to the history of a variant's prices. */
export async function addPoints(
  { db, currency }: Pick<Pricing, 'currency' | 'db'>,
  variantId: number,
  points: readonly PricePoint[],
): Promise<void> {
  await db
    .insert(prices)
    .values(points.map(({ amount, validFrom }) => ({ variantId, currency, amountMinor: amount, validFrom })))
}
