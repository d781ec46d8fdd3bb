import { asc, eq } from 'drizzle-orm'
import type { PublicProtocolPublication } from '#contract/public-protocols.ts'
import type { Language } from '#domain/languages.ts'
import { refuseUncertified } from '#server/accounts/refuse-uncertified.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { reasonFor } from '../sharing/limit-reason.ts'
import { refuseClaims } from './claims.ts'
import { publicProtocolsChanged } from './events.ts'
import { getOwnPublic, lockOwnPublic, type PublicRecord, type Publishing } from './find-public.ts'
import { publicProtocols } from './tables.ts'

type Changing = Publishing & Pick<Ctx, 'events'>
type Presenting = Changing & Pick<Deps, 'config' | 'products'> & { language: Language }

/** Shows everyone the protocol on its practitioner’s page, or withdraws it. */
export function publishPublic(
  ctx: Presenting,
  id: number,
  { is_published: isPublished, reason: given }: PublicProtocolPublication,
): Promise<PublicRecord> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    if (isPublished) refuseUncertified(ctx.actor)
    const { language, publishedAt, reason } = await lockOwnPublic(txCtx, id)
    const change = isPublished
      ? { publishedAt: publishedAt ?? ctx.now, reason: await checked(txCtx, id, language, given ?? reason) }
      : { publishedAt: null }
    await db.update(publicProtocols).set(change).where(eq(publicProtocols.id, id))
    await ctx.events.publish(txCtx, publicProtocolsChanged, { userId: ctx.actor.id })
    return getOwnPublic(txCtx, id)
  })
}

/** Returns why it exceeds an upper level, if it does. */
async function checked(ctx: Presenting, id: number, language: Language, given: string | null) {
  const { name, description, lines } = await getOwnPublic(ctx, id)
  const products = lines.map(({ variantId, note }) => ({ product_variant_id: variantId, note }))
  await refuseClaims(ctx.db, { id, language, name, description, products })
  const limits = await reasonFor(ctx, lines, { reason: given })
  return limits?.reason ?? null
}

/** To a position among the practitioner’s public protocols, counted from 1. */
export function movePublic(ctx: Changing, id: number, order: number): Promise<void> {
  return transact(ctx.db, async (db) => {
    const rows = await db
      .select({ id: publicProtocols.id })
      .from(publicProtocols)
      .where(eq(publicProtocols.practitionerId, ctx.actor.id))
      .orderBy(asc(publicProtocols.position), asc(publicProtocols.id))
      .for('no key update')
    const ids = rows.map((row) => row.id)
    if (!ids.includes(id)) return refuse('not-found')
    const moved = ids.filter((each) => each !== id).toSpliced(order - 1, 0, id)
    for (const [at, each] of moved.entries())
      await db
        .update(publicProtocols)
        .set({ position: at + 1 })
        .where(eq(publicProtocols.id, each))
    await ctx.events.publish({ ...ctx, db }, publicProtocolsChanged, { userId: ctx.actor.id })
  })
}
