import { asc, eq, or } from 'drizzle-orm'
import { methodPaidWith } from '#domain/payments/methods.ts'
import { paymentMethods } from '#server/checkout/tables.ts'
import type { Database } from '#server/platform/database.ts'

/** With which way to pay it was paid in the end, as the shop calls it; where it knows none, as the provider does. */
export async function usedMethod(db: Database, asked: string, told: string | null): Promise<string> {
  if (told === null || told === asked) return asked
  const known = await db
    .select({ key: paymentMethods.key, providerMethod: paymentMethods.providerMethod })
    .from(paymentMethods)
    .where(or(eq(paymentMethods.key, told), eq(paymentMethods.providerMethod, told)))
    .orderBy(asc(paymentMethods.position))
  return methodPaidWith(asked, told, known)
}
