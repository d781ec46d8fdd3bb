import { integer, timestamp } from 'drizzle-orm/pg-core'

/** A point in time, kept in UTC. */
export const moment = () => timestamp({ withTimezone: true })

export const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()
