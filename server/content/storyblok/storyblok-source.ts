import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type EntryKind, languageFor } from '#domain/content/entries.ts'
import type { Language } from '#domain/languages.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Storyblok } from '#server/platform/storyblok/storyblok.ts'
import { transact } from '#server/platform/transact.ts'
import { type ContentChange, notifyOfContent } from '../content-changes.ts'
import type { ContentSource, LiveEntry } from '../source.ts'
import { storyblokCopies } from '../tables.ts'
import { readStory, StoryblokEntry } from './read-story.ts'

declare module '#server/platform/context.ts' {
  interface Deps {
    /** Undefined if content is edited here. */
    storyblokContent: StoryblokContent | undefined
  }
}

/** Then Storyblok is asked again; until it answers, what is known is shown. */
export const freshMs = 5 * 60_000
/** While it is away, it is asked this often. */
const retryMs = 15_000
const Copy = z.array(StoryblokEntry)

const folders: Record<EntryKind, string> = {
  page: 'pages',
  ad: 'ads',
  home: 'home',
  welcome: 'welcome',
  template: 'templates',
}

export type StoryblokContent = ContentSource & {
  /** Asks Storyblok at once. What it sends is kept for all processes, which hear of what changed. */
  refresh(kind: EntryKind): Promise<void>
}

type Known = { entries: StoryblokEntry[]; readAt: number }
type Options = Pick<Deps, 'clock' | 'contentChanges' | 'db' | 'log'> & { storyblok: Storyblok }

/** Content from Storyblok. Its answers are kept in the database, so that it may be away for any time. */
export function storyblokSource({ storyblok, db, log, clock, contentChanges }: Options): StoryblokContent {
  const known = new Map<EntryKind, Known>()
  const running = new Map<EntryKind, Promise<void>>()
  // Another process has kept a newer copy.
  contentChanges.onChange(({ kind }) => known.delete(kind))

  async function fetchAll(kind: EntryKind): Promise<void> {
    const stories = await storyblok.stories(folders[kind])
    const entries = stories.flatMap((story) => {
      const entry = readStory(kind, story)
      if (!entry) log.warn({ kind, story: story.id }, 'a story of Storyblok lacks what it needs')
      return entry ?? []
    })
    await transact(db, async (tx) => {
      const before = await findCopy(tx, kind)
      const values = { entries, readAt: clock() }
      await tx
        .insert(storyblokCopies)
        .values({ kind, ...values })
        .onConflictDoUpdate({ target: storyblokCopies.kind, set: values })
      for (const change of changesOf(kind, before?.entries ?? [], entries)) await notifyOfContent(tx, change)
    })
    known.set(kind, { entries, readAt: clock().getTime() })
  }

  /** One question at a time. */
  function refresh(kind: EntryKind): Promise<void> {
    const asked = running.get(kind) ?? fetchAll(kind).finally(() => running.delete(kind))
    running.set(kind, asked)
    return asked
  }

  /** Never waits for Storyblok if anything is known. */
  async function entriesOf(kind: EntryKind): Promise<StoryblokEntry[]> {
    const found = known.get(kind) ?? (await findCopy(db, kind))
    if (found) known.set(kind, found)
    const isFresh = found && clock().getTime() - found.readAt < freshMs
    if (isFresh) return found.entries
    const asked = refresh(kind).catch((error: unknown) => {
      log.warn({ err: error, kind }, 'no content from Storyblok')
      // Not asked again for every reader.
      const { entries } = known.get(kind) ?? { entries: [] }
      known.set(kind, { entries, readAt: clock().getTime() - freshMs + retryMs })
    })
    if (!found) await asked
    return (found ?? known.get(kind))?.entries ?? []
  }

  return {
    refresh,
    async find(kind, slug, language) {
      const entry = (await entriesOf(kind)).find((each) => each.slug === slug)
      return entry && liveEntry(entry, language)
    },
    list: async (kind, language) =>
      (await entriesOf(kind)).flatMap((entry) => liveEntry(entry, language) ?? []),
  }
}

async function findCopy(db: Deps['db'], kind: EntryKind): Promise<Known | undefined> {
  const [copy] = await db.select().from(storyblokCopies).where(eq(storyblokCopies.kind, kind))
  return copy && { entries: Copy.catch([]).parse(copy.entries), readAt: copy.readAt.getTime() }
}

function liveEntry({ texts, since, ad, ...entry }: StoryblokEntry, asked: Language): LiveEntry | undefined {
  const language = languageFor(texts, asked)
  return (
    language && {
      ...entry,
      language,
      text: texts[language]!,
      since: new Date(since),
      // Pictures would make browsers call Storyblok.
      ad: ad && { ...ad, imageSrc: null },
    }
  )
}

function changesOf(
  kind: EntryKind,
  before: readonly StoryblokEntry[],
  after: readonly StoryblokEntry[],
): ContentChange[] {
  const bySlug = (entries: readonly StoryblokEntry[]) => new Map(entries.map((entry) => [entry.slug, entry]))
  const [old, now] = [bySlug(before), bySlug(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((slug) => !isDeepStrictEqual(old.get(slug), now.get(slug)))
    .map((slug) => ({ kind, slug }))
}
