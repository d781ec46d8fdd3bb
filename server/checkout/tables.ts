import { sql } from 'drizzle-orm'
import {
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Currency } from '#domain/money.ts'
import type { VoucherKind } from '#domain/pricing/vouchers.ts'
import { users } from '#server/accounts/tables.ts'
import { identity, moment } from '#server/platform/columns.ts'

/** The address book of an account. */
export const addresses = pgTable(
  'addresses',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    company: text().notNull(),
    street: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    addressRegion: text().notNull(),
    country: char({ length: 2 }).notNull(),
    phone: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('addresses_user').on(t.userId),
    uniqueIndex('addresses_one_default').on(t.userId).where(sql`is_default`),
  ],
)

export const vouchers = pgTable(
  'vouchers',
  {
    id: identity(),
    /** In capitals, without spaces and hyphens. */
    code: text().notNull().unique(),
    kind: text().$type<VoucherKind>().notNull(),
    percent: smallint(),
    amount: integer(),
    currency: text().$type<Currency>().notNull(),
    validFrom: moment(),
    validUntil: moment(),
    usesMaximum: integer(),
    usesPerPerson: integer(),
    /** Minor units. */
    minimum: integer().notNull().default(0),
    /** By orders that are paid or still may be; counted here so that the database keeps it below the maximum. */
    used: integer().notNull().default(0),
    disabledAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check(
      'vouchers_used',
      sql`${t.used} >= 0 and (${t.usesMaximum} is null or ${t.used} <= ${t.usesMaximum})`,
    ),
    check(
      'vouchers_gift',
      sql`case ${t.kind} when 'percent' then ${t.percent} between 1 and 100 when 'amount' then ${t.amount} > 0 else ${t.kind} = 'free_delivery' end`,
    ),
  ],
)

/** Data, so that a new one needs no release (decision 35). */
export const paymentMethods = pgTable('payment_methods', {
  key: text().primaryKey(),
  name: text().notNull(),
  position: smallint().notNull(),
  /** Null: everywhere. */
  countries: text().array(),
  providerMethod: text().notNull(),
  /** An SVG, shown as a picture and never run. */
  mark: text().notNull(),
  enabled: boolean().notNull().default(true),
})
