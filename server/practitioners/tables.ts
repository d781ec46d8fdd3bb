import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CertificateState, CertificateType } from '#domain/practitioners/certificates.ts'
import type { BuilderMode } from '#domain/protocols/builder-mode.ts'
import { users } from '#server/accounts/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

/** A practitioner's profile, besides their account. */
export const practitioners = pgTable('practitioners', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Ids in domain/practitioners/registration-lists.ts. */
  healthProfession: smallint().notNull(),
  expertiseLevel: smallint().notNull(),
  organisationType: smallint().notNull(),
  organisationName: text().notNull(),
  /** Without spaces, and checked; empty if they have none. */
  vatNumber: text().notNull().default(''),
  /** The builder mode. */
  builderMode: text().$type<BuilderMode>().notNull().default('redesign'),
  /** How often they have shared a protocol; deleting shares does not lower it. */
  sharesMade: integer().notNull().default(0),
  /** How many clients they have ever invited. */
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
    /** Key in the file store; only its owner and admins can download it. */
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
    /** Unencrypted values of earlier versions; encrypted at each start. */
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
    /** Number in domain/practitioners/milestones.ts. */
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
