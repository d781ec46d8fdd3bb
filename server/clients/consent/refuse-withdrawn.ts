import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { clients, withdrawnConsents } from '../tables.ts'

/** Nothing is kept about somebody who withdrew. Until the transaction ends, they cannot withdraw either. */
export async function refuseWithdrawn(tx: Database, clientId: number): Promise<void> {
  const [client] = await tx
    .select({ withdrawnAt: clients.withdrawnAt })
    .from(clients)
    .where(eq(clients.id, clientId))
    .for('no key update')
  if (!client) refuse('not-found')
  if (client.withdrawnAt !== null) refuse('consent-withdrawn')
}

/** The same once their record was erased. */
export async function refuseRefused(
  tx: Database,
  { practitionerId, userId }: { practitionerId: number; userId: number },
): Promise<void> {
  const [refused] = await tx
    .select({ id: withdrawnConsents.id })
    .from(withdrawnConsents)
    .where(and(eq(withdrawnConsents.practitionerId, practitionerId), eq(withdrawnConsents.userId, userId)))
  if (refused) refuse('consent-withdrawn')
}
