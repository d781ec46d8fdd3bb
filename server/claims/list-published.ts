import { and, asc, count, desc, eq, min, not, sql } from 'drizzle-orm'
import type { PublishedClaimPage } from '#contract/claims.ts'
import { personName } from '#domain/accounts/person-name.ts'
import type { ClaimSubjectKind } from '#domain/claims/subject-kinds.ts'
import { users } from '#server/accounts/tables.ts'
import type { Deps } from '#server/platform/context.ts'
import { offsetOf, type Page, totalsOf } from '#server/platform/paging.ts'
import { describeSubjects, presentFindings } from './present-text.ts'
import { claimChecks, claimFindings, claimReviews } from './tables.ts'

const isOverruled = sql`EXISTS (SELECT FROM ${claimReviews} WHERE ${claimReviews.state} = 'allowed'
  AND ${claimReviews.kind} = ${claimFindings.kind} AND ${claimReviews.subjectId} = ${claimFindings.subjectId}
  AND ${claimReviews.language} = ${claimFindings.language} AND ${claimReviews.text} = ${claimFindings.text})`

/** Published texts that are refused today and were not allowed by an admin: practitioners’ first. */
export async function listPublishedClaims(
  { db, claimSources }: Pick<Deps, 'claimSources' | 'db'>,
  { kind, ...page }: Page & { kind: ClaimSubjectKind | 'all' },
): Promise<PublishedClaimPage> {
  const found = and(not(isOverruled), kind === 'all' ? undefined : eq(claimFindings.kind, kind))
  const [counted] = await db.select({ total: count() }).from(claimFindings).where(found)
  const [checked] = await db.select({ at: min(claimChecks.finishedAt) }).from(claimChecks)
  const rows = await db
    .select({
      finding: claimFindings,
      practitioner: { id: users.id, first_name: users.firstName, last_name: users.lastName },
    })
    .from(claimFindings)
    .leftJoin(users, eq(users.id, claimFindings.practitionerId))
    .where(found)
    .orderBy(
      desc(claimFindings.kind),
      asc(claimFindings.subjectId),
      asc(claimFindings.language),
      asc(claimFindings.field),
    )
    .limit(page.limit)
    .offset(offsetOf(page))
  const subjectOf = await describeSubjects(
    db,
    claimSources,
    rows.map(({ finding }) => finding),
  )
  const data = await Promise.all(
    rows.map(async ({ finding, practitioner }) => ({
      id: finding.id,
      subject: subjectOf(finding),
      practitioner: practitioner && { id: practitioner.id, name: personName(practitioner) },
      findings: await presentFindings(finding),
      language: finding.language,
      text: finding.text,
      found_at: finding.foundAt.toISOString(),
    })),
  )
  return { data, ...totalsOf(page, counted?.total ?? 0), checked_at: checked?.at?.toISOString() ?? null }
}
