import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StoreContent } from '#contract/storefront.ts'
import { users } from '#server/accounts/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

const practitionerId = () => integer().references(() => users.id, { onDelete: 'cascade' })

/** A practitioner’s shop page: as they work on it, and as it was last published. */
export const storefronts = pgTable(
  'storefronts',
  {
    practitionerId: practitionerId().primaryKey(),
    /** The last part of its address. */
    name: text().notNull().unique(),
    /** The same for names that could be taken for one another. */
    nameSkeleton: text().notNull().unique(),
    /** Raised by each change, so that a change made from an older state is noticed. */
    revision: integer().notNull().default(1),
    content: jsonb().$type<StoreContent>().notNull(),
    changedAt: timestamp().notNull(),
    /** Null if it is not published. */
    published: jsonb().$type<StoreContent>(),
    publishedRevision: integer(),
    publishedAt: timestamp(),
    /** The number of the next service, package or feature. */
    nextItemId: integer().notNull().default(1),
  },
  (t) => [index('storefronts_published').on(t.practitionerId).where(sql`${t.published} is not null`)],
)

/** Names that a page had: they lead to it until they expire. */
export const formerStoreNames = pgTable(
  'former_store_names',
  {
    name: text().primaryKey(),
    nameSkeleton: text().notNull(),
    practitionerId: practitionerId().notNull(),
    expiresAt: timestamp().notNull(),
  },
  (t) => [
    index('former_store_names_skeleton').on(t.nameSkeleton),
    index('former_store_names_owner').on(t.practitionerId),
  ],
)

/** Earlier states of a page. */
export const storeVersions = pgTable(
  'store_versions',
  {
    id: identity(),
    practitionerId: practitionerId().notNull(),
    content: jsonb().$type<StoreContent>().notNull(),
    savedAt: timestamp().notNull(),
    isPublished: boolean().notNull().default(false),
  },
  (t) => [index('store_versions_owner').on(t.practitionerId, t.id)],
)

/** An uploaded picture, redrawn in several widths. */
export const storeImages = pgTable(
  'store_images',
  {
    id: uuid().notNull(),
    width: smallint().notNull(),
    practitionerId: practitionerId().notNull(),
    /** Key in the file store. */
    fileKey: text().notNull(),
    uploadedAt: timestamp().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id, t.width] }), index('store_images_owner').on(t.practitionerId)],
)
