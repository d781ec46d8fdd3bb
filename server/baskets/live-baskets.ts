import { type SQL, sql } from 'drizzle-orm'
import { sharingTypes } from '#domain/accounts/user-types.ts'

/**
 * Baskets through which may be bought now: `id`, `token_hash`, `practitioner_id`. One that was ordered stays open, so
 * that the rest of it can be ordered later.
 */
export function liveBaskets(now: Date): SQL {
  return sql`SELECT baskets.id, baskets.token_hash, clients.practitioner_id
    FROM baskets
    JOIN clients ON clients.id = baskets.client_id
    JOIN users AS owners ON owners.id = clients.practitioner_id
    WHERE baskets.expires_at > ${now.toISOString()}::timestamptz AND baskets.withdrawn_at IS NULL
      AND clients.withdrawn_at IS NULL
      AND owners.user_type_id IN ${[...sharingTypes]} AND owners.deactivated_at IS NULL`
}
