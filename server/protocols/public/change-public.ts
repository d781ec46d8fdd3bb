import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { PublicProtocolChange } from '#contract/public-protocols.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { refuseClaims } from './claims.ts'
import { publicProtocolsChanged } from './events.ts'
import { getOwnPublic, isOwn, lockOwnPublic, type PublicRecord, type Publishing } from './find-public.ts'
import { publicProtocolLines, publicProtocols } from './tables.ts'

type Changing = Publishing & Pick<Ctx, 'events'>

/** What is published changes at once, and is checked first. */
export function changePublic(
  ctx: Changing,
  id: number,
  { revision, language, name, description, products }: PublicProtocolChange,
): Promise<PublicRecord> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const former = await lockOwnPublic(txCtx, id)
    if (former.revision !== revision) return refuse('store-changed')
    if (former.publishedAt) await refuseClaims(db, { id, language, name, description, products })
    const kept = products.map((product) => product.product_variant_id)
    await db
      .update(publicProtocols)
      .set({ language, name, description, revision: revision + 1, updatedAt: ctx.now })
      .where(eq(publicProtocols.id, id))
    await db
      .delete(publicProtocolLines)
      .where(
        and(eq(publicProtocolLines.publicProtocolId, id), notInArray(publicProtocolLines.variantId, kept)),
      )
    await writeLines(db, id, products)
    if (former.publishedAt) await ctx.events.publish(txCtx, publicProtocolsChanged, { userId: ctx.actor.id })
    const changed = await getOwnPublic(txCtx, id)
    // What it does not contain cannot be added, since nobody checked whether everyone may buy it.
    if (changed.lines.length < kept.length) return refuse('invalid-input')
    return changed
  })
}

function writeLines(db: Database, id: number, products: PublicProtocolChange['products']) {
  const listed = (values: readonly (number | string)[]) => sql.param(values)
  return db.execute(sql`
    UPDATE public_protocol_lines SET position = told.position, quantity = told.quantity, note = told.note
    FROM unnest(${listed(products.map((each) => each.product_variant_id))}::integer[],
      ${listed(products.map((each) => each.item_count))}::smallint[],
      ${listed(products.map((each) => each.note))}::text[])
      WITH ORDINALITY AS told (variant_id, quantity, note, position)
    WHERE public_protocol_id = ${id} AND public_protocol_lines.variant_id = told.variant_id`)
}

/** Carts and orders keep what came from it. */
export function deletePublic(ctx: Changing, id: number): Promise<void> {
  return transact(ctx.db, async (db) => {
    const [deleted] = await db.delete(publicProtocols).where(isOwn(ctx.actor.id, id)).returning()
    if (!deleted) return refuse('not-found')
    await ctx.events.publish({ ...ctx, db }, publicProtocolsChanged, { userId: ctx.actor.id })
  })
}
