import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { TermGroup } from '#domain/catalogue/vocabulary.ts'

/** Terms of the shop's own vocabulary that an admin deleted, and that are not written again. */
export const removedTerms = pgTable(
  'removed_terms',
  { group: text('term_group').$type<TermGroup>().notNull(), slug: text().notNull() },
  (t) => [primaryKey({ columns: [t.group, t.slug] })],
)
