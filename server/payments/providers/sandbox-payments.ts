import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { OutsideRefunds } from '#domain/orders/outside-refunds.ts'
import type { PaymentState } from '#domain/orders/settlement.ts'
import { reservationMinutes } from '#domain/orders/states.ts'
import type { Database } from '#server/platform/database.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import type { ReportedPayment } from './provider.ts'
import { sandboxPayments } from './tables.ts'

export type SandboxRow = typeof sandboxPayments.$inferSelect
export type SandboxOutcome = Exclude<PaymentState, 'open'>

const cards = new Set(['masterCard', 'visa', 'americanExpress'])
const inventedDigits = '4471'
const lifetimeMs = reservationMinutes * 60_000

export const newSandboxId = (kind: string) => `${kind}_${randomBytes(18).toString('base64url')}`

/** Payments that were not made in time have expired by themselves. */
export function stateOfSandbox({ state, createdAt }: SandboxRow, now: Date): PaymentState {
  return state === 'open' && createdAt.getTime() + lifetimeMs < now.getTime() ? 'expired' : state
}

/** Nothing goes back of it without the shop. */
export function reportedBy(payment: SandboxRow, now: Date): ReportedPayment & OutsideRefunds {
  const { amount, currency, method } = payment
  return {
    state: stateOfSandbox(payment, now),
    amount,
    currency,
    paidAt: null,
    detail: method !== null && cards.has(method) ? inventedDigits : null,
    providerMethod: method,
    chargedBack: 0,
    refundedOutside: 0,
  }
}

export async function findSandboxPayment(db: Database, id: string): Promise<SandboxRow | undefined> {
  const [payment] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id))
  return payment
}

/** The choice on its page is final, and is reported to the shop through the queue, as often as necessary. */
export async function chooseSandboxOutcome(
  { db, jobs, now }: { db: Database; jobs: Jobs; now: Date },
  id: string,
  { method, outcome }: { method: string; outcome: SandboxOutcome },
): Promise<SandboxRow> {
  return transact(db, async (tx) => {
    const stillOpen = gt(sandboxPayments.createdAt, new Date(now.getTime() - lifetimeMs))
    const [chosen] = await tx
      .update(sandboxPayments)
      .set({ method, state: outcome })
      .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.state, 'open'), stillOpen))
      .returning()
    if (!chosen) return refuse((await findSandboxPayment(tx, id)) ? 'conflict' : 'not-found')
    await jobs.enqueue(tx, 'payment-notice', { payment_id: id })
    return chosen
  })
}
