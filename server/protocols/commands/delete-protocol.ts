import { and, eq } from 'drizzle-orm'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { protocols } from '../tables.ts'

/** With its lines, versions, shares and links. */
export async function deleteProtocol({ db, actor }: Ctx<SignedIn>, id: number): Promise<void> {
  const deleted = await db
    .delete(protocols)
    .where(and(eq(protocols.id, id), eq(protocols.practitionerId, actor.id)))
    .returning({ id: protocols.id })
  if (deleted.length === 0) refuse('not-found')
}
