import { desc, type SQL, sql } from 'drizzle-orm'
import { untitledKey } from '#domain/content/place-key.ts'
import { entryState, isSoon } from '#domain/content/schedule.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { contentEntries, contentPublications } from './tables.ts'

type Looking = Pick<Deps, 'db' | 'storyblokContent' | 'translations'> & { language: Language; now: Date }
type TitledEntry = Awaited<ReturnType<typeof findTitles>>[number]

/** What readers will see soon, the next first; then what was written but not published, the oldest first. */
export async function findContentToDo({ db, storyblokContent, translations, language, now }: Looking) {
  if (storyblokContent) return { soon: [], drafts: [] }
  const t = translations.translatorFor(language)
  const nameOf = ({ title, ...entry }: TitledEntry) => {
    const untitled = untitledKey(entry)
    return title || (untitled ? t(untitled) : entry.slug)
  }
  const [entries, published] = await Promise.all([findTitles(db, language), findPeriods(db)])
  const soon = entries.flatMap((entry) =>
    (published.get(entry.id) ?? [])
      .filter((publication) => isSoon(publication, now))
      .map(({ from }) => ({ id: entry.id, name: nameOf(entry), at: from })),
  )
  const drafts = entries
    .filter(
      ({ id, publishedRevision, revision }) =>
        entryState(published.get(id) ?? [], now) === 'draft' || publishedRevision !== revision,
    )
    .map((entry) => ({ id: entry.id, name: nameOf(entry), at: entry.changedAt }))
  return { soon: soon.toSorted(earlierFirst), drafts: drafts.toSorted(earlierFirst) }
}

const earlierFirst = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime()

/** Without the texts, which may be long. */
function findTitles(db: Database, language: Language) {
  const { id, kind, slug, revision, publishedRevision, changedAt } = contentEntries
  const title = sql<string | null>`coalesce(${titleIn(language)}, ${titleIn(fallbackLanguage)})`
  return db
    .select({ id, kind, slug, revision, publishedRevision, changedAt, title })
    .from(contentEntries)
    .orderBy(desc(changedAt), desc(id))
}

function titleIn(language: Language): SQL {
  return sql`nullif(${contentEntries.content} -> 'texts' -> ${language}::text ->> 'title', '')`
}

async function findPeriods(db: Database) {
  const { entryId, from, until } = contentPublications
  const rows = await db.select({ entryId, from, until }).from(contentPublications)
  return Map.groupBy(rows, (publication) => publication.entryId)
}
