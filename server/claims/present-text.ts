import type { AdminClaimReview, OwnClaimReview, PublishedClaim } from '#contract/claims.ts'
import { claimsIn } from '#domain/claims/claims-in.ts'
import { loadClaimRules } from '#domain/claims/load-rules.ts'
import type { ClaimReviewState } from '#domain/claims/reviews.ts'
import type { ClaimSubjectKind } from '#domain/claims/subject-kinds.ts'
import type { Language } from '#domain/languages.ts'
import type { Database } from '#server/platform/database.ts'
import type { ReviewRow } from './request-review.ts'
import type { ClaimSources, SubjectSummary } from './sources.ts'

export function presentOwnReview(row: ReviewRow): OwnClaimReview {
  return {
    id: row.id,
    language: row.language,
    text: row.text,
    state: shownState(row.state),
    note: row.note,
    asked_at: row.askedAt?.toISOString() ?? null,
    reason: row.reason,
    decided_at: row.decidedAt?.toISOString() ?? null,
  }
}

/** Replaced reviews are never read. */
const shownState = (state: ClaimReviewState) => (state === 'replaced' ? 'withdrawn' : state)

/** The claims in a text, as they are marked for an admin. */
export async function presentFindings({
  kind,
  language,
  text,
}: {
  kind: ClaimSubjectKind
  language: Language
  text: string
}): Promise<AdminClaimReview['findings']> {
  const rules = await loadClaimRules(language)
  return claimsIn(text, kind, rules).map(({ start, end, reason, severity, source }) => ({
    start,
    end,
    reason,
    is_refused: severity === 'block',
    source,
  }))
}

type Subject = { kind: ClaimSubjectKind; subjectId: string }

/** Names and addresses of the subjects of some texts. */
export async function describeSubjects(
  db: Database,
  sources: ClaimSources,
  subjects: readonly Subject[],
): Promise<(subject: Subject) => PublishedClaim['subject']> {
  const looks = new Map<string, SubjectSummary>()
  for (const kind of new Set(subjects.map((subject) => subject.kind))) {
    const ids = subjects.filter((subject) => subject.kind === kind).map(({ subjectId }) => subjectId)
    const described = await sources[kind]?.describe(db, [...new Set(ids)])
    for (const [id, look] of described ?? []) looks.set(`${kind} ${id}`, look)
  }
  return ({ kind, subjectId }) => ({
    kind,
    id: subjectId,
    ...(looks.get(`${kind} ${subjectId}`) ?? { name: '', path: null }),
  })
}
