import { createHash } from 'node:crypto'
import { and, asc, eq, or } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { markRatio } from '#domain/payments/marks.ts'
import { isUsableIn, methodPaidWith } from '#domain/payments/methods.ts'
import type { Database } from '#server/platform/database.ts'
import { paymentMethods } from './tables.ts'

export type PaymentMethodRow = typeof paymentMethods.$inferSelect

/** All, in display order. */
export function listPaymentMethods(db: Database): Promise<PaymentMethodRow[]> {
  return db.select().from(paymentMethods).orderBy(asc(paymentMethods.position), asc(paymentMethods.key))
}

/** Those that can be chosen; without a country, those available anywhere. */
export async function listUsableMethods(db: Database, country?: string): Promise<PaymentMethodRow[]> {
  const rows = await listPaymentMethods(db)
  return rows.filter(({ enabled, countries }) => enabled && (!country || isUsableIn({ countries }, country)))
}

export async function findPaymentMethod(db: Database, key: string): Promise<PaymentMethodRow | undefined> {
  const [row] = await db.select().from(paymentMethods).where(eq(paymentMethods.key, key))
  return row
}

/** The method for an order; undefined if it cannot be chosen. */
export async function findUsableMethod(
  db: Database,
  key: string,
  country: string,
): Promise<PaymentMethodRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.key, key), eq(paymentMethods.enabled, true)))
  return row && isUsableIn(row, country) ? row : undefined
}

/** The method that was used in the end: the shop's key, or else the provider's name. */
export async function findUsedMethod(db: Database, chosen: string, reported: string | null): Promise<string> {
  if (reported === null || reported === chosen) return chosen
  const known = await db
    .select({ key: paymentMethods.key, providerMethod: paymentMethods.providerMethod })
    .from(paymentMethods)
    .where(or(eq(paymentMethods.key, reported), eq(paymentMethods.providerMethod, reported)))
    .orderBy(asc(paymentMethods.position))
  return methodPaidWith(chosen, reported, known)
}

export function presentPaymentMethod({ key, name, countries, mark }: PaymentMethodRow): PaymentMethod {
  const address = `/api${checkoutPaths.paymentMark(key)}?v=${markVersion(mark)}`
  return { key, name, mark: address, mark_ratio: markRatio(mark), countries }
}

export function markVersion(mark: string): string {
  return createHash('sha256').update(mark).digest('hex').slice(0, 12)
}
