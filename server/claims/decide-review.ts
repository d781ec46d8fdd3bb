import { and, eq, type SQL } from 'drizzle-orm'
import { comparableText } from '#domain/claims/overrules.ts'
import type { ClaimRules } from '#domain/claims/rules.ts'
import type { ClaimSubject } from '#domain/claims/subject-kinds.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { findRefusedTexts } from './find-overrules.ts'
import type { ReviewRow } from './request-review.ts'
import { claimFindings, claimReviews } from './tables.ts'

type Deciding = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now'>
type Decision = { state: 'allowed' | 'declined'; reason: string }

/** Allows or declines what a writer asked for. They are notified by email, with the reason. */
export function decideReview(ctx: Deciding, id: number, decision: Decision): Promise<ReviewRow> {
  return transact(ctx.db, async (db) => {
    const [asked] = await db.select().from(claimReviews).where(eq(claimReviews.id, id))
    if (!asked) return refuse('not-found')
    refuseOwn(ctx, asked)
    const [decided] = await settle({ ...ctx, db }, eq(claimReviews.id, id), decision)
    return decided ?? refuse('review-decided')
  })
}

/** Allows a published text that is refused today, exactly as it is. */
export function allowPublished(ctx: Deciding, findingId: number, reason: string): Promise<ReviewRow> {
  return transact(ctx.db, async (db) => {
    const txCtx = { ...ctx, db }
    const [finding] = await db
      .select()
      .from(claimFindings)
      .where(eq(claimFindings.id, findingId))
      .for('update')
    if (!finding) return refuse('not-found')
    refuseOwn(ctx, finding)
    const [asked] = await settle(txCtx, sameText(finding)!, { state: 'allowed', reason })
    if (asked) return asked
    // Counted afterwards: settling has waited for an admin who decided what was asked at this moment.
    if ((await db.$count(claimReviews, isAllowed(finding))) > 0) return refuse('review-decided')
    const { kind, subjectId, practitionerId, field, language, text } = finding
    return insertAllowed(txCtx, { kind, subjectId, practitionerId, field, language, text, reason })
  })
}

type AllowedText = { subject: ClaimSubject; field: string; text: string; reason: string; rules: ClaimRules }

/** Allows one of the shop’s own texts before it is published. Call it with the subject locked. */
export async function allowText(
  ctx: Deciding,
  { subject: { kind, id }, field, text, reason, rules }: AllowedText,
): Promise<void> {
  const refused = await findRefusedTexts(ctx.db, { kind, id }, [{ text }], rules)
  if (refused.length === 0) return refuse('review-not-needed')
  await insertAllowed(ctx, {
    kind,
    subjectId: id,
    practitionerId: null,
    field,
    language: rules.language,
    text: comparableText(text),
    reason,
  })
}

/** The text is refused again from now on. What is published stays online. */
export function withdrawReview(ctx: Deciding, id: number): Promise<ReviewRow> {
  return transact(ctx.db, async (db) => {
    const [review] = await db.select().from(claimReviews).where(eq(claimReviews.id, id))
    if (!review) return refuse('not-found')
    refuseOwn(ctx, review)
    // Every review that allows the text, or it would still be allowed.
    const withdrawn = await db
      .update(claimReviews)
      .set({ state: 'withdrawn', withdrawnBy: ctx.actor.id, withdrawnAt: ctx.now })
      .where(isAllowed(review))
      .returning()
    const asked = withdrawn.find((each) => each.id === id)
    if (!asked) return refuse('review-not-allowed')
    for (const each of withdrawn) await audit({ ...ctx, db }, each, 'claim-withdrawn')
    return asked
  })
}

/** If two admins decide at once, the condition lets only one succeed. */
async function settle(ctx: Deciding, condition: SQL, { state, reason }: Decision): Promise<ReviewRow[]> {
  const settled = await ctx.db
    .update(claimReviews)
    .set({ state, reason, decidedBy: ctx.actor.id, decidedAt: ctx.now })
    .where(and(condition, eq(claimReviews.state, 'waiting')))
    .returning()
  for (const review of settled) {
    await audit(ctx, review, `claim-${state}`)
    await queueEmail(ctx, {
      template: `claim-${state}`,
      user_id: review.practitionerId,
      review_id: review.id,
    })
  }
  return settled
}

type Allowed = Omit<typeof claimReviews.$inferInsert, 'state'>

async function insertAllowed(ctx: Deciding, text: Allowed): Promise<ReviewRow> {
  const decision = { state: 'allowed', decidedBy: ctx.actor.id, decidedAt: ctx.now } as const
  const [allowed] = await ctx.db
    .insert(claimReviews)
    .values({ ...text, ...decision })
    .returning()
  await audit(ctx, allowed!, 'claim-allowed')
  return allowed!
}

/** The reason stays with the review, so that it is erased with it. */
function audit(
  ctx: Deciding,
  { id, kind, practitionerId, subjectId }: ReviewRow,
  action: 'claim-allowed' | 'claim-declined' | 'claim-withdrawn',
): Promise<void> {
  return recordAudit(ctx, {
    action,
    subjectId: practitionerId,
    details: { claim_review: id, claim_kind: kind, claim_subject: subjectId },
  })
}

function refuseOwn({ actor }: Deciding, { practitionerId }: Pick<ReviewRow, 'practitionerId'>): void {
  if (practitionerId === actor.id) refuse('own-account')
}

type TextOfSubject = Pick<ReviewRow, 'kind' | 'subjectId' | 'language' | 'text'>

const isAllowed = (text: TextOfSubject) => and(sameText(text), eq(claimReviews.state, 'allowed'))

function sameText({ kind, subjectId, language, text }: TextOfSubject) {
  return and(
    eq(claimReviews.kind, kind),
    eq(claimReviews.subjectId, subjectId),
    eq(claimReviews.language, language),
    eq(claimReviews.text, text),
  )
}
