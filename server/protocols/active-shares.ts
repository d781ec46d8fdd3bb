import { and, isNull, sql } from 'drizzle-orm'
import { clients } from '#server/clients/tables.ts'
import { protocolShares } from './tables.ts'

/**
 * For `protocol_shares`: the client has not removed it from their list. It counts alone where somebody acts on what they
 * received themselves: they keep it until their record is erased, also after they withdrew their consent to the record.
 */
export const isReceived = isNull(protocolShares.removedAt)

/** For `protocol_shares` and `clients`: what practitioners see and count of what they shared. */
export const isActiveShare = and(isReceived, isNull(clients.withdrawnAt))!

/** For `protocols`: with how many clients it is shared. */
export const sharedWith = sql<number>`(SELECT count(*)::int FROM protocol_shares
  JOIN clients ON clients.id = protocol_shares.client_id
  WHERE protocol_shares.protocol_id = protocols.id AND ${isActiveShare})`
