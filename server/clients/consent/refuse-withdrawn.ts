import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { clients } from '../tables.ts'

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

/** The same for another record of theirs, under another address or erased. */
export async function refuseRefused(
  tx: Database,
  { practitionerId, userId }: { practitionerId: number; userId: number },
): Promise<void> {
  const [found] = await tx.execute<{ refused: boolean }>(
    sql`SELECT ${hasRefused({ practitionerId, userId })} AS refused`,
  )
  if (found?.refused) refuse('consent-withdrawn')
}

type Pair = { practitionerId: number | PgColumn; userId: number | PgColumn }

/** Whether somebody withdrew their consent from a practitioner, under any address and erased or not. */
export function hasRefused({ practitionerId, userId }: Pair): SQL {
  return sql`(EXISTS (
      SELECT FROM withdrawn_consents AS erased
      WHERE erased.practitioner_id = ${practitionerId} AND erased.user_id = ${userId}
    ) OR EXISTS (
      SELECT FROM clients AS hidden WHERE hidden.practitioner_id = ${practitionerId}
        AND hidden.user_id = ${userId} AND hidden.withdrawn_at IS NOT NULL
    ))`
}
