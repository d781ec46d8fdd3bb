import { asc, inArray } from 'drizzle-orm'
import type { ClientConsent } from '#contract/consent.ts'
import { consentState, erasedAt } from '#domain/clients/consent.ts'
import type { Database } from '#server/platform/database.ts'
import type { ClientRow } from '../find-clients.ts'
import { clientConsents } from '../tables.ts'

type Client = Pick<ClientRow, 'id' | 'withdrawnAt'>

/** The consent of each client, by id. */
export async function findConsents(
  db: Database,
  clients: readonly Client[],
): Promise<Map<number, ClientConsent>> {
  const ids = clients.map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(clientConsents)
    .where(inArray(clientConsents.clientId, ids))
    .orderBy(asc(clientConsents.id))
  const stepsOf = Map.groupBy(rows, ({ clientId }) => clientId)
  return new Map(clients.map((client) => [client.id, consentOf(client, stepsOf.get(client.id) ?? [])]))
}

type Step = typeof clientConsents.$inferSelect

function consentOf({ withdrawnAt }: Client, steps: readonly Step[]): ClientConsent {
  const attested = steps.find(({ step }) => step === 'attested')
  const answered = steps.findLast(({ step }) => step !== 'attested')
  return {
    state: consentState(steps.map(({ step }) => step)),
    attested_at: attested?.takenAt.toISOString() ?? null,
    answered_at: answered?.takenAt.toISOString() ?? null,
    erased_at: withdrawnAt && erasedAt(withdrawnAt).toISOString(),
  }
}
