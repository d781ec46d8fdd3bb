import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ClaimReviewState } from '#domain/claims/reviews.ts'
import type { ClaimSubjectKind } from '#domain/claims/subject-kinds.ts'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/accounts/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

const subject = () => ({
  kind: text().$type<ClaimSubjectKind>().notNull(),
  subjectId: text().notNull(),
  /** Whose text it is; null for the shop’s own. */
  practitionerId: integer().references(() => users.id, { onDelete: 'cascade' }),
  field: text().notNull(),
  language: text().$type<Language>().notNull(),
  /** As `comparableText` writes it. */
  text: text().notNull(),
})

/** Reviews of refused texts, asked for by their writers or begun by admins. An allowed one overrules the check. */
export const claimReviews = pgTable(
  'claim_reviews',
  {
    id: identity(),
    ...subject(),
    state: text().$type<ClaimReviewState>().notNull(),
    /** Null if nobody asked. */
    askedAt: timestamp(),
    /** Why the writer thinks it is allowed; may be empty. */
    note: text().notNull().default(''),
    /** Why it was allowed or declined. */
    reason: text(),
    decidedBy: integer().references(() => users.id),
    decidedAt: timestamp(),
    withdrawnBy: integer().references(() => users.id),
    withdrawnAt: timestamp(),
  },
  (t) => [
    index('claim_reviews_subject').on(t.kind, t.subjectId),
    index('claim_reviews_queue').on(t.state, t.askedAt),
    index('claim_reviews_practitioner').on(t.practitionerId),
    uniqueIndex('claim_reviews_waiting')
      .on(t.kind, t.subjectId, t.language, t.field)
      .where(sql`state = 'waiting'`),
  ],
)

/** Published texts that are refused today, as the last check found them. */
export const claimFindings = pgTable(
  'claim_findings',
  {
    id: identity(),
    ...subject(),
    foundAt: timestamp().notNull(),
    checkedAt: timestamp().notNull(),
  },
  (t) => [
    uniqueIndex('claim_findings_text').on(t.kind, t.subjectId, t.language, t.field),
    index('claim_findings_practitioner').on(t.practitionerId),
  ],
)

/** When the published texts of each kind were last checked. */
export const claimChecks = pgTable('claim_checks', {
  kind: text().$type<ClaimSubjectKind>().primaryKey(),
  /** Of the last check that was completed; what changed after it is checked next. */
  startedAt: timestamp().notNull(),
  /** Of the last check of all texts, and the rules it used. */
  allStartedAt: timestamp().notNull(),
  rules: text().notNull(),
  finishedAt: timestamp().notNull(),
})
