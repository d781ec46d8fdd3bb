import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Deps } from '#server/platform/context.ts'
import { mintLinkToken } from '#server/protocols/sharing/link-tokens.ts'
import { baskets } from './tables.ts'

/**
 * The links in earlier emails to a client stop working, because somebody else may have them; baskets that are sent again
 * have new ones, and were not opened by the client. Needs a transaction in which the client is locked.
 */
export async function replaceBasketLinksOf(
  { db, sealing }: Pick<Deps, 'db' | 'sealing'>,
  clientId: number,
): Promise<void> {
  const sent = await db
    .select({ id: baskets.id })
    .from(baskets)
    .where(and(eq(baskets.clientId, clientId), isNotNull(baskets.sentAt)))
    .orderBy(asc(baskets.id))
  for (const { id } of sent)
    await db
      .update(baskets)
      .set({ ...mintLinkToken(sealing), openedAt: null })
      .where(eq(baskets.id, id))
}
