import { type SQL, sql } from 'drizzle-orm'
import { mayShare } from '#server/accounts/may-share.ts'
import type { ValueOrPlaceholder } from '#server/platform/reusable-statement.ts'
import { isReceived } from '#server/protocols/active-shares.ts'

const originColumns = ['protocol_id', 'link_id', 'basket_id', 'public_protocol_id'] as const

/**
 * Where a line of the cart comes from, when products are added to it (`held` is the line, `excluded` the addition): the
 * latest addition that came from something decides, and one that came from nowhere changes nothing. A line has one
 * origin, since one practitioner earns its commission.
 */
export const latestOrigin: SQL = sql.raw(
  originColumns
    .map(
      (column) => `${column} = CASE
        WHEN num_nonnulls(${originColumns.map((each) => `excluded.${each}`).join(', ')}) > 0
        THEN excluded.${column} ELSE held.${column} END`,
    )
    .join(', '),
)

/** Links that work now, as `findLink` says: `id`, `token_hash`, `protocol_id`. */
export function liveLinks(now: ValueOrPlaceholder<Date>): SQL {
  return sql`SELECT protocol_links.id, protocol_links.token_hash, protocol_links.protocol_id
    FROM protocol_links
    JOIN protocols ON protocols.id = protocol_links.protocol_id
    JOIN users ON users.id = protocols.practitioner_id
    LEFT JOIN protocol_shares ON protocol_shares.id = protocol_links.share_id
    LEFT JOIN clients ON clients.id = protocol_shares.client_id
    WHERE protocol_links.expires_at > ${now instanceof Date ? now.toISOString() : now}::timestamptz AND ${mayShare}
      AND clients.withdrawn_at IS NULL`
}

/** Protocols shared with somebody and in their list: `protocol_id`. */
export function receivedProtocols(userId: ValueOrPlaceholder<number>): SQL {
  return sql`SELECT protocol_shares.protocol_id
    FROM protocol_shares JOIN clients ON clients.id = protocol_shares.client_id
    WHERE clients.user_id = ${userId} AND ${isReceived}`
}

/** Of the protocols shared with somebody, those of practitioners whom they have not accepted: `protocol_id`. */
export function unacceptedProtocols(userId: ValueOrPlaceholder<number>): SQL {
  return sql`${receivedProtocols(userId)} AND clients.accepted_at IS NULL AND clients.withdrawn_at IS NULL`
}

/**
 * Of the protocols shared with somebody, those through which practitioner-only products may be bought: `protocol_id`.
 */
export function openingProtocols(userId: ValueOrPlaceholder<number>): SQL {
  return sql`SELECT received.protocol_id
    FROM (${receivedProtocols(userId)}) AS received
    JOIN protocols ON protocols.id = received.protocol_id
    JOIN users ON users.id = protocols.practitioner_id
    WHERE ${mayShare}`
}
