import type { OrderItem, OrderStep, Shipment } from '#contract/orders.ts'
import { packsToShip } from '#domain/orders/packs.ts'
import type { Ending } from '#domain/orders/settlement.ts'
import type { OrderState } from '#domain/orders/states.ts'

type TimelineOrder = {
  state: OrderState
  /** Why an unpaid order ended, if the reader may know. */
  ending?: Ending | null
  placed_at: string
  history: readonly OrderStep[]
  shipments: readonly Shipment[]
  items: readonly Pick<OrderItem, 'quantity' | 'shipped' | 'refunded' | 'unsent' | 'withdrawn'>[]
}

/** `present` is the latest step while others are still to come; `ended` closes an unsuccessful order. */
export type TimelineMark = 'done' | 'present' | 'to-come' | 'ended'
type What =
  | { key: 'ordered' | 'waiting' | 'paid' | 'packing' | 'packed' | 'rest' | 'delivered' | 'refunded' }
  | { key: 'cancelled' | 'expired'; by: OrderStep['by'] | undefined; ending: Ending | null }
  | { key: 'sent'; shipment: Shipment }
export type TimelineStep = What & { mark: TimelineMark; at: string | null }

/** Past and future steps of an order, from its history: its state alone would hide what preceded a refund. */
export function timelineOf(order: TimelineOrder): TimelineStep[] {
  const { state } = order
  const lastOf = (wanted: OrderState) => order.history.findLast((step) => step.state === wanted)
  const happened: PastStep[] = [{ key: 'ordered', at: order.placed_at }]
  const paid = lastOf('paid')
  if (paid) happened.push({ key: 'paid', at: paid.at })
  if (state === 'cancelled' || state === 'expired') {
    const end = lastOf(state)
    return [
      ...done(happened),
      { key: state, by: end?.by, ending: order.ending ?? null, at: end?.at ?? null, mark: 'ended' },
    ]
  }
  if (state === 'pending_payment') {
    return [
      ...done(happened),
      { key: 'waiting', at: null, mark: 'present' },
      ...futureSteps(['packed', 'delivered']),
    ]
  }
  const packed = order.history.find((step) => step.state === 'processing')
  const shipments = [...order.shipments].sort((one, other) => (one.shipped_at < other.shipped_at ? -1 : 1))
  if (packed) happened.push({ key: shipments.length > 0 ? 'packed' : 'packing', at: packed.at })
  for (const shipment of shipments) happened.push({ key: 'sent', shipment, at: shipment.shipped_at })
  const delivered = lastOf('delivered')
  if (delivered) happened.push({ key: 'delivered', at: delivered.at })
  if (state === 'refunded') {
    happened.push({ key: 'refunded', at: lastOf('refunded')?.at ?? null })
    return done(happened)
  }
  return delivered
    ? done(happened)
    : [...withPresent(happened), ...futureSteps(ahead(order, Boolean(packed)))]
}

/** The stage of the whole order: like its state, except that a partial refund is no stage. */
export function stageOf(steps: readonly TimelineStep[]): Exclude<OrderState, 'partially_refunded'> {
  const latest = steps.findLast(({ mark }) => mark !== 'to-come')?.key ?? 'ordered'
  if (latest === 'sent') return steps.some(({ key }) => key === 'rest') ? 'partially_shipped' : 'shipped'
  return stages[latest]
}

const stages = {
  ordered: 'pending_payment',
  waiting: 'pending_payment',
  paid: 'paid',
  packing: 'processing',
  packed: 'processing',
  rest: 'partially_shipped',
  delivered: 'delivered',
  refunded: 'refunded',
  cancelled: 'cancelled',
  expired: 'expired',
} as const

type PastStep = What & { at: string | null }
type FutureStepKey = 'packed' | 'rest' | 'delivered'

function ahead({ items, shipments }: TimelineOrder, isPacked: boolean): FutureStepKey[] {
  if (!isPacked && shipments.length === 0) return ['packed', 'delivered']
  const hasRest = shipments.length > 0 && items.some((item) => packsToShip(item) > 0)
  return hasRest ? ['rest', 'delivered'] : ['delivered']
}

const done = (steps: PastStep[]): TimelineStep[] => steps.map((step) => ({ ...step, mark: 'done' }))

const withPresent = (steps: PastStep[]): TimelineStep[] =>
  steps.map((step, at) => ({ ...step, mark: at === steps.length - 1 ? 'present' : 'done' }))

const futureSteps = (keys: FutureStepKey[]): TimelineStep[] =>
  keys.map((key) => ({ key, at: null, mark: 'to-come' }))
