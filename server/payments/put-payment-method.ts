import { eq } from 'drizzle-orm'
import type { AdminPaymentMethod, PaymentMethodChange } from '#contract/admin-orders.ts'
import { isPlainMark } from '#domain/payments/marks.ts'
import { recordAudit } from '#server/accounts/audit/record-audit.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { type PaymentMethodRow, presentPaymentMethod } from './payment-methods.ts'
import { paymentMethods } from './tables.ts'

/** An unknown key adds a method, with its logo. Returns whether it is new. */
export function putPaymentMethod(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  key: string,
  { mark_svg: given, provider_method: providerMethod, ...change }: PaymentMethodChange,
): Promise<{ isNew: boolean; method: AdminPaymentMethod }> {
  const mark = given?.trim()
  if (mark !== undefined && !isPlainMark(mark)) return refuse('invalid-input', { mark_svg: ['mark'] })
  return transact(ctx.db, async (db) => {
    const [before] = await db.select().from(paymentMethods).where(eq(paymentMethods.key, key)).for('update')
    const kept = mark ?? before?.mark ?? refuse('invalid-input', { mark_svg: ['required'] })
    const values = { ...change, providerMethod, mark: kept }
    const [row] = await db
      .insert(paymentMethods)
      .values({ key, ...values })
      .onConflictDoUpdate({ target: paymentMethods.key, set: values })
      .returning()
    const details = { method: key, enabled: change.enabled ? 'yes' : 'no' }
    await recordAudit({ ...ctx, db }, { action: 'payment-method-changed', subjectId: null, details })
    return { isNew: before === undefined, method: presentForAdmin(row!) }
  })
}

export function presentForAdmin(row: PaymentMethodRow): AdminPaymentMethod {
  const { providerMethod: provider_method, position, enabled } = row
  return { ...presentPaymentMethod(row), provider_method, position, enabled }
}
