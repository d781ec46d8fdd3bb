import { boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core'

/** Stored as data, so that a new one needs no release. */
export const paymentMethods = pgTable('payment_methods', {
  key: text().primaryKey(),
  name: text().notNull(),
  position: smallint().notNull(),
  /** Null means everywhere. */
  countries: text().array(),
  providerMethod: text().notNull(),
  /** An SVG, shown as a picture so that it cannot run scripts. */
  mark: text().notNull(),
  enabled: boolean().notNull().default(true),
})
