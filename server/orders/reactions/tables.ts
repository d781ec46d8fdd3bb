import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/tables.ts'
import { clients } from '#server/clients/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'
import { orderLines } from '../tables.ts'

/** Adverse reactions that clients report. */
export const adverseReactions = pgTable(
  'adverse_reactions',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderLineId: integer()
      .notNull()
      .references(() => orderLines.id),
    /** What happened, encrypted. */
    sealedReport: text().notNull(),
    /** Explicit consent to its use as health data. */
    consentedAt: timestamp().notNull(),
    /** The practitioner through whom it was bought, if the client lets them read it. */
    practitionerId: integer().references(() => users.id, { onDelete: 'set null' }),
    clientId: integer().references(() => clients.id, { onDelete: 'set null' }),
    reportedAt: timestamp().notNull(),
    seenByPractitionerAt: timestamp(),
    handledAt: timestamp(),
    handledBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('adverse_reactions_user').on(t.userId),
    index('adverse_reactions_practitioner').on(t.practitionerId),
    index('adverse_reactions_line').on(t.orderLineId),
  ],
)
