import { and, inArray, isNull } from 'drizzle-orm'
import type { Ctx } from '#server/platform/context.ts'
import { clients } from './tables.ts'

/** The practitioner writes to these clients, who accept them by confirming the address afterwards. */
export async function markEmailed(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  clientIds: readonly number[],
): Promise<void> {
  await db
    .update(clients)
    .set({ emailedAt: now })
    .where(and(inArray(clients.id, [...clientIds]), isNull(clients.emailedAt)))
}
