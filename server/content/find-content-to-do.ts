import { untitledKey } from '#domain/content/place-key.ts'
import { entryState, isSoon } from '#domain/content/schedule.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import type { Deps } from '#server/platform/context.ts'
import { type FoundEntry, listEntries } from './find-entries.ts'

type Looking = Pick<Deps, 'db' | 'storyblokContent' | 'translations'> & { language: Language; now: Date }

/** What readers will see soon, the next first; then what was written but not published, the oldest first. */
export async function findContentToDo({ db, storyblokContent, translations, language, now }: Looking) {
  if (storyblokContent) return { soon: [], drafts: [] }
  const t = translations.translatorFor(language)
  const nameOf = ({ entry }: FoundEntry) => {
    const { texts } = entry.content
    const untitled = untitledKey(entry)
    const title = texts[language]?.title || texts[fallbackLanguage]?.title
    return title || (untitled ? t(untitled) : entry.slug)
  }
  const entries = await listEntries(db)
  const soon = entries.flatMap((found) =>
    found.publications
      .filter((publication) => isSoon(publication, now))
      .map(({ from }) => ({ id: found.entry.id, name: nameOf(found), at: from })),
  )
  const drafts = entries
    .filter(
      ({ entry, publications }) =>
        entryState(publications, now) === 'draft' || entry.publishedRevision !== entry.revision,
    )
    .map((found) => ({ id: found.entry.id, name: nameOf(found), at: found.entry.changedAt }))
  return { soon: soon.toSorted(earlierFirst), drafts: drafts.toSorted(earlierFirst) }
}

const earlierFirst = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime()
