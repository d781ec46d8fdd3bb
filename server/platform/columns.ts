import { integer, timestamp as pgTimestamp } from 'drizzle-orm/pg-core'

/** A point in time, stored in UTC. */
export const timestamp = () => pgTimestamp({ withTimezone: true })

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()
