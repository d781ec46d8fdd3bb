import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { expressMethods } from '#domain/payments/express.ts'
import type { Ctx, Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { once } from '#server/platform/idempotency/once.ts'
import { Refusal } from '#server/platform/problems.ts'
import { type PaymentOrder, type PaymentProvider, PaymentRefused, PaymentUnreachable } from './provider.ts'
import { newSandboxId, reportedBy } from './sandbox-payments.ts'
import { sandboxPayments } from './tables.ts'

/** The sandbox provider: keeps its own records, takes no money, and behaves like the real one. */
export function openSandbox({ clock, db, origin }: Pick<Deps, 'clock' | 'db' | 'origin'>): PaymentProvider {
  return {
    name: 'sandbox',
    offered: async () => expressMethods,
    async open(order) {
      const now = clock()
      const { id } = await onceByKey({ db, now }, order, (tx) => open({ db: tx, now }, order))
      return { providerId: id, url: `${origin()}/${order.language}/sandbox/payments/${id}` }
    },
    async find(providerId) {
      const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, providerId))
      return payment && reportedBy(payment, clock())
    },
    async cancel(providerId) {
      await db
        .update(sandboxPayments)
        .set({ state: 'cancelled' })
        .where(and(eq(sandboxPayments.id, providerId), eq(sandboxPayments.state, 'open')))
    },
    async refund(order) {
      const { providerId } = await onceByKey({ db, now: clock() }, order, async (tx) => {
        const taken = await tx
          .update(sandboxPayments)
          .set({ refunded: sql`${sandboxPayments.refunded} + ${order.amount}` })
          .where(
            and(
              eq(sandboxPayments.id, order.providerId),
              eq(sandboxPayments.state, 'paid'),
              eq(sandboxPayments.currency, order.currency),
              sql`${sandboxPayments.refunded} + ${order.amount} <= ${sandboxPayments.amount}`,
            ),
          )
          .returning({ id: sandboxPayments.id })
        if (taken.length === 0) throw new PaymentRefused('The payment has not so much to give back')
        return { providerId: newSandboxId('sbr') }
      })
      // A repeated key with another amount is refused.
      return { providerId, amount: order.amount }
    },
    // It is asked only if money went back without the shop, which cannot happen here.
    findRefund: async () => undefined,
    // It refunds immediately.
    failedRefunds: async () => [],
  }
}

async function open({ db, now }: Pick<Ctx, 'db' | 'now'>, order: PaymentOrder): Promise<{ id: string }> {
  const { description, amount, currency, method, returnUrl } = order
  const id = newSandboxId('sb')
  await db
    .insert(sandboxPayments)
    .values({ id, description, amount, currency, method, returnUrl, state: 'open', createdAt: now })
  return { id }
}

type Keyed = Pick<PaymentOrder, 'key' | 'amount' | 'currency'>

/** Like the real one, it answers a repeated key as before, and asks to retry while the first request still runs. */
async function onceByKey<Answer extends object>(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { key, amount, currency }: Keyed,
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const requestHash = createHash('sha256').update(`${amount} ${currency}`).digest('hex')
  try {
    return await once(db, { scope: 'sandbox', key, userId: null, requestHash }, now, work)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'still-running')
      throw new PaymentUnreachable('The same is being done')
    if (error instanceof Refusal) throw new PaymentRefused(error.code)
    throw error
  }
}
