import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type EntryKind, languageFor } from '#domain/content/entries.ts'
import { templateProblem } from '#domain/content/templates.ts'
import type { Language } from '#domain/languages.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Storyblok } from '#server/platform/storyblok/storyblok.ts'
import { transact } from '#server/platform/transact.ts'
import { addTemplate } from '#server/protocols/templates/add-template.ts'
import { type ContentChange, notifyOfContent } from '../content-changes.ts'
import { addContentImage } from '../images/content-images.ts'
import { adOf, type ContentSource, type LiveEntry } from '../source.ts'
import { storyblokCopies } from '../tables.ts'
import { readStory, StoryblokEntry } from './read-story.ts'
import { findNamedVariants, resolveProducts } from './story-products.ts'

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
  article: 'help',
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
type Options = Pick<Deps, 'clock' | 'contentChanges' | 'db' | 'files' | 'log'> & { storyblok: Storyblok }

/** Content from Storyblok. Its answers are kept in the database, so that it may be away for any time. */
export function storyblokSource(options: Options): StoryblokContent {
  const { storyblok, db, log, clock, contentChanges } = options
  const known = new Map<EntryKind, Known>()
  const running = new Map<EntryKind, Promise<void>>()
  // Another process has kept a newer copy.
  contentChanges.onChange(({ kind }) => known.delete(kind))

  async function fetchAll(kind: EntryKind): Promise<void> {
    const stories = await storyblok.stories(folders[kind])
    const read = stories.flatMap((story) => {
      const entry = readStory(kind, story)
      if (!entry) log.warn({ kind, story: story.id }, 'a story of Storyblok lacks what it needs')
      return entry ?? []
    })
    await reportUnknownProducts(options, read)
    const entries = await withPictures(options, read, (await findCopy(db, kind))?.entries ?? [])
    await transact(db, async (tx) => {
      const before = await findCopy(tx, kind)
      const values = { entries, readAt: clock() }
      await tx
        .insert(storyblokCopies)
        .values({ kind, ...values })
        .onConflictDoUpdate({ target: storyblokCopies.kind, set: values })
      if (kind === 'template')
        for (const { slug, products } of entries) if (products) await addTemplate(tx, slug)
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
    const asked = refresh(kind).catch(async (error: unknown) => {
      log.warn({ err: error, kind }, 'no content from Storyblok')
      // The notice of another process may have removed what was known here, for the newer copy that it has kept.
      const kept = known.get(kind) ?? (await findCopy(db, kind).catch(() => undefined)) ?? found
      // Not asked again for every reader.
      known.set(kind, { entries: kept?.entries ?? [], readAt: clock().getTime() - freshMs + retryMs })
    })
    if (!found) await asked
    return (found ?? known.get(kind))?.entries ?? []
  }

  return {
    refresh,
    async find(kind, slug, language) {
      const entry = (await entriesOf(kind)).find((each) => each.slug === slug)
      return entry && liveEntry(await findNamedVariants(db, [entry]), entry, language)
    },
    async list(kind, language) {
      const entries = await entriesOf(kind)
      const ids = await findNamedVariants(db, entries)
      return entries.flatMap((entry) => liveEntry(ids, entry, language) ?? [])
    },
  }
}

/** Each picture is fetched once, so that browsers need not call Storyblok. One that fails is tried again. */
async function withPictures(
  { storyblok, db, files, log, clock }: Options,
  entries: readonly StoryblokEntry[],
  before: readonly StoryblokEntry[],
): Promise<StoryblokEntry[]> {
  const kept = new Map(before.map(({ ad }) => [ad?.picture, ad?.image]))
  const fetched: StoryblokEntry[] = []
  for (const entry of entries) {
    const { ad } = entry
    if (!ad?.picture) {
      fetched.push(entry)
      continue
    }
    const image =
      kept.get(ad.picture) ??
      (await storyblok
        .file(ad.picture)
        .then((bytes) => addContentImage({ db, files, now: clock() }, bytes))
        .then((added) => added.image)
        .catch((error: unknown) => {
          log.warn({ err: error, story: entry.id }, 'no picture from Storyblok')
          return null
        }))
    kept.set(ad.picture, image)
    fetched.push({ ...entry, ad: { ...ad, image } })
  }
  return fetched
}

async function reportUnknownProducts(
  { db, log }: Pick<Options, 'db' | 'log'>,
  entries: readonly StoryblokEntry[],
): Promise<void> {
  const ids = await findNamedVariants(db, entries)
  for (const { id, products } of entries) {
    const unknown = products ? resolveProducts(ids, products).unknown : []
    if (unknown.length > 0)
      log.warn({ story: id, skus: unknown }, 'a story of Storyblok names products that the shop lacks')
  }
}

async function findCopy(db: Deps['db'], kind: EntryKind): Promise<Known | undefined> {
  const [copy] = await db.select().from(storyblokCopies).where(eq(storyblokCopies.kind, kind))
  return copy && { entries: Copy.catch([]).parse(copy.entries), readAt: copy.readAt.getTime() }
}

function liveEntry(
  ids: ReadonlyMap<string, number>,
  { texts, since, ad, products, ...entry }: StoryblokEntry,
  asked: Language,
): LiveEntry | undefined {
  const language = languageFor(texts, asked)
  if (!language) return undefined
  const resolved = products && resolveProducts(ids, products)
  if (templateProblem(resolved?.template ?? null)) return undefined
  return {
    ...entry,
    language,
    text: texts[language]!,
    since: new Date(since),
    ad: adOf({ ad: ad && settingsOf(ad) }),
    template: resolved?.template ?? null,
  }
}

const settingsOf = ({ picture: _, ...settings }: NonNullable<StoryblokEntry['ad']>) => settings

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
