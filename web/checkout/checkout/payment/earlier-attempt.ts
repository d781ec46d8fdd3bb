import type { GuestCheckout, GuestPlaced } from '#contract/checkout.ts'
import { isPaid, type OrderState } from '#domain/orders/states.ts'
import type { Attempt } from '#web/platform/attempt.ts'
import { type Failure, failureOf, isDecided } from './order-failure.ts'

/** What became of an earlier attempt and the order it may have placed. */
type Outcome =
  | { of: 'sending' | 'cancelling'; failure: Failure | undefined }
  | { of: 'looking'; state: OrderState }

/** `continue`: with the earlier order. `stop`: nothing is known, so that the attempt stays open. */
type Next = 'cancel' | 'look' | 'order' | 'continue' | 'stop'

/**
 * A guest orders something else than in an attempt without an answer. It is sent again with its key: an order that it
 * placed is cancelled before another is placed, unless it was paid meanwhile.
 */
export function nextStep(outcome: Outcome): Next {
  if (outcome.of === 'looking')
    return outcome.state === 'pending_payment' || isPaid(outcome.state) ? 'continue' : 'order'
  const { of, failure } = outcome
  if (!failure) return of === 'sending' ? 'cancel' : 'order'
  if (!isDecided(failure)) return 'stop'
  return of === 'sending' ? 'order' : 'look'
}

export type EarlierCalls = {
  send(attempt: Attempt<GuestCheckout>): Promise<GuestPlaced>
  cancel(token: string, key: string): Promise<unknown>
  stateOf(token: string): Promise<OrderState>
}

/** The earlier order if it counts; otherwise whether it has ended or was never placed. Throws as long as it is unknown. */
export async function settleEarlier(
  earlier: Attempt<GuestCheckout>,
  { send, cancel, stateOf }: EarlierCalls,
): Promise<'ended' | 'never-placed' | GuestPlaced> {
  const sent = await answerOf(send(earlier))
  if (nextStep({ of: 'sending', ...sent }) === 'order') return 'never-placed'
  if (!sent.answer) throw sent.error
  const { order_token: token } = sent.answer
  // Sent again after a lost answer, it gets the same answer.
  const cancelled = await answerOf(cancel(token, `cancel-${earlier.key}`))
  const next = nextStep({ of: 'cancelling', ...cancelled })
  if (next === 'order') return 'ended'
  if (next === 'stop') throw cancelled.error
  const isOver = nextStep({ of: 'looking', state: await stateOf(token) }) === 'order'
  return isOver ? 'ended' : sent.answer
}

type Answered<Answer> = { answer?: Answer; failure: Failure | undefined; error?: unknown }

async function answerOf<Answer>(call: Promise<Answer>): Promise<Answered<Answer>> {
  try {
    return { answer: await call, failure: undefined }
  } catch (error) {
    return { error, failure: failureOf(error) }
  }
}
