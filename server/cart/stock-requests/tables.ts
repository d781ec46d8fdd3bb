import { sql } from 'drizzle-orm'
import { index, integer, pgTable, timestamp as pgTimestamp, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/languages.ts'
import { users } from '#server/accounts/tables.ts'
import { variants } from '#server/catalogue/tables.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const variantId = () =>
  integer()
    .notNull()
    .references(() => variants.id, { onDelete: 'cascade' })
/** When an email was queued. */
const notifiedAt = () => pgTimestamp('told_at', { withTimezone: true })

/** Requests for an email when a variant is in stock again; deleted some days after the notification. */
export const stockRequests = pgTable(
  'stock_requests',
  {
    id: identity(),
    userId: userId(),
    variantId: variantId(),
    createdAt: timestamp().notNull(),
    notifiedAt: notifiedAt(),
  },
  (t) => [
    uniqueIndex('stock_requests_once').on(t.userId, t.variantId),
    index('stock_requests_variant').on(t.variantId),
  ],
)

/** Requests of visitors; valid only once confirmed by the link sent to their address. */
export const visitorStockRequests = pgTable(
  'visitor_stock_requests',
  {
    id: identity(),
    email: text().notNull(),
    variantId: variantId(),
    language: text().$type<Language>().notNull(),
    /** The token of the link in the last email about it; null until one is written. */
    tokenHash: text().unique(),
    createdAt: timestamp().notNull(),
    confirmedAt: timestamp(),
    notifiedAt: notifiedAt(),
  },
  (t) => [
    uniqueIndex('visitor_stock_requests_once')
      .on(sql`lower(${t.email})`, t.variantId)
      .where(sql`told_at is null`),
    index('visitor_stock_requests_variant').on(t.variantId),
  ],
)
