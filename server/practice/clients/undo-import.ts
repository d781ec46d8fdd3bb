import { sql } from 'drizzle-orm'
import type { ClientImport } from '#contract/client-imports.ts'
import { withdrawImported } from '#server/clients/imports/import-clients.ts'
import { lockOwnImport, presentImport } from '#server/clients/imports/list-imports.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { transact } from '#server/platform/transact.ts'

/**
 * Removes the clients that an import created and nothing has happened to since; their invitations are not sent any
 * more. What clients answered and withdrew stays, as do those with anything prepared for them. Undoing again changes
 * nothing.
 */
export function undoImport(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  id: number,
): Promise<ClientImport> {
  return transact(ctx.db, async (db) => {
    const found = await lockOwnImport(db, { id, practitionerId: ctx.actor.id })
    if (found.undoneAt) return presentImport(found)
    // Locked before they are examined: sharing with one of them waits, and finds them gone or kept.
    await db.execute(sql`SELECT id FROM clients WHERE import_id = ${id} ORDER BY id FOR UPDATE`)
    const untouched = await db.execute<{ id: number }>(sql`SELECT clients.id FROM clients
      WHERE import_id = ${id} AND changed_at IS NULL AND accepted_at IS NULL AND withdrawn_at IS NULL
        AND NOT EXISTS (SELECT FROM client_consents WHERE client_id = clients.id AND step <> 'attested')
        AND NOT EXISTS (SELECT FROM client_health WHERE client_id = clients.id)
        AND NOT EXISTS (SELECT FROM protocol_shares WHERE client_id = clients.id)
        AND NOT EXISTS (SELECT FROM client_notes WHERE client_id = clients.id)
        AND NOT EXISTS (SELECT FROM baskets WHERE client_id = clients.id)
        AND NOT EXISTS (SELECT FROM renewal_contacts WHERE client_id = clients.id)
        AND NOT EXISTS (SELECT FROM order_lines WHERE client_id = clients.id)`)
    return withdrawImported(
      { ...ctx, db },
      found,
      untouched.map((client) => client.id),
    )
  })
}
