import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CertificateState, CertificateType } from '#domain/practitioners/certificates.ts'
import type { BuilderMode } from '#domain/protocols/builder-mode.ts'
import { users } from '#server/accounts/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

/** What a practitioner tells of their work, beside their account. */
export const practitioners = pgTable('practitioners', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Ids of domain/practitioners/registration-lists.ts. */
  healthProfession: smallint().notNull(),
  expertiseLevel: smallint().notNull(),
  organisationType: smallint().notNull(),
  organisationName: text().notNull(),
  /** How they build protocols. */
  builderMode: text().$type<BuilderMode>().notNull().default('redesign'),
  /** How often they shared a protocol; never less, whatever is deleted since. */
  sharesMade: integer().notNull().default(0),
  /** How many clients they ever invited. */
  clientsInvited: integer().notNull().default(0),
})

const practitionerId = () =>
  integer()
    .notNull()
    .references(() => practitioners.userId, { onDelete: 'cascade' })

export const certificates = pgTable(
  'certificates',
  {
    id: identity(),
    practitionerId: practitionerId(),
    /** In the store of files; only its owner and admins ever get it. */
    fileKey: text().notNull(),
    fileName: text().notNull(),
    mediaType: text().$type<CertificateType>().notNull(),
    bytes: integer().notNull(),
    state: text().$type<CertificateState>().notNull(),
    uploadedAt: timestamp().notNull(),
    decidedAt: timestamp(),
    decidedBy: integer().references(() => users.id),
    /** Why it was refused. */
    sealedReason: text(),
    /** The same of versions from before, in clear; each start seals it. */
    reason: text(),
  },
  (t) => [
    index('certificates_queue').on(t.state, t.uploadedAt),
    uniqueIndex('certificates_waiting').on(t.practitionerId).where(sql`state = 'waiting'`),
  ],
)

export const reachedMilestones = pgTable(
  'reached_milestones',
  {
    practitionerId: practitionerId(),
    /** Number of domain/practitioners/milestones.ts. */
    milestone: smallint().notNull(),
    reachedAt: timestamp().notNull(),
  },
  (t) => [primaryKey({ columns: [t.practitionerId, t.milestone] })],
)

export const onboardingCalls = pgTable('onboarding_calls', {
  practitionerId: integer()
    .primaryKey()
    .references(() => practitioners.userId, { onDelete: 'cascade' }),
  startsAt: timestamp().notNull().unique(),
  bookedAt: timestamp().notNull(),
})
