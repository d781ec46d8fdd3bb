import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { EntryContent } from '#contract/content.ts'
import type { EntryKind } from '#domain/content/entries.ts'
import type { Period } from '#domain/content/schedule.ts'
import { users } from '#server/accounts/tables.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { contentEntries, contentPublications, contentVersions } from './tables.ts'
import { editedTemplate } from './templates.ts'

export type EntryRow = typeof contentEntries.$inferSelect
export type Editor = Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>

/** With what is shown or will be, and who saved it last. */
export type FoundEntry = {
  entry: EntryRow
  publications: Period[]
  savedBy: { first_name: string; last_name: string } | undefined
}

export async function listEntries(db: Database, kind?: EntryKind): Promise<FoundEntry[]> {
  const rows = await db
    .select()
    .from(contentEntries)
    .where(kind && eq(contentEntries.kind, kind))
    .orderBy(desc(contentEntries.changedAt), desc(contentEntries.id))
  return withRest(db, rows)
}

export async function getEntry(db: Database, id: number): Promise<FoundEntry> {
  const rows = await db.select().from(contentEntries).where(eq(contentEntries.id, id))
  const [found] = await withRest(db, rows)
  if (!found) return refuse('not-found')
  return { ...found, entry: { ...found.entry, content: await editedContent(db, found.entry) } }
}

/** As it is edited, previewed and published. */
export async function editedContent(db: Database, { kind, slug, content }: EntryRow): Promise<EntryContent> {
  return kind === 'template' ? { ...content, template: await editedTemplate(db, slug, content) } : content
}

/** For a change made from `revision`; without one, whatever the entry is by now. */
export async function lockEntry(tx: Database, id: number, revision?: number): Promise<EntryRow> {
  const [entry] = await tx.select().from(contentEntries).where(eq(contentEntries.id, id)).for('update')
  if (!entry) return refuse('not-found')
  return revision === undefined || revision === entry.revision ? entry : refuse('content-changed')
}

async function withRest(db: Database, entries: EntryRow[]): Promise<FoundEntry[]> {
  const ids = entries.map(({ id }) => id)
  const [publications, savers] = await Promise.all([
    db
      .select({
        entryId: contentPublications.entryId,
        from: contentPublications.from,
        until: contentPublications.until,
      })
      .from(contentPublications)
      .where(inArray(contentPublications.entryId, ids))
      .orderBy(asc(contentPublications.id)),
    db
      .selectDistinctOn([contentVersions.entryId], {
        entryId: contentVersions.entryId,
        first_name: users.firstName,
        last_name: users.lastName,
      })
      .from(contentVersions)
      .leftJoin(users, eq(users.id, contentVersions.savedBy))
      .where(inArray(contentVersions.entryId, ids))
      .orderBy(contentVersions.entryId, desc(contentVersions.id)),
  ])
  const published = Map.groupBy(publications, ({ entryId }) => entryId)
  const names = new Map(savers.map(({ entryId, ...name }) => [entryId, name]))
  return entries.map((entry) => {
    const { first_name, last_name } = names.get(entry.id) ?? {}
    const isKnown = first_name != null && last_name != null
    return {
      entry,
      publications: published.get(entry.id) ?? [],
      savedBy: isKnown ? { first_name, last_name } : undefined,
    }
  })
}
