import { and, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { mayShare } from '#server/accounts/may-share.ts'
import { clients } from '#server/clients/tables.ts'
import type { ValueOrPlaceholder } from '#server/platform/reusable-statement.ts'
import { baskets } from './tables.ts'

/** For `clients` and `users`, their practitioner: the client did not withdraw their consent, and the practitioner may share. */
export const mayBeOpened = and(isNull(clients.withdrawnAt), mayShare)!

/** For `baskets` as well: one through which may be bought now, as `isOpen` says of its link. */
export function isLive(now: ValueOrPlaceholder<Date>): SQL {
  return and(gt(baskets.expiresAt, now), isNull(baskets.withdrawnAt), mayBeOpened)!
}

/**
 * Baskets through which may be bought now: `id`, `token_hash`, `practitioner_id`. One that was ordered stays open, so
 * that the rest of it can be ordered later.
 */
export function liveBaskets(now: ValueOrPlaceholder<Date>): SQL {
  return sql`SELECT baskets.id, baskets.token_hash, clients.practitioner_id
    FROM baskets
    JOIN clients ON clients.id = baskets.client_id
    JOIN users ON users.id = clients.practitioner_id
    WHERE ${isLive(now)}`
}
