import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { timestamp } from '../columns.ts'

/**
 * The fingerprint of the key that secrets are encrypted with, so that a restored copy can name the key it needs. One
 * row.
 */
export const sealingKey = pgTable(
  'sealing_key',
  {
    id: smallint().primaryKey().default(1),
    fingerprint: text().notNull(),
    recordedAt: timestamp().notNull().defaultNow(),
  },
  (t) => [check('sealing_key_one', sql`${t.id} = 1`)],
)
