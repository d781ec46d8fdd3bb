import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { loadClaimRules } from '#domain/claims/load-rules.ts'
import { comparableText } from '#domain/claims/overrules.ts'
import { refusedTexts } from '#domain/claims/refused-texts.ts'
import type { ClaimRules } from '#domain/claims/rules.ts'
import { type ClaimSubjectKind, claimSubjectKinds } from '#domain/claims/subject-kinds.ts'
import { dayMs } from '#domain/clocks.ts'
import { languages } from '#domain/languages.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { type Interval, startInterval } from '#server/platform/interval.ts'
import type { ClaimSource, PublishedSubject } from './sources.ts'
import { claimChecks, claimFindings } from './tables.ts'

const pauseMs = 10 * 60_000
const firstMs = 60_000
/** An import saves its own start as the time of a change, and may take as long. */
const overlapMs = 60 * 60_000
/** After so much work, requests are answered before it goes on. */
const turnMs = 5

/** Keeps the list of refused published texts up to date. Any number of processes may do it at once. */
export function openClaimsTimer(deps: Pick<Deps, 'claimSources' | 'clock' | 'db' | 'log'>): Interval {
  return startInterval({ what: 'the check of published texts', pauseMs, firstMs }, deps.log, (end) =>
    checkPublished({ ...deps, now: deps.clock() }, end),
  )
}

/** Checks what has changed since the last check: after new rules, and once a day, everything. Nothing is withdrawn. */
export async function checkPublished(
  { db, claimSources, clock, now }: Pick<Ctx, 'claimSources' | 'clock' | 'db' | 'now'>,
  end?: AbortSignal,
): Promise<void> {
  const rules = new Map(
    await Promise.all(languages.map(async (each) => [each, await loadClaimRules(each)] as const)),
  )
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([...rules]))
    .digest('base64')
  for (const kind of claimSubjectKinds) {
    const source = claimSources[kind]
    if (!source) continue
    const [last] = await db.select().from(claimChecks).where(eq(claimChecks.kind, kind))
    const isDue = last?.rules !== fingerprint || now.getTime() - last.allStartedAt.getTime() >= dayMs
    const since = isDue ? undefined : new Date(last.startedAt.getTime() - overlapMs)
    if (!(await checkKind({ db, now }, { kind, source, rules, since, end }))) return
    const checked = {
      startedAt: now,
      allStartedAt: isDue ? now : last.allStartedAt,
      rules: fingerprint,
      finishedAt: clock(),
    }
    await db
      .insert(claimChecks)
      .values({ kind, ...checked })
      .onConflictDoUpdate({ target: claimChecks.kind, set: checked })
  }
}

type Checking = {
  kind: ClaimSubjectKind
  source: ClaimSource
  rules: ReadonlyMap<string, ClaimRules>
  since: Date | undefined
  end: AbortSignal | undefined
}

/** False if it was interrupted. */
async function checkKind(ctx: Pick<Ctx, 'db' | 'now'>, checking: Checking): Promise<boolean> {
  const { db, now } = ctx
  const { kind, source, since, end } = checking
  const takeTurns = turns()
  for await (const subjects of source.published(db, since)) {
    const refused: Refused[] = []
    for (const subject of subjects) {
      if (end?.aborted) return false
      refused.push(...(await refusedOf(subject, checking, takeTurns)))
    }
    await save(ctx, kind, subjects, refused)
  }
  const isGone = and(eq(claimFindings.kind, kind), lt(claimFindings.checkedAt, now))
  if (since === undefined) await db.delete(claimFindings).where(isGone)
  return true
}

type Refused = Omit<typeof claimFindings.$inferInsert, 'kind' | 'foundAt' | 'checkedAt'>

async function refusedOf(
  { id, practitionerId, texts }: PublishedSubject,
  { kind, rules }: Checking,
  takeTurns: () => Promise<void>,
): Promise<Refused[]> {
  const refused: Refused[] = []
  for (const { field, language, text } of texts) {
    await takeTurns()
    const found = refusedTexts([{ text }], { kind, rules: rules.get(language)!, overrules: [] })
    if (found.length > 0)
      refused.push({ subjectId: id, practitionerId, field, language, text: comparableText(text) })
  }
  return refused
}

/** Replaces what was known of these subjects. */
async function save(
  { db, now }: { db: Database; now: Date },
  kind: ClaimSubjectKind,
  subjects: readonly PublishedSubject[],
  refused: readonly Refused[],
): Promise<void> {
  await db.transaction(async (tx) => {
    if (refused.length > 0)
      await tx
        .insert(claimFindings)
        .values(refused.map((row) => ({ ...row, kind, foundAt: now, checkedAt: now })))
        .onConflictDoUpdate({
          target: [claimFindings.kind, claimFindings.subjectId, claimFindings.language, claimFindings.field],
          set: {
            text: sql`excluded.text`,
            practitionerId: sql`excluded.practitioner_id`,
            checkedAt: sql`excluded.checked_at`,
            foundAt: sql`CASE WHEN ${claimFindings.text} = excluded.text THEN ${claimFindings.foundAt} ELSE excluded.found_at END`,
          },
        })
    await tx.delete(claimFindings).where(
      and(
        eq(claimFindings.kind, kind),
        inArray(
          claimFindings.subjectId,
          subjects.map(({ id }) => id),
        ),
        lt(claimFindings.checkedAt, now),
      ),
    )
  })
}

/** Lets requests be answered in between. */
function turns(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < turnMs) return
    await nextTurn()
    began = performance.now()
  }
}
