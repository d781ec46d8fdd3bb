import { PaymentUnreachable } from '#server/payments/providers/provider.ts'
import type { Deps } from '#server/platform/context.ts'
import { type Interval, startInterval } from '#server/platform/interval.ts'
import { Refusal } from '#server/platform/problems.ts'
import { expireOrder, findOverdue } from './expire-orders.ts'
import { findUnsettled, reconcilePayment } from './reconcile-payments.ts'

const periodMs = 15_000

/**
 * Ends orders that were not paid in time, and asks about unreported payments. Any number of processes may do it at
 * once.
 */
export function openOrderTimers(
  deps: Pick<Deps, 'clock' | 'db' | 'events' | 'jobs' | 'log' | 'origin' | 'provider'>,
  { period: pauseMs = periodMs }: { period?: number | undefined } = {},
): Interval {
  return startInterval({ what: 'the timers of orders', pauseMs }, deps.log, (end) => settleOverdue(deps, end))
}

/** A failure does not affect the others, except that an unreachable provider is only asked again in the next run. */
export async function settleOverdue(
  deps: Pick<Deps, 'clock' | 'db' | 'events' | 'jobs' | 'log' | 'origin' | 'provider'>,
  end?: AbortSignal,
): Promise<void> {
  let isReachable = true
  const each = async (what: string, id: number, work: () => Promise<void>) => {
    if (end?.aborted || !isReachable) return
    try {
      await work()
    } catch (error) {
      isReachable = !isUnreachable(error)
      const level = isReachable ? 'error' : 'warn'
      deps.log[level]({ err: error, [what]: id }, 'an overdue order or payment could not be settled')
    }
  }
  for (const order of await findOverdue(deps.db, deps.clock()))
    await each('order', order.id, () => expireOrder(deps, order))
  for (const payment of await findUnsettled(deps, deps.clock()))
    await each('payment', payment.id, () => reconcilePayment(deps, payment))
}

function isUnreachable(error: unknown): boolean {
  return (
    error instanceof PaymentUnreachable || (error instanceof Refusal && error.code === 'payment-unreachable')
  )
}
