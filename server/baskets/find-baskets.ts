import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { basketsShownMaximum } from '#domain/baskets/limits.ts'
import { type ClientRow, getOwnClient } from '#server/clients/find-clients.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { basketLines, baskets } from './tables.ts'

export type BasketRow = typeof baskets.$inferSelect
export type BasketLineRow = typeof basketLines.$inferSelect
/** A basket as stored, with its lines in order. */
export type BasketRecord = BasketRow & { lines: BasketLineRow[] }
export type OwnBasketId = { clientId: number; basketId: number }

/** One of the practitioner's own, of this client; others are not found. */
export async function getOwnBasket(
  { db, actor }: Pick<Ctx<SignedIn>, 'actor' | 'db'>,
  { clientId, basketId }: OwnBasketId,
): Promise<{ client: ClientRow; basket: BasketRecord }> {
  const client = await getOwnClient(db, { id: clientId, practitionerId: actor.id })
  const [basket] = await listBaskets(db, and(eq(baskets.clientId, client.id), eq(baskets.id, basketId)))
  return { client, basket: basket ?? refuse('not-found') }
}

/** Latest first, and only as many as a list shows. */
export async function listBaskets(db: Database, condition: SQL | undefined): Promise<BasketRecord[]> {
  const rows = await db
    .select()
    .from(baskets)
    .where(condition)
    .orderBy(desc(baskets.id))
    .limit(basketsShownMaximum)
  if (rows.length === 0) return []
  const lines = await db
    .select()
    .from(basketLines)
    .where(
      inArray(
        basketLines.basketId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(basketLines.basketId), asc(basketLines.position))
  const linesOf = Map.groupBy(lines, ({ basketId }) => basketId)
  return rows.map((row) => ({ ...row, lines: linesOf.get(row.id) ?? [] }))
}
