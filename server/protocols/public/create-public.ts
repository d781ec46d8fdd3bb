import { count, eq, max } from 'drizzle-orm'
import type { PublicProtocolCreation } from '#contract/public-protocols.ts'
import type { Language } from '#domain/languages.ts'
import { publicLinesMaximum, publicProtocolsMaximum } from '#domain/protocols/limits.ts'
import { slugOf, uniqueSlug } from '#domain/slug.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import type { Deps } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { getOwnProtocol } from '../find-protocols.ts'
import { presentListedLines } from '../present-protocol.ts'
import { getOwnPublic, type PublicRecord, type Publishing } from './find-public.ts'
import { isForEveryone } from './present-public.ts'
import { publicProtocolLines, publicProtocols } from './tables.ts'

type Creating = Publishing & Pick<Deps, 'config' | 'products'> & { language: Language }

/** Copies what everyone may buy of a protocol, with its doses; texts are written anew. */
export function createPublic(
  ctx: Creating,
  { protocol_id: protocolId, name }: PublicProtocolCreation,
): Promise<{ protocol: PublicRecord; leftOut: string[] }> {
  const { actor, now, language } = ctx
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    // One after another, so that no two get the same slug.
    await lockUser(db, actor.id)
    const { lines } = await getOwnProtocol(txCtx, protocolId)
    const { products } = await presentListedLines(txCtx, lines, { language, practitionerPrices: false })
    const kept = lines.filter((_, at) => isForEveryone(products[at]!)).slice(0, publicLinesMaximum)
    if (kept.length === 0) return refuse('protocol-empty')
    const [last] = await db
      .select({ count: count(), position: max(publicProtocols.position) })
      .from(publicProtocols)
      .where(eq(publicProtocols.practitionerId, actor.id))
    if (last!.count >= publicProtocolsMaximum) return refuse('store-full')
    const [made] = await db
      .insert(publicProtocols)
      .values({
        practitionerId: actor.id,
        slug: await freeSlug(txCtx, name),
        language,
        name,
        description: '',
        position: (last!.position ?? 0) + 1,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: publicProtocols.id })
    await db.insert(publicProtocolLines).values(
      kept.map(({ variantId, quantity, dose }, position) => ({
        publicProtocolId: made!.id,
        variantId,
        position,
        quantity,
        dose,
        note: '',
      })),
    )
    const isKept = new Set(kept.map(({ variantId }) => variantId))
    return {
      protocol: await getOwnPublic(txCtx, made!.id),
      leftOut: products.filter((each) => !isKept.has(each.product_variant_id)).map((each) => each.name),
    }
  })
}

async function freeSlug({ db, actor }: Publishing, name: string): Promise<string> {
  const rows = await db
    .select({ slug: publicProtocols.slug })
    .from(publicProtocols)
    .where(eq(publicProtocols.practitionerId, actor.id))
  const taken = new Set(rows.map(({ slug }) => slug))
  return uniqueSlug(slugOf(name) || 'protocol', (slug) => taken.has(slug))
}
