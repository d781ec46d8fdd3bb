import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Currency } from '#domain/money.ts'
import type { VoucherKind } from '#domain/pricing/vouchers.ts'
import { identity, timestamp } from '#server/platform/columns.ts'

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
    validFrom: timestamp(),
    validUntil: timestamp(),
    usesMaximum: integer(),
    usesPerPerson: integer(),
    /** Minor units. */
    minimum: integer().notNull().default(0),
    /** Uses by orders that are paid or still may be; counted here so that the database can enforce the maximum. */
    used: integer().notNull().default(0),
    disabledAt: timestamp(),
    createdAt: timestamp().notNull(),
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
