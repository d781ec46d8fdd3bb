import { and, eq } from 'drizzle-orm'
import { holdLinesOfProtocols } from '#server/cart/commands/hold-cart.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { protocols } from '../tables.ts'

/** With its lines, versions, shares and links. */
export async function deleteProtocol({ db, actor }: Ctx<SignedIn>, id: number): Promise<void> {
  const which = and(eq(protocols.id, id), eq(protocols.practitionerId, actor.id))!
  await transact(db, async (tx) => {
    await holdLinesOfProtocols(tx, which)
    const deleted = await tx.delete(protocols).where(which).returning({ id: protocols.id })
    if (deleted.length === 0) refuse('not-found')
  })
}
