import { asc, eq } from 'drizzle-orm'
import type { Deps } from '#server/platform/context.ts'
import { protocolLinks, protocolShares } from '../tables.ts'
import { mintLinkToken } from './link-tokens.ts'

/**
 * The links in earlier emails to a client stop working, because somebody else may have them; later emails contain new
 * ones. What was opened by then was not opened by the client. Needs a transaction in which the client is locked.
 */
export async function replaceLinksOf(
  { db, sealing }: Pick<Deps, 'db' | 'sealing'>,
  clientId: number,
): Promise<void> {
  const isTheirs = eq(protocolShares.clientId, clientId)
  const links = await db
    .select({ id: protocolLinks.id })
    .from(protocolLinks)
    .innerJoin(protocolShares, eq(protocolShares.id, protocolLinks.shareId))
    .where(isTheirs)
    .orderBy(asc(protocolLinks.id))
  for (const { id } of links)
    await db
      .update(protocolLinks)
      .set({ ...mintLinkToken(sealing), visits: 0 })
      .where(eq(protocolLinks.id, id))
  await db.update(protocolShares).set({ openedAt: null }).where(isTheirs)
}
