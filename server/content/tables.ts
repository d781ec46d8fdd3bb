import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { EntryContent } from '#contract/content.ts'
import type { EntryKind } from '#domain/content/entries.ts'
import { users } from '#server/accounts/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

const entryId = () =>
  integer()
    .notNull()
    .references(() => contentEntries.id, { onDelete: 'cascade' })

/** What the shop’s team writes, as it works on it. */
export const contentEntries = pgTable(
  'content_entries',
  {
    id: identity(),
    kind: text().$type<EntryKind>().notNull(),
    /** The last part of its address. */
    slug: text().notNull(),
    /** Raised by each change, so that a change made from an older state is noticed. */
    revision: integer().notNull().default(1),
    content: jsonb().$type<EntryContent>().notNull(),
    changedAt: timestamp().notNull(),
    /** The revision published last; null if none is. */
    publishedRevision: integer(),
  },
  (t) => [unique('content_entries_slug').on(t.kind, t.slug)],
)

/** What is shown, and when. */
export const contentPublications = pgTable(
  'content_publications',
  {
    id: identity(),
    entryId: entryId(),
    content: jsonb().$type<EntryContent>().notNull(),
    from: timestamp().notNull(),
    /** Null if it has no end. */
    until: timestamp(),
  },
  (t) => [index('content_publications_entry').on(t.entryId), index('content_publications_from').on(t.from)],
)

/** States that were saved or published. */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: identity(),
    entryId: entryId(),
    content: jsonb().$type<EntryContent>().notNull(),
    savedAt: timestamp().notNull(),
    /** Null once their account is erased. */
    savedBy: integer().references(() => users.id),
    isPublished: boolean().notNull(),
  },
  (t) => [index('content_versions_entry').on(t.entryId, t.id)],
)

/** An uploaded picture, redrawn in several widths. */
export const contentImages = pgTable(
  'content_images',
  {
    id: uuid().notNull(),
    width: smallint().notNull(),
    /** Key in the file store. */
    fileKey: text().notNull(),
    uploadedAt: timestamp().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id, t.width] })],
)

/** What Storyblok sent last, shown while it is away. */
export const storyblokCopies = pgTable('storyblok_copies', {
  kind: text().$type<EntryKind>().primaryKey(),
  entries: jsonb().$type<unknown>().notNull(),
  readAt: timestamp().notNull(),
})
