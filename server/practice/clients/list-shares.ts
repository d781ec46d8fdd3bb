import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { ClientShare } from '#contract/practice.ts'
import type { Language } from '#domain/languages.ts'
import { orderLines, orders } from '#server/orders/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { notesOf } from '#server/protocols/sharing/share-notes.ts'
import { protocolLines, protocolShares, protocols, protocolVersions } from '#server/protocols/tables.ts'
import { findPicturedProducts, maxPictures } from '../find-pictured.ts'

type Reading = Pick<Ctx<SignedIn>, 'actor' | 'config' | 'db' | 'products' | 'sealing'> & {
  language: Language
}

/** What was shared with a client, newest first, with what happened to each. */
export async function listSharesWith(ctx: Reading, clientId: number): Promise<ClientShare[]> {
  const { db, actor, sealing } = ctx
  const versionsOf = sql`SELECT max(number) FROM ${protocolVersions}
    WHERE ${protocolVersions.protocolId} = ${protocols.id}`
  const linesOf = sql`FROM ${protocolLines} WHERE ${protocolLines.protocolId} = ${protocols.id}`
  const bought = sql`EXISTS (SELECT FROM ${orderLines} JOIN ${orders} ON ${orders.id} = ${orderLines.orderId}
    WHERE ${orderLines.clientId} = ${clientId} AND ${orderLines.practitionerId} = ${actor.id}
      AND ${orderLines.variantId} = ${protocolLines.variantId} AND ${orders.paidAt} >= ${protocolShares.sharedAt})`
  const rows = await db
    .select({
      ...getTableColumns(protocolShares),
      name: protocols.name,
      // Sharing saves a version with the time of the share.
      version: sql<number>`coalesce((${versionsOf} AND ${protocolVersions.madeAt} <= ${protocolShares.sharedAt}), 1)`,
      latestVersion: sql<number>`coalesce((${versionsOf}), 1)`,
      totalProducts: sql<number>`(SELECT count(*)::int ${linesOf})`,
      productsBought: sql<number>`(SELECT count(*)::int ${linesOf} AND ${bought})`,
      firstVariants: sql<
        number[]
      >`ARRAY(SELECT ${protocolLines.variantId} ${linesOf} ORDER BY ${protocolLines.position} LIMIT ${maxPictures})`,
    })
    .from(protocolShares)
    .innerJoin(protocols, eq(protocols.id, protocolShares.protocolId))
    .where(and(eq(protocolShares.clientId, clientId), eq(protocols.practitionerId, actor.id)))
    .orderBy(desc(protocolShares.sharedAt), desc(protocolShares.id))
  const products = await findPicturedProducts(
    ctx,
    rows.flatMap(({ firstVariants }) => firstVariants),
    ctx.language,
  )
  return rows.map((row) => ({
    id: row.id,
    protocol: { id: row.protocolId, name: row.name },
    version: row.version,
    latest_version: row.latestVersion,
    notes: notesOf(sealing, row),
    reason: row.reason,
    shared_at: row.sharedAt.toISOString(),
    opened_at: row.openedAt?.toISOString() ?? null,
    removed_at: row.removedAt?.toISOString() ?? null,
    products: row.firstVariants.map((id) => products.get(id)!),
    products_bought: row.productsBought,
    total_products: row.totalProducts,
  }))
}
