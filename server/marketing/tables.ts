import { isNull } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import type { MarketingEvent } from '#domain/marketing/events.ts'
import type { UsageName } from '#domain/marketing/usage.ts'
import { users } from '#server/accounts/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

/** Events for the marketing service. Without a service, or without consent, `sentAt` stays empty. */
export const marketingEvents = pgTable(
  'marketing_events',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text().$type<MarketingEvent>().notNull(),
    at: timestamp().notNull(),
    /** When it was put into the queue, where the decision is made whether it may be sent. */
    queuedAt: timestamp(),
    sentAt: timestamp(),
  },
  (t) => [
    unique('marketing_events_once').on(t.userId, t.event),
    index('marketing_events_waiting').on(t.id).where(isNull(t.queuedAt)),
  ],
)

/** Every choice about marketing that somebody made, as proof; the last one applies. */
export const marketingConsents = pgTable(
  'marketing_consents',
  {
    id: identity(),
    /** Random, and known only to the browser in which the choice was made. */
    visitorId: uuid().notNull(),
    /** Empty while the browser's user has not logged in. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The wording that was shown. */
    version: smallint().notNull(),
    isGranted: boolean().notNull(),
    chosenAt: timestamp().notNull(),
  },
  (t) => [index().on(t.userId, t.chosenAt), index().on(t.visitorId)],
)

/** The addresses under which the marketing service knows somebody; deleted there before they are deleted here. */
export const marketingProfiles = pgTable(
  'marketing_profiles',
  {
    id: identity(),
    /** Empty once the profile has to be deleted, from `endedAt` on. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    createdAt: timestamp().notNull(),
    endedAt: timestamp(),
  },
  (t) => [unique('marketing_profiles_once').on(t.userId, t.email)],
)

/** How often things happen in the shop, by day and role, without personal data. */
export const usageCounts = pgTable(
  'usage_counts',
  {
    day: date({ mode: 'string' }).notNull(),
    userTypeId: smallint().$type<UserTypeId>().notNull(),
    event: text().$type<UsageName>().notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.userTypeId, t.event] })],
)
