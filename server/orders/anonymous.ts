import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { orders } from './tables.ts'

const withoutPlace = (address: PgColumn): SQL => sql`jsonb_build_object('first_name', '', 'last_name', '',
  'company', '', 'street', '', 'postal_code', '', 'city', '', 'address_region', '', 'phone', '',
  'country', ${address} ->> 'country')`

/** Anonymises an order: its amounts, goods and country stay. */
export const anonymous = {
  email: sql`''`,
  practitionerName: sql`null`,
  address: withoutPlace(orders.address),
  billingAddress: withoutPlace(orders.billingAddress),
  pickUpPoint: sql`null`,
}

/** Replaces a column of a paid order. */
export function unlessPaid(blank: SQL, paid: SQL | PgColumn): SQL {
  return sql`CASE WHEN ${orders.paidAt} IS NULL THEN ${blank} ELSE ${paid} END`
}

/** A guest's, or the account is erased, and the order still names the person. */
export const isOfErased = and(sql`${orders.userId} IS NULL`, ne(orders.email, ''))!
export const isPending = eq(orders.state, 'pending_payment')
