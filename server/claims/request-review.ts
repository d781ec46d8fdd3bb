import { and, desc, eq, ne, notInArray } from 'drizzle-orm'
import { comparableText } from '#domain/claims/overrules.ts'
import type { ClaimRules } from '#domain/claims/rules.ts'
import type { ClaimSubject } from '#domain/claims/subject-kinds.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { signedIn } from '#server/platform/guards.ts'
import { refuse } from '#server/platform/problems.ts'
import type { Limit } from '#server/platform/rate-limits.ts'
import { transact } from '#server/platform/transact.ts'
import { findRefusedTexts, ofSubject } from './find-overrules.ts'
import { claimReviews } from './tables.ts'

export const claimReviewLimit: Limit = {
  name: 'claim-review',
  max: 60,
  windowSeconds: 3600,
  by: (request) => String(signedIn(request).id),
}

export type ReviewRow = typeof claimReviews.$inferSelect

type AskingInput = { subject: ClaimSubject; field: string; text: string; note: string; rules: ClaimRules }

/**
 * The writer asks an admin to allow a refused text. Asking twice is asking once; asking for another wording of the same
 * field replaces what was asked before. Call it with the subject locked.
 */
export function requestReview(
  { db, actor, now }: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  { subject, field, text, note, rules }: AskingInput,
): Promise<ReviewRow> {
  return transact(db, async (tx) => {
    const refused = await findRefusedTexts(tx, subject, [{ text }], rules)
    if (refused.length === 0) return refuse('review-not-needed')
    const known = await findLatest(tx, subject, { text, rules })
    if (known?.state === 'waiting') return known
    if (known?.state === 'declined') return refuse('review-decided')
    await tx
      .update(claimReviews)
      .set({ state: 'replaced' })
      .where(and(ofSubject(subject), eq(claimReviews.field, field), eq(claimReviews.state, 'waiting')))
    const [asked] = await tx
      .insert(claimReviews)
      .values({
        kind: subject.kind,
        subjectId: subject.id,
        practitionerId: actor.id,
        field,
        language: rules.language,
        text: comparableText(text),
        state: 'waiting',
        askedAt: now,
        note,
      })
      .returning()
    return asked!
  })
}

async function findLatest(
  db: Database,
  subject: ClaimSubject,
  { text, rules }: Pick<AskingInput, 'text' | 'rules'>,
): Promise<ReviewRow | undefined> {
  const isSame = and(eq(claimReviews.language, rules.language), eq(claimReviews.text, comparableText(text)))
  const [latest] = await db
    .select()
    .from(claimReviews)
    .where(and(ofSubject(subject), isSame, ne(claimReviews.state, 'replaced')))
    .orderBy(desc(claimReviews.id))
    .limit(1)
  return latest
}

/** Once a subject is published, nobody needs to decide on wordings that it no longer has. */
export async function dropOutdatedRequests(
  db: Database,
  subject: ClaimSubject,
  texts: readonly { text: string }[],
): Promise<void> {
  const present = texts.map(({ text }) => comparableText(text))
  await db
    .update(claimReviews)
    .set({ state: 'replaced' })
    .where(
      and(
        ofSubject(subject),
        eq(claimReviews.state, 'waiting'),
        present.length > 0 ? notInArray(claimReviews.text, present) : undefined,
      ),
    )
}

/** What was asked and decided about a subject’s texts, latest first. */
export function listReviewsOf(db: Database, subject: ClaimSubject): Promise<ReviewRow[]> {
  return db
    .select()
    .from(claimReviews)
    .where(and(ofSubject(subject), ne(claimReviews.state, 'replaced')))
    .orderBy(desc(claimReviews.id))
}
