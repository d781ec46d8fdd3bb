import { and, eq, lte, not } from 'drizzle-orm'
import type { PublicationChange } from '#contract/content.ts'
import { publicationProblem } from '#domain/content/entries.ts'
import { type Period, periodProblem } from '#domain/content/schedule.ts'
import { templateProblem } from '#domain/content/templates.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { notifyOfContent } from './content-changes.ts'
import { type Editor, editedContent, lockEntry } from './find-entries.ts'
import { contentEntries, contentPublications } from './tables.ts'
import { insertVersion } from './versions.ts'

/** Shows the entry as it is now, at once or from a time on. */
export function publishEntry(
  ctx: Editor,
  id: number,
  { revision, ...period }: PublicationChange,
): Promise<{ slug: string }> {
  const { now } = ctx
  const from = period.from === null ? now : new Date(Math.max(Date.parse(period.from), now.getTime()))
  const until = period.until === null ? null : new Date(period.until)
  return transact(ctx.db, async (db) => {
    const entry = await lockEntry(db, id, revision)
    const { kind, slug } = entry
    const content = await editedContent(db, entry)
    const problem =
      publicationProblem(kind, content.texts) ??
      templateProblem(content.template ?? null) ??
      periodProblem({ from, until }, now)
    if (problem) return refuse(problem)
    await deleteReplaced(db, id, { from, until, now })
    await db.insert(contentPublications).values({ entryId: id, content, from, until })
    await db.update(contentEntries).set({ publishedRevision: revision }).where(eq(contentEntries.id, id))
    const txCtx = { ...ctx, db }
    await insertVersion(txCtx, { ...entry, content }, { isPublished: true })
    await notifyOfContent(db, { kind, slug })
    await recordAudit(txCtx, { action: 'content-published', subjectId: null, details: { content: slug } })
    return { slug }
  })
}

/** Nothing of it is shown any more, nor will be. */
export function withdrawEntry(ctx: Editor, id: number): Promise<void> {
  return transact(ctx.db, async (db) => {
    const { kind, slug } = await lockEntry(db, id)
    await db.delete(contentPublications).where(eq(contentPublications.entryId, id))
    await db.update(contentEntries).set({ publishedRevision: null }).where(eq(contentEntries.id, id))
    await notifyOfContent(db, { kind, slug })
    const details = { content: slug }
    await recordAudit({ ...ctx, db }, { action: 'content-withdrawn', subjectId: null, details })
  })
}

/** What is scheduled anew is shown only then; what is shown without an end takes the place of all before it. */
async function deleteReplaced(
  db: Editor['db'],
  entryId: number,
  { from, until, now }: Period & { now: Date },
): Promise<void> {
  const isOld = lte(contentPublications.from, now)
  const replaced = from > now ? not(isOld) : until === null ? isOld : undefined
  if (replaced)
    await db.delete(contentPublications).where(and(eq(contentPublications.entryId, entryId), replaced))
}
