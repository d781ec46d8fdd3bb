import { asc, count, desc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AdminClaimReview, ClaimReviewPage } from '#contract/claims.ts'
import { personName } from '#domain/accounts/person-name.ts'
import type { ClaimReviewState } from '#domain/claims/reviews.ts'
import { users } from '#server/accounts/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { offsetOf, type Page, totalsOf } from '#server/platform/paging.ts'
import { describeSubjects, presentFindings, presentOwnReview } from './present-text.ts'
import { claimReviews } from './tables.ts'

type Queue = 'waiting' | 'decided'
const statesOf: Record<Queue, ClaimReviewState[]> = {
  waiting: ['waiting'],
  decided: ['allowed', 'declined', 'withdrawn'],
}
type Reading = Pick<Deps, 'claimSources' | 'db'>

export async function listReviews(
  deps: Reading,
  { state, ...page }: Page & { state: Queue },
): Promise<ClaimReviewPage> {
  const order =
    state === 'waiting'
      ? [asc(claimReviews.askedAt), asc(claimReviews.id)]
      : [desc(claimReviews.decidedAt), desc(claimReviews.id)]
  const rows = await withPeople(deps.db)
    .where(inArray(claimReviews.state, statesOf[state]))
    .orderBy(...order)
    .limit(page.limit)
    .offset(offsetOf(page))
  const [waiting, decided] = await Promise.all([countOf(deps.db, 'waiting'), countOf(deps.db, 'decided')])
  const totals = totalsOf(page, state === 'waiting' ? waiting : decided)
  return { data: await present(deps, rows), ...totals, waiting, decided }
}

export async function findReview(deps: Reading, id: number): Promise<AdminClaimReview | undefined> {
  const rows = await withPeople(deps.db).where(eq(claimReviews.id, id))
  const [review] = await present(deps, rows)
  return review
}

async function countOf(db: Database, queue: Queue): Promise<number> {
  const found = inArray(claimReviews.state, statesOf[queue])
  const [counted] = await db.select({ total: count() }).from(claimReviews).where(found)
  return counted?.total ?? 0
}

const deciders = alias(users, 'deciders')
const withdrawers = alias(users, 'withdrawers')

function withPeople(db: Database) {
  return db
    .select({
      review: claimReviews,
      practitioner: { id: users.id, first_name: users.firstName, last_name: users.lastName },
      decider: { first_name: deciders.firstName, last_name: deciders.lastName },
      withdrawer: { first_name: withdrawers.firstName, last_name: withdrawers.lastName },
    })
    .from(claimReviews)
    .leftJoin(users, eq(users.id, claimReviews.practitionerId))
    .leftJoin(deciders, eq(deciders.id, claimReviews.decidedBy))
    .leftJoin(withdrawers, eq(withdrawers.id, claimReviews.withdrawnBy))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof withPeople>>[number]

async function present({ db, claimSources }: Reading, rows: readonly Row[]): Promise<AdminClaimReview[]> {
  const subjectOf = await describeSubjects(
    db,
    claimSources,
    rows.map(({ review }) => review),
  )
  return Promise.all(
    rows.map(async ({ review, practitioner, decider, withdrawer }) => ({
      ...presentOwnReview(review),
      subject: subjectOf(review),
      practitioner: practitioner && { id: practitioner.id, name: personName(practitioner) },
      findings: await presentFindings(review),
      decided_by: decider && personName(decider),
      withdrawn_at: review.withdrawnAt?.toISOString() ?? null,
      withdrawn_by: withdrawer && personName(withdrawer),
    })),
  )
}
