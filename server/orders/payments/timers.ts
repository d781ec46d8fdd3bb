import { setTimeout as wait } from 'node:timers/promises'
import { PaymentUnreachable } from '#server/platform/payments/provider.ts'
import { Refusal } from '#server/platform/problems.ts'
import { expireOrder, findOverdue } from './expire-orders.ts'
import type { SettlingWorld } from './hear-notice.ts'
import { findUnsettled, reconcilePayment } from './reconcile-payments.ts'

export type TimersWorld = SettlingWorld & { origin: () => string }
export type OrderTimers = { close(): Promise<void> }

const periodMs = 15_000

/** Ends what nobody paid in time, and asks of what nobody told. Any number of processes may do it at once. */
export function openOrderTimers(
  world: TimersWorld,
  { period = periodMs }: { period?: number | undefined } = {},
): OrderTimers {
  const end = new AbortController()
  const passes = () =>
    wait(period, undefined, { ref: false, signal: end.signal }).then(
      () => true,
      () => false,
    )
  async function everyPeriod(): Promise<void> {
    while (await passes())
      await turn(world, end.signal).catch((error) =>
        world.log.warn({ err: error }, 'the timers of orders failed, and go on'),
      )
  }
  const running = everyPeriod()
  return {
    close() {
      end.abort()
      return running
    },
  }
}

/** One turn; what fails leaves the others alone, but for a provider that cannot be asked now: it waits for the next. */
export async function turn(world: TimersWorld, end?: AbortSignal, now = new Date()): Promise<void> {
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
  for (const order of await findOverdue(world.db, now))
    await each('order', order.id, () => expireOrder(world, order, now))
  for (const payment of await findUnsettled(world, now))
    await each('payment', payment.id, () => reconcilePayment(world, payment, now))
}

function isUnreachable(error: unknown): boolean {
  return (
    error instanceof PaymentUnreachable || (error instanceof Refusal && error.code === 'payment-unreachable')
  )
}
