import { type Every, every } from '#server/platform/every.ts'
import { PaymentUnreachable } from '#server/platform/payments/provider.ts'
import { Refusal } from '#server/platform/problems.ts'
import { expireOrder, findOverdue } from './expire-orders.ts'
import type { SettlingWorld } from './hear-notice.ts'
import { findUnsettled, reconcilePayment } from './reconcile-payments.ts'

export type TimersWorld = SettlingWorld & { origin: () => string }

const periodMs = 15_000

/** Ends what nobody paid in time, and asks of what nobody told. Any number of processes may do it at once. */
export function openOrderTimers(
  world: TimersWorld,
  { period: pauseMs = periodMs }: { period?: number | undefined } = {},
): Every {
  return every({ what: 'the timers of orders', pauseMs }, world.log, (end) => turn(world, end))
}

/** One turn; what fails leaves the others alone, but for a provider that cannot be asked now: it waits for the next. */
export async function turn(world: TimersWorld, end?: AbortSignal): Promise<void> {
  let isReachable = true
  const each = async (what: string, id: number, work: () => Promise<void>) => {
    if (end?.aborted || !isReachable) return
    try {
      await work()
    } catch (error) {
      isReachable = !isUnreachable(error)
      const level = isReachable ? 'error' : 'warn'
      world.log[level]({ err: error, [what]: id }, 'what nobody told the end of could not be settled')
    }
  }
  for (const order of await findOverdue(world.db, world.clock()))
    await each('order', order.id, () => expireOrder(world, order))
  for (const payment of await findUnsettled(world, world.clock()))
    await each('payment', payment.id, () => reconcilePayment(world, payment))
}

function isUnreachable(error: unknown): boolean {
  return (
    error instanceof PaymentUnreachable || (error instanceof Refusal && error.code === 'payment-unreachable')
  )
}
