import { eq, lt } from 'drizzle-orm'
import type { BulkChange, BulkResult } from '#contract/admin-products.ts'
import {
  afterAction,
  type BeforeBulk,
  type BulkAction,
  beforeAction,
  restored,
  type SkipReason,
} from '#domain/catalogue/bulk-change.ts'
import type { ProductRecord } from '#domain/catalogue/imports/record.ts'
import { dayMs } from '#domain/local-time.ts'
import { same } from '#domain/same.ts'
import type { Database } from '#server/platform/database.ts'
import { Refusal, refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import type { Ids } from '../imports/save-products.ts'
import { readIds } from '../imports/vocabulary.ts'
import { products } from '../tables.ts'
import { reduceProduct, restorePrices } from './bulk-reduction.ts'
import { nameOf, saveChange } from './change-product.ts'
import { lockProduct } from './get-product.ts'
import { changeProductStatus } from './publish-product.ts'
import type { Pricing } from './set-price.ts'
import { productBulkChanges } from './tables.ts'

const keptDays = 30

/** Changes each product that can be changed; the others are listed with the reason. */
export function changeProducts(ctx: Pricing, { products: chosen, action }: BulkChange): Promise<BulkResult> {
  return transact(ctx.db, async (db) => {
    const ids = await readIds(db)
    if (action.kind === 'category' && !ids.terms.has(`categories/${action.slug}`))
      return refuse('invalid-input', { slug: ['invalid'] })
    if (action.kind === 'reduction' && new Date(action.until) <= ctx.now)
      return refuse('invalid-input', { until: ['day-passed'] })
    const change = (txCtx: Pricing, id: number, record: ProductRecord) =>
      act(txCtx, { id, record, action }, ids)
    const { done, skipped } = await each({ ...ctx, db }, chosen, change)
    if (done.length === 0) return { changed: 0, skipped, undo: null }
    const [kept] = await db
      .insert(productBulkChanges)
      .values({ at: ctx.now, products: done })
      .returning({ id: productBulkChanges.id })
    return { changed: done.length, skipped, undo: kept!.id }
  })
}

/** Undoes a change once; products that were changed since stay as they are. */
export function undoChange(ctx: Pricing, id: number): Promise<BulkResult> {
  return transact(ctx.db, async (db) => {
    const [change] = await db
      .select()
      .from(productBulkChanges)
      .where(eq(productBulkChanges.id, id))
      .for('update')
    if (!change) return refuse('not-found')
    if (change.undoneAt) return refuse('conflict')
    const ids = await readIds(db)
    const beforeOf = new Map(change.products.map((product) => [product.id, product.before]))
    const { done, skipped } = await each({ ...ctx, db }, change.products, (txCtx, productId, record) =>
      restore(txCtx, { id: productId, record, before: beforeOf.get(productId)! }, ids),
    )
    await db.update(productBulkChanges).set({ undoneAt: ctx.now }).where(eq(productBulkChanges.id, id))
    return { changed: done.length, skipped, undo: null }
  })
}

export async function deleteOldBulkChanges(db: Database, now: Date): Promise<void> {
  await db
    .delete(productBulkChanges)
    .where(lt(productBulkChanges.at, new Date(now.getTime() - keptDays * dayMs)))
}

type ProductSelection = readonly { id: number; revision: number }[]
type ChangedProducts = { id: number; revision: number; before: BeforeBulk }[]
type ChangeOne = (ctx: Pricing, id: number, record: ProductRecord) => Promise<BeforeBulk>

/** Each in a savepoint of its own, in the order of ids. */
async function each(ctx: Pricing, chosen: ProductSelection, change: ChangeOne) {
  const done: ChangedProducts = []
  const skipped: BulkResult['skipped'] = []
  for (const { id, revision } of chosen.toSorted((one, other) => one.id - other.id)) {
    let name = String(id)
    try {
      await transact(ctx.db, async (db) => {
        const txCtx = { ...ctx, db }
        const record = await lockProduct(db, id, revision)
        name = nameOf(record)
        const before = await change(txCtx, id, record)
        done.push({ id, revision: await revisionOf(db, id), before })
      })
    } catch (error) {
      const reason = reasonOf(error)
      if (!reason) throw error
      skipped.push({ id, name, reason })
    }
  }
  return { done, skipped }
}

const reasons: Partial<Record<Refusal['code'], SkipReason>> = {
  'product-changed': 'changed',
  'not-found': 'changed',
  'product-incomplete': 'incomplete',
  'product-claims': 'claims',
  'invalid-input': 'price',
  conflict: 'same',
}

function reasonOf(error: unknown): SkipReason | undefined {
  return error instanceof Refusal ? reasons[error.code] : undefined
}

async function revisionOf(db: Database, id: number): Promise<number> {
  const [row] = await db.select({ revision: products.revision }).from(products).where(eq(products.id, id))
  return row!.revision
}

type Acting = { id: number; record: ProductRecord; action: BulkAction }

async function act(ctx: Pricing, { id, record, action }: Acting, ids: Ids): Promise<BeforeBulk> {
  if (action.kind === 'reduction') return reduceProduct(ctx, { id, record }, action)
  const after = afterAction(record, action)
  if (same(record, after)) return refuse('conflict')
  if (after.status !== record.status) await changeProductStatus(ctx, { id, record, to: after.status })
  else await saveChange(ctx, { id, before: record, after }, ids)
  return beforeAction(record, action)
}

type Restoring = { id: number; record: ProductRecord; before: BeforeBulk }

async function restore(ctx: Pricing, { id, record, before }: Restoring, ids: Ids): Promise<BeforeBulk> {
  if ('prices' in before) await restorePrices(ctx, { id, record }, before.prices)
  else if ('status' in before)
    await changeProductStatus(ctx, { id, record, to: before.status, isRestored: true })
  else await saveChange(ctx, { id, before: record, after: restored(record, before) }, ids)
  return before
}
