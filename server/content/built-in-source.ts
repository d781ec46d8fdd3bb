import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import { type EntryKind, languageFor, publishedTexts } from '#domain/content/entries.ts'
import { liveOf } from '#domain/content/schedule.ts'
import type { Language } from '#domain/languages.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import { adOf, type ContentSource, type LiveEntry } from './source.ts'
import { contentEntries, contentPublications } from './tables.ts'

/** What is edited in the admin area. */
export function builtInSource({ db, clock }: Pick<Deps, 'db' | 'clock'>): ContentSource {
  return {
    async find(kind, slug, language) {
      const [entry] = await liveEntries({ db, now: clock() }, { kind, slug, language })
      return entry
    },
    list: (kind, language) => liveEntries({ db, now: clock() }, { kind, language }),
  }
}

type EntryQuery = { kind: EntryKind; slug?: string; language: Language }

async function liveEntries(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { kind, slug, language }: EntryQuery,
): Promise<LiveEntry[]> {
  const { from, until } = contentPublications
  const rows = await db
    .select({ entry: contentEntries, publication: contentPublications })
    .from(contentPublications)
    .innerJoin(contentEntries, eq(contentEntries.id, contentPublications.entryId))
    .where(
      and(
        eq(contentEntries.kind, kind),
        slug === undefined ? undefined : eq(contentEntries.slug, slug),
        lte(from, now),
        or(isNull(until), gt(until, now)),
      ),
    )
    .orderBy(asc(contentEntries.id), asc(contentPublications.id))
  return [...Map.groupBy(rows, ({ entry }) => entry.id).values()].flatMap((of) => {
    const { entry } = of[0]!
    const live = liveOf(
      of.map(({ publication }) => publication),
      now,
    )
    const texts = live && publishedTexts(kind, live.content.texts)
    const shown = texts && languageFor(texts, language)
    return live && shown
      ? [
          {
            id: entry.id,
            slug: entry.slug,
            language: shown,
            text: texts[shown]!,
            since: live.from,
            ad: adOf(live.content),
            template: live.content.template ?? null,
          },
        ]
      : []
  })
}
