import fc from 'fast-check'
import type { PaymentState } from '#domain/orders/settlement.ts'
import type { OrderState } from '#domain/orders/states.ts'
import { packsLeftUnpaid, unpaidOrdersMaximum } from '#domain/orders/unpaid-limits.ts'

/** Among the payments of an order. */
export type Which = 'first' | 'latest'

/** Actions on orders; orders and lines are given by their index. */
export type Step =
  | { does: 'place'; packs: number[] }
  | { does: 'stockroom'; of: number; stock: number }
  | { does: 'report'; order: number; which: Which; state: Exclude<PaymentState, 'open'>; times: number }
  | { does: 'pay-again'; order: number }
  | { does: 'expire'; order: number }
  | { does: 'cancel'; order: number }
  | { does: 'process'; order: number }
  | { does: 'deliver'; order: number }
  | { does: 'ship'; order: number; line: number; quantity: number }
  | { does: 'withdraw'; order: number; line: number; quantity: number }
  | { does: 'refund'; order: number; line: number; quantity: number; fromClient: boolean; restock: boolean }
  /** Of the oldest open withdrawal. */
  | { does: 'take-back'; order: number; line: number; quantity: number; restock: boolean }
  | { does: 'refuse'; order: number }

/** The shop's answer when an order is placed. */
export type PlacedOrder = { id: number; delivery: number; lineIds: number[]; totals: number[] }

const [order, line] = [fc.nat(1), fc.nat(1)]
const quantity = fc.integer({ min: 1, max: 3 })
const packs = { order, line, quantity }
const does = <Name extends Step['does']>(name: Name) => fc.constant<Name>(name)

export const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: does('place'), packs: fc.tuple(quantity, quantity).map((both) => [...both]) }),
  fc.record({ does: does('stockroom'), of: line, stock: fc.constantFrom(2, 500) }),
  fc.record({
    does: does('report'),
    order,
    which: fc.constantFrom('first', 'latest'),
    state: fc.constantFrom('paid', 'paid', 'paid', 'failed', 'cancelled', 'expired'),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ does: does('pay-again'), order }),
  fc.record({ does: does('expire'), order }),
  fc.record({ does: does('cancel'), order }),
  fc.record({ does: does('process'), order }),
  fc.record({ does: does('process'), order }),
  fc.record({ does: does('deliver'), order }),
  fc.record({ does: does('ship'), ...packs }),
  fc.record({ does: does('ship'), ...packs }),
  fc.record({ does: does('withdraw'), ...packs }),
  fc.record({ does: does('refund'), ...packs, fromClient: fc.boolean(), restock: fc.boolean() }),
  fc.record({ does: does('take-back'), ...packs, restock: fc.boolean() }),
  fc.record({ does: does('refuse'), order }),
)

/** Where the packs of a line are: in stock, with the client, being returned (by withdrawal), or refunded. */
type Line = { quantity: number; here: number; out: number; asked: number[]; back: number; total: number }
type Order = {
  state: OrderState
  /** The result of each payment started. */
  payments: ('unpaid' | 'paid' | 'returned')[]
  endedByHand: boolean
  wasProcessed: boolean
  onTheWay: number
  parcels: number
  hasArrived: boolean
  delivery: number
  lines: Line[]
}

type Packs = { line: number; quantity: number }

const paid: OrderState[] = [
  'paid',
  'processing',
  'partially_shipped',
  'shipped',
  'delivered',
  'partially_refunded',
]
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

/** The simplest model of orders, money and stock. */
export function newModel(stocks: number[]) {
  const orders: Order[] = []
  const left = ({ lines }: Order) => sum(lines.map(({ here }) => here))
  /** The oldest withdrawal still expecting packs, by its index in the order. */
  const oldest = ({ lines }: Order) => {
    const places = lines.flatMap(({ asked }) => asked.flatMap((count, at) => (count > 0 ? at : [])))
    return places.length > 0 ? Math.min(...places) : undefined
  }
  const take = ({ lines }: Order, sign: 1 | -1) =>
    lines.forEach((each, at) => {
      stocks[at]! -= sign * each.quantity
    })

  function maySend({ state, wasProcessed }: Order): boolean {
    if (state === 'partially_refunded') return wasProcessed
    return state === 'processing' || state === 'partially_shipped'
  }

  function allows(step: Step): boolean {
    if (step.does === 'place') {
      const unpaid = orders.filter(({ state }) => state === 'pending_payment')
      const most = (at: number) => {
        const waiting = sum(unpaid.map(({ lines }) => lines[at]!.quantity))
        return packsLeftUnpaid({ stock: stocks[at]!, waiting })
      }
      return unpaid.length < unpaidOrdersMaximum && step.packs.every((count, at) => count <= most(at))
    }
    if (step.does === 'stockroom' || step.does === 'report' || step.does === 'process') return true
    const known = orders[step.order]!
    if (step.does === 'expire') return true
    if (step.does === 'pay-again') return known.state === 'pending_payment'
    if (step.does === 'cancel') return known.state === 'pending_payment' || known.state === 'paid'
    if (step.does === 'deliver') return known.onTheWay > 0
    const first = oldest(known)
    if (step.does === 'refuse') return first !== undefined
    const each = known.lines[step.line]!
    if (step.does === 'ship') return maySend(known) && step.quantity <= each.here
    if (!paid.includes(known.state)) return false
    if (step.does === 'withdraw') return step.quantity <= each.here + each.out
    if (step.does === 'refund') return step.quantity <= (step.fromClient ? each.out : each.here)
    return first !== undefined && step.quantity <= each.asked[first]!
  }

  function apply(step: Step, told: readonly PlacedOrder[]): void {
    if (step.does === 'place') place(step.packs, told.at(-1)!)
    else if (step.does === 'stockroom') stocks[step.of] = step.stock
    else change(orders[step.order]!, step)
  }

  function change(known: Order, step: Exclude<Step, { does: 'place' | 'stockroom' }>): void {
    if (step.does === 'report') report(known, step.which, step.state)
    else if (step.does === 'pay-again') known.payments.push('unpaid')
    else if (step.does === 'expire') expire(known)
    else if (step.does === 'cancel') cancel(known)
    else if (step.does === 'process') process(known)
    else if (step.does === 'deliver') deliver(known)
    else if (step.does === 'ship') ship(known, known.lines[step.line]!, step.quantity)
    else if (step.does === 'withdraw') withdraw(known, step)
    else if (step.does === 'refuse') refuse(known)
    else refund(known, step)
  }

  function place(counts: number[], { delivery, totals }: PlacedOrder): void {
    const lines = counts.map((count, at) => ({
      quantity: count,
      here: count,
      out: 0,
      asked: [],
      back: 0,
      total: totals[at]!,
    }))
    orders.push({
      state: 'pending_payment',
      payments: ['unpaid'],
      endedByHand: false,
      wasProcessed: false,
      onTheWay: 0,
      parcels: 0,
      hasArrived: false,
      delivery,
      lines,
    })
    take(orders.at(-1)!, 1)
  }

  function report(known: Order, which: Which, state: Exclude<PaymentState, 'open'>): void {
    const { state: before, payments } = known
    const at = which === 'first' ? 0 : payments.length - 1
    if (state !== 'paid' || payments[at] !== 'unpaid') return
    const isThere = known.lines.every(({ quantity: count }, nth) => count <= stocks[nth]!)
    const isAwaited = before === 'pending_payment' || (!known.endedByHand && isThere)
    const isKept = isAwaited && !payments.includes('paid')
    payments[at] = isKept ? 'paid' : 'returned'
    if (!isKept) return
    if (before !== 'pending_payment') take(known, 1)
    known.state = 'paid'
  }

  function expire(known: Order): void {
    if (known.state !== 'pending_payment') return
    known.state = 'expired'
    take(known, -1)
  }

  function cancel(known: Order): void {
    if (known.state === 'paid')
      for (const each of known.lines) {
        each.back = each.quantity
        each.here = 0
      }
    known.state = 'cancelled'
    known.endedByHand = true
    take(known, -1)
  }

  function process(known: Order): void {
    const isNew = known.state === 'partially_refunded' && !known.wasProcessed
    if (left(known) === 0 || !(known.state === 'paid' || isNew)) return
    known.state = 'processing'
    known.wasProcessed = true
  }

  function ship(known: Order, each: Line, count: number): void {
    each.here -= count
    each.out += count
    known.onTheWay += 1
    known.parcels += 1
    known.state = left(known) === 0 ? 'shipped' : 'partially_shipped'
  }

  function deliver(known: Order): void {
    known.onTheWay = 0
    arrive(known)
  }

  function withdraw(known: Order, packs: Packs): void {
    const each = known.lines[packs.line]!
    const unsent = Math.min(packs.quantity, each.here)
    const asked = packs.quantity - unsent
    each.here -= unsent
    each.out -= asked
    known.lines.forEach((other) => {
      other.asked.push(other === each ? asked : 0)
    })
    if (unsent > 0) giveBack(known, { ...packs, quantity: unsent, restock: true })
  }

  function refund(known: Order, step: Extract<Step, { does: 'refund' | 'take-back' }>): void {
    const each = known.lines[step.line]!
    if (step.does === 'take-back') each.asked[oldest(known)!]! -= step.quantity
    else if (step.fromClient) each.out -= step.quantity
    else each.here -= step.quantity
    giveBack(known, step)
  }

  /** The packs it expected stay with the client. */
  function refuse(known: Order): void {
    const first = oldest(known)!
    for (const each of known.lines) {
      each.out += each.asked[first]!
      each.asked[first] = 0
    }
  }

  function arrive(known: Order): void {
    const isHere = known.parcels > 0 && known.onTheWay === 0 && left(known) === 0
    if (!isHere || known.hasArrived) return
    known.hasArrived = true
    if (known.state !== 'refunded') known.state = 'delivered'
  }

  function giveBack(
    known: Order,
    { line: at, quantity: count, restock }: Packs & { restock: boolean },
  ): void {
    const each = known.lines[at]!
    each.back += count
    if (restock) stocks[at]! += count
    const isAll = known.lines.every(({ quantity: all, back }) => all === back)
    known.state = isAll ? 'refunded' : 'partially_refunded'
    arrive(known)
  }

  /** The share of a line's price that the packs are; with the last pack, all of the delivery. */
  function refunded({ lines, delivery, payments }: Order): number {
    if (!payments.includes('paid')) return 0
    const isAll = lines.every(({ quantity: all, back }) => all === back)
    const parts = lines.map(({ total, back, quantity: all }) => Math.round((total * back) / all))
    return sum(parts) + (isAll ? delivery : 0)
  }

  /** Each payment that did not become an order is refunded in full. */
  function returned({ lines, delivery, payments }: Order): number {
    const times = payments.filter((payment) => payment === 'returned').length
    return times * (sum(lines.map(({ total }) => total)) + delivery)
  }

  function seen() {
    return {
      orders: orders.map((known) => ({
        state: known.state,
        refunded: refunded(known),
        payments: known.payments,
        paid_back: refunded(known) + returned(known),
        to_send: known.lines.map(({ here }) => here),
        asked: known.lines.map(({ asked }) => sum(asked)),
        packs_back: known.lines.map(({ back }) => back),
        has_arrived: known.hasArrived,
      })),
      stocks,
    }
  }

  return { allows, apply, seen }
}
