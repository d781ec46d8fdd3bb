import { type SQL, sql } from 'drizzle-orm'
import { sharingTypes } from '#domain/accounts/user-types.ts'

/** For `owners`: while they may not share, what they shared gives no access. */
const mayShare = sql`owners.user_type_id IN ${[...sharingTypes]} AND owners.deactivated_at IS NULL`

/** Links that work now: `id`, `token_hash`, `protocol_id`. */
export function liveLinks(now: Date): SQL {
  return sql`SELECT protocol_links.id, protocol_links.token_hash, protocol_links.protocol_id
    FROM protocol_links
    JOIN protocols ON protocols.id = protocol_links.protocol_id
    JOIN users AS owners ON owners.id = protocols.practitioner_id
    WHERE protocol_links.expires_at > ${now.toISOString()}::timestamptz AND ${mayShare}`
}

/** Protocols shared with somebody and in their list: `protocol_id`. */
export function receivedProtocols(userId: number): SQL {
  return sql`SELECT protocol_shares.protocol_id
    FROM protocol_shares JOIN clients ON clients.id = protocol_shares.client_id
    WHERE clients.user_id = ${userId} AND protocol_shares.removed_at IS NULL`
}

/**
 * Of the protocols shared with somebody, those through which practitioner-only products may be bought: `protocol_id`.
 */
export function openingProtocols(userId: number): SQL {
  return sql`SELECT received.protocol_id
    FROM (${receivedProtocols(userId)}) AS received
    JOIN protocols ON protocols.id = received.protocol_id
    JOIN users AS owners ON owners.id = protocols.practitioner_id
    WHERE ${mayShare}`
}
