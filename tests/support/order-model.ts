import fc from 'fast-check'
import type { PaymentState } from '#domain/orders/settlement.ts'
import type { OrderState } from '#domain/orders/states.ts'

/** What people do to orders; orders and lines are named by their place. */
export type Deed =
  | { does: 'place'; packs: number[] }
  | { does: 'stockroom'; of: number; stock: number }
  | { does: 'report'; order: number; state: Exclude<PaymentState, 'open'>; times: number }
  | { does: 'cancel'; order: number }
  | { does: 'process'; order: number }
  | { does: 'deliver'; order: number }
  | { does: 'ship'; order: number; line: number; quantity: number }
  | { does: 'withdraw'; order: number; line: number; quantity: number }
  | { does: 'refund'; order: number; line: number; quantity: number; restock: boolean }

/** What the shop says of an order when it was placed. */
export type Told = { id: number; delivery: number; lineIds: number[]; totals: number[] }

const order = fc.nat(1)
const line = fc.nat(1)
const quantity = fc.integer({ min: 1, max: 3 })
const packs = { order, line, quantity }
const does = <Name extends Deed['does']>(name: Name) => fc.constant<Name>(name)

export const deeds: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ does: does('place'), packs: fc.tuple(quantity, quantity).map((both) => [...both]) }),
  fc.record({ does: does('stockroom'), of: line, stock: fc.constantFrom(2, 500) }),
  fc.record({
    does: does('report'),
    order,
    state: fc.constantFrom('paid', 'paid', 'paid', 'failed', 'cancelled', 'expired'),
    times: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({ does: does('cancel'), order }),
  fc.record({ does: does('process'), order }),
  fc.record({ does: does('process'), order }),
  fc.record({ does: does('deliver'), order }),
  fc.record({ does: does('ship'), ...packs }),
  fc.record({ does: does('ship'), ...packs }),
  fc.record({ does: does('withdraw'), ...packs }),
  fc.record({ does: does('refund'), ...packs, restock: fc.boolean() }),
)

type Line = { quantity: number; shipped: number; back: number; asked: number; total: number }
type Order = {
  state: OrderState
  /** Of money that never came the shop may learn a little later how. */
  payment: 'unpaid' | 'paid' | 'returned'
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
const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0)

/** Orders, money and shelves as simply as they can be told. */
export function newModel(stocks: number[]) {
  const orders: Order[] = []
  const toSend = (each: Line) => Math.max(0, each.quantity - each.shipped - each.back - each.asked)
  const left = ({ lines }: Order) => sum(lines.map(toSend))
  const take = ({ lines }: Order, sign: 1 | -1) =>
    lines.forEach((each, at) => {
      stocks[at]! -= sign * each.quantity
    })

  function maySend({ state, wasProcessed }: Order): boolean {
    if (state === 'partially_refunded') return wasProcessed
    return state === 'processing' || state === 'partially_shipped'
  }

  function allows(deed: Deed): boolean {
    if (deed.does === 'place') return deed.packs.every((count, at) => count <= stocks[at]!)
    if (deed.does === 'stockroom' || deed.does === 'report' || deed.does === 'process') return true
    const known = orders[deed.order]!
    if (deed.does === 'cancel') return known.state === 'pending_payment' || known.state === 'paid'
    if (deed.does === 'deliver') return known.onTheWay > 0
    const each = known.lines[deed.line]!
    if (deed.does === 'ship') return maySend(known) && deed.quantity <= toSend(each)
    const free = each.quantity - each.back - (deed.does === 'withdraw' ? each.asked : 0)
    return paid.includes(known.state) && deed.quantity <= free
  }

  function apply(deed: Deed, told: readonly Told[]): void {
    if (deed.does === 'place') place(deed.packs, told.at(-1)!)
    else if (deed.does === 'stockroom') stocks[deed.of] = deed.stock
    else change(orders[deed.order]!, deed)
  }

  function change(known: Order, deed: Exclude<Deed, { does: 'place' | 'stockroom' }>): void {
    if (deed.does === 'report') report(known, deed.state)
    else if (deed.does === 'cancel') cancel(known)
    else if (deed.does === 'process') process(known)
    else if (deed.does === 'deliver') deliver(known)
    else if (deed.does === 'ship') ship(known, known.lines[deed.line]!, deed.quantity)
    else if (deed.does === 'refund') giveBack(known, deed)
    else withdraw(known, deed)
  }

  function place(counts: number[], { delivery, totals }: Told): void {
    const lines = counts.map((count, at) => ({
      ...{ quantity: count, shipped: 0, back: 0, asked: 0, total: totals[at]! },
    }))
    orders.push({
      ...{ state: 'pending_payment', payment: 'unpaid', endedByHand: false, wasProcessed: false },
      ...{ onTheWay: 0, parcels: 0, hasArrived: false, delivery, lines },
    })
    take(orders.at(-1)!, 1)
  }

  function report(known: Order, state: Exclude<PaymentState, 'open'>): void {
    if (known.payment === 'paid' || known.payment === 'returned') return
    const { state: before } = known
    if (state !== 'paid') {
      if (before !== 'pending_payment') return
      known.state = state === 'expired' ? 'expired' : 'cancelled'
      take(known, -1)
      return
    }
    const isThere = known.lines.every(({ quantity: count }, at) => count <= stocks[at]!)
    const isKept = before === 'pending_payment' || (!known.endedByHand && isThere)
    known.payment = isKept ? 'paid' : 'returned'
    if (!isKept) return
    if (before !== 'pending_payment') take(known, 1)
    known.state = 'paid'
  }

  function cancel(known: Order): void {
    if (known.state === 'paid') for (const each of known.lines) each.back = each.quantity
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
    each.shipped += count
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
    if (packs.quantity > toSend(each)) each.asked += packs.quantity
    else giveBack(known, { ...packs, restock: true })
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
    each.asked = Math.min(each.asked, each.quantity - each.back)
    if (restock) stocks[at]! += count
    const isAll = known.lines.every(({ quantity: all, back }) => all === back)
    known.state = isAll ? 'refunded' : 'partially_refunded'
    arrive(known)
  }

  /** Of a line, the part that the packs are of it; of the delivery all, with the last pack. */
  function refunded({ lines, delivery, payment }: Order): number {
    if (payment !== 'paid') return 0
    const isAll = lines.every(({ quantity: all, back }) => all === back)
    const parts = lines.map(({ total, back, quantity: all }) => Math.round((total * back) / all))
    return sum(parts) + (isAll ? delivery : 0)
  }

  function seen() {
    return {
      orders: orders.map((known) => ({
        ...{ state: known.state, refunded: refunded(known), payment: known.payment },
        paid_back:
          known.payment === 'returned'
            ? sum(known.lines.map(({ total }) => total)) + known.delivery
            : refunded(known),
        shipped: known.lines.map(({ shipped }) => shipped),
        packs_back: known.lines.map(({ back }) => back),
        has_arrived: known.hasArrived,
      })),
      stocks,
    }
  }

  return { allows, apply, seen }
}
