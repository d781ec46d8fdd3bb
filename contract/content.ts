import { z } from 'zod'
import { entryKinds } from '#domain/content/entries.ts'
import { isSlug } from '#domain/content/slugs.ts'
import { languages } from '#domain/languages.ts'

export { contentPaths } from './content-paths.ts'

const Id = z.int().positive().max(2_147_483_647)
const Timestamp = z.iso.datetime()
const Language = z.enum(languages)

/** A run of words that look alike. */
export const TextSpan = z.strictObject({
  text: z.string(),
  is_strong: z.boolean(),
  is_emphasis: z.boolean(),
  /** A path of the shop without the language, or an https or mailto address. */
  link: z.string().nullable(),
})
/** A piece of a longer text. Consecutive items are one list. */
export const TextBlock = z.strictObject({
  kind: z.enum(['heading', 'subheading', 'paragraph', 'item', 'numbered', 'quotation']),
  spans: z.array(TextSpan),
})
export type TextBlock = z.infer<typeof TextBlock>

/** A page of the shop’s team as its readers get it; `language` is English where their own is missing. */
export const ContentPage = z.strictObject({
  slug: z.string(),
  language: Language,
  title: z.string(),
  description: z.string(),
  blocks: z.array(TextBlock),
})
export type ContentPage = z.infer<typeof ContentPage>

/** The fields of each kind and their limits: `entryFields`. */
const EntryTexts = z.partialRecord(Language, z.record(z.string().max(40), z.string().max(20_000)))
export const EntryContent = z.strictObject({ texts: EntryTexts })
export type EntryContent = z.infer<typeof EntryContent>

export const NewEntry = z.strictObject({
  kind: z.enum(entryKinds),
  /** The last part of a page’s address. */
  slug: z.string().refine(isSlug),
})
export type NewEntry = z.infer<typeof NewEntry>

/** `revision`: the one that the change was made from. */
export const EntryChange = z.strictObject({ revision: z.int(), content: EntryContent })
export type EntryChange = z.infer<typeof EntryChange>

/** `from`: null for at once. `until`: null for no end. */
export const PublicationChange = z.strictObject({
  revision: z.int(),
  from: Timestamp.nullable(),
  until: Timestamp.nullable(),
})
export type PublicationChange = z.infer<typeof PublicationChange>

const EntryPeriod = z.strictObject({ from: Timestamp, until: Timestamp.nullable() })

export const ListedEntry = z.strictObject({
  id: Id,
  kind: z.enum(entryKinds),
  slug: z.string(),
  /** In the reader’s language if it was written in it; empty if nothing was written yet. */
  title: z.string(),
  state: z.enum(['draft', 'scheduled', 'published', 'over']),
  /** The draft differs from what was published or scheduled last. */
  has_unpublished_changes: z.boolean(),
  complete_languages: z.array(Language),
  unfinished_languages: z.array(Language),
  changed_at: Timestamp,
  /** Who changed it last; null if their account was erased. */
  changed_by: z.string().nullable(),
  /** What is shown at the moment. */
  live: EntryPeriod.nullable(),
  /** What will be shown next. */
  next: EntryPeriod.nullable(),
})
export type ListedEntry = z.infer<typeof ListedEntry>

export const Entry = ListedEntry.extend({ revision: z.int(), content: EntryContent })
export type Entry = z.infer<typeof Entry>

export const EntryList = z.strictObject({
  data: z.array(ListedEntry),
  /** Pages that the shop has from the start and that nobody has written anew. */
  standard_pages: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
})
export type EntryList = z.infer<typeof EntryList>

export const EntryHistory = z.strictObject({
  data: z.array(
    z.strictObject({
      id: Id,
      saved_at: Timestamp,
      saved_by: z.string().nullable(),
      is_published: z.boolean(),
    }),
  ),
})
export type EntryHistory = z.infer<typeof EntryHistory>
