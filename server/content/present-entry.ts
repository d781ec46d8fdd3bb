import type { Entry, ListedEntry } from '#contract/content.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { completeLanguages, unfinishedLanguages } from '#domain/content/entries.ts'
import { entryState, liveOf, nextOf, type Period } from '#domain/content/schedule.ts'
import { fallbackLanguage, type Language } from '#domain/languages.ts'
import type { FoundEntry } from './find-entries.ts'

type Reader = { language: Language; now: Date }

export function presentListed(
  { entry, publications, savedBy }: FoundEntry,
  { language, now }: Reader,
): ListedEntry {
  const { id, kind, slug, content, changedAt, revision, publishedRevision } = entry
  const { texts } = content
  return {
    id,
    kind,
    slug,
    title: texts[language]?.title || texts[fallbackLanguage]?.title || '',
    state: entryState(publications, now),
    is_archived: content.template?.is_archived ?? false,
    has_unpublished_changes: publications.length > 0 && publishedRevision !== revision,
    complete_languages: completeLanguages(kind, texts),
    unfinished_languages: unfinishedLanguages(kind, texts),
    changed_at: changedAt.toISOString(),
    changed_by: savedBy ? personName(savedBy) : null,
    live: presentPeriod(liveOf(publications, now)),
    next: presentPeriod(nextOf(publications, now)),
  }
}

export function presentEntry(found: FoundEntry, reader: Reader): Entry {
  const { revision, content } = found.entry
  // Saved before it had settings of its own.
  const { texts, ad = null, template = null } = content
  return { ...presentListed(found, reader), revision, content: { texts, ad, template } }
}

function presentPeriod(period: Period | undefined): ListedEntry['live'] {
  return period ? { from: period.from.toISOString(), until: period.until?.toISOString() ?? null } : null
}
