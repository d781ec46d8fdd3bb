import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { comparableText } from '#domain/claims/overrules.ts'
import { type ClaimSubjectKind, claimSubjectKinds } from '#domain/claims/subject-kinds.ts'
import { dayMs } from '#domain/local-time.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import { type Interval, startInterval } from '#server/platform/interval.ts'
import { transact } from '#server/platform/transact.ts'
import { type Checker, openChecker } from './open-checker.ts'
import type { ClaimSource, PublishedSubject } from './sources.ts'
import { claimChecks, claimFindings } from './tables.ts'

const pauseMs = 10 * 60_000
const firstMs = 60_000
/** An import saves its own start as the time of a change, and may take as long. */
const overlapMs = 60 * 60_000

type Checking = Pick<Ctx, 'claimSources' | 'clock' | 'db' | 'now'>

/** Keeps the list of refused published texts up to date. Any number of processes may do it at once. */
export function openClaimsTimer(deps: Pick<Deps, 'claimSources' | 'clock' | 'db' | 'log'>): Interval {
  return startInterval({ what: 'the check of published texts', pauseMs, firstMs }, deps.log, (end) =>
    checkPublished({ ...deps, now: deps.clock() }, end),
  )
}

/** Checks what has changed since the last check: with new rules, and once a day, everything. Nothing is withdrawn. */
export async function checkPublished(ctx: Checking, end?: AbortSignal): Promise<void> {
  const checker = await openChecker()
  try {
    for (const kind of claimSubjectKinds) {
      const source = ctx.claimSources[kind]
      if (source && !end?.aborted) await checkKind(ctx, { kind, source, checker, end })
    }
  } finally {
    await checker.close()
  }
}

type Kind = { kind: ClaimSubjectKind; source: ClaimSource; checker: Checker; end: AbortSignal | undefined }

async function checkKind(ctx: Checking, { kind, source, checker, end }: Kind): Promise<void> {
  const { db, clock, now } = ctx
  const [last] = await db.select().from(claimChecks).where(eq(claimChecks.kind, kind))
  const isOutdated =
    last?.rules !== checker.fingerprint || now.getTime() - last.allStartedAt.getTime() >= dayMs
  const since = isOutdated ? undefined : new Date(last.startedAt.getTime() - overlapMs)
  for await (const subjects of source.published(db, since)) {
    await save(ctx, { kind, subjects, refused: await refusedOf(subjects, { kind, checker }) })
    if (end?.aborted) return
  }
  if (isOutdated)
    await db.delete(claimFindings).where(and(eq(claimFindings.kind, kind), lt(claimFindings.checkedAt, now)))
  const checked = {
    startedAt: now,
    allStartedAt: isOutdated ? now : last.allStartedAt,
    rules: checker.fingerprint,
    finishedAt: clock(),
  }
  await db
    .insert(claimChecks)
    .values({ kind, ...checked })
    .onConflictDoUpdate({ target: claimChecks.kind, set: checked })
}

type Refused = Pick<
  typeof claimFindings.$inferInsert,
  'subjectId' | 'practitionerId' | 'field' | 'language' | 'text'
>

async function refusedOf(
  subjects: readonly PublishedSubject[],
  { kind, checker }: Pick<Kind, 'kind' | 'checker'>,
): Promise<Refused[]> {
  const texts = subjects.flatMap(({ id, practitionerId, texts: own }) =>
    own.map((text) => ({ ...text, subjectId: id, practitionerId })),
  )
  const isRefused = await checker.check({ kind, texts })
  return texts
    .filter((_, index) => isRefused[index])
    .map(({ text, ...place }) => ({ ...place, text: comparableText(text) }))
}

/** Replaces what was known of these subjects. */
async function save(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  {
    kind,
    subjects,
    refused,
  }: { kind: ClaimSubjectKind; subjects: readonly PublishedSubject[]; refused: readonly Refused[] },
): Promise<void> {
  const { subjectId, language, field, text, foundAt } = claimFindings
  await transact(db, async (tx) => {
    if (refused.length > 0)
      await tx
        .insert(claimFindings)
        .values(refused.map((row) => ({ ...row, kind, foundAt: now, checkedAt: now })))
        .onConflictDoUpdate({
          target: [claimFindings.kind, subjectId, language, field],
          set: {
            text: sql`excluded.text`,
            practitionerId: sql`excluded.practitioner_id`,
            checkedAt: sql`excluded.checked_at`,
            foundAt: sql`CASE WHEN ${text} = excluded.text THEN ${foundAt} ELSE excluded.found_at END`,
          },
        })
    const ids = subjects.map(({ id }) => id)
    const isOver = and(
      eq(claimFindings.kind, kind),
      inArray(subjectId, ids),
      lt(claimFindings.checkedAt, now),
    )
    await tx.delete(claimFindings).where(isOver)
  })
}
