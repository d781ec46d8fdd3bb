import { expect, test } from 'vitest'
import type { OrderStep, Shipment } from '#contract/orders.ts'
import type { OrderState } from '#domain/orders/states.ts'
import { stageOf, timelineOf } from './timeline-steps.ts'

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
const changes = (...states: [OrderState, OrderStep['by']?][]): OrderStep[] =>
  states.map(([state, by = 'admin'], hour) => ({ state, at: at(8 + hour), by, name: null }))
const parcel = (id: number, shipped_at: string): Shipment => ({
  id,
  carrier: 'bpost',
  carrier_name: 'bpost',
  tracking_number: '3232',
  tracking_url: null,
  shipped_at,
  delivered_at: null,
  items: [{ order_line_id: 1, quantity: 1 }],
})
const packs = { quantity: 2, shipped: 0, refunded: 0, unsent: 0, withdrawn: 0 }
type StoryInput = { shipments?: Shipment[]; shipped?: number; refunded?: number; unsent?: number }
function story(
  state: OrderState,
  history: OrderStep[],
  { shipments = [], shipped = 0, refunded = 0, unsent = 0 }: StoryInput = {},
) {
  const steps = timelineOf({
    state,
    placed_at: at(8),
    history,
    shipments,
    items: [{ ...packs, shipped, refunded, unsent }],
  })
  return steps.map(({ key, mark }) => `${key} ${mark}`)
}

test('an order that awaits payment has packing and delivery ahead', () => {
  expect(story('pending_payment', changes(['pending_payment', 'client']))).toEqual([
    'ordered done',
    'waiting present',
    'packed to-come',
    'delivered to-come',
  ])
})

test('a paid order is packed next, then sent, then delivered', () => {
  const paid = changes(['pending_payment'], ['paid'])
  expect(story('paid', paid)).toEqual(['ordered done', 'paid present', 'packed to-come', 'delivered to-come'])
  const processing = changes(['pending_payment'], ['paid'], ['processing'])
  expect(story('processing', processing).slice(2)).toEqual(['packing present', 'delivered to-come'])
  const shipped = changes(['pending_payment'], ['paid'], ['processing'], ['shipped'])
  expect(story('shipped', shipped, { shipments: [parcel(1, at(11))], shipped: 2 }).slice(2)).toEqual([
    'packed done',
    'sent present',
    'delivered to-come',
  ])
})

test('after the first of two parcels the remaining packs are still to come', () => {
  const history = changes(['pending_payment'], ['paid'], ['processing'], ['partially_shipped'])
  expect(
    story('partially_shipped', history, { shipments: [parcel(1, at(11))], shipped: 1 }).slice(3),
  ).toEqual(['sent present', 'rest to-come', 'delivered to-come'])
})

test('packs refunded before they were sent are not still to come', () => {
  const history = changes(['pending_payment'], ['paid'], ['processing'], ['partially_refunded'], ['shipped'])
  const told = { shipments: [parcel(1, at(12))], shipped: 1, refunded: 1, unsent: 1 }
  expect(story('shipped', history, told)).not.toContain('rest to-come')
})

test('packs returned after they were sent do not hide the remaining ones', () => {
  const history = changes(['pending_payment'], ['paid'], ['processing'], ['partially_refunded'])
  const told = { shipments: [parcel(1, at(11))], shipped: 1, refunded: 1 }
  expect(story('partially_refunded', history, told)).toContain('rest to-come')
})

test('parcels are listed in the order in which they were sent', () => {
  const history = changes(['pending_payment'], ['paid'], ['processing'], ['shipped'])
  const steps = timelineOf({
    state: 'shipped',
    placed_at: at(8),
    history,
    shipments: [parcel(2, at(14)), parcel(1, at(11))],
    items: [{ ...packs, shipped: 2 }],
  })
  expect(steps.flatMap((step) => (step.key === 'sent' ? step.shipment.id : []))).toEqual([1, 2])
})

test('a partial refund does not hide that the order was delivered', () => {
  const history = changes(
    ['pending_payment'],
    ['paid'],
    ['processing'],
    ['shipped'],
    ['delivered'],
    ['partially_refunded'],
  )
  const told = { shipments: [parcel(1, at(11))], shipped: 2, refunded: 1 }
  expect(story('partially_refunded', history, told).at(-1)).toBe('delivered done')
})

test('a full refund is the end of an order', () => {
  const history = changes(['pending_payment'], ['paid'], ['refunded'])
  expect(story('refunded', history, { refunded: 2 })).toEqual(['ordered done', 'paid done', 'refunded done'])
})

test('a cancelled order shows who cancelled it, and no further steps', () => {
  const steps = timelineOf({
    state: 'cancelled',
    placed_at: at(8),
    history: changes(['pending_payment'], ['paid', 'provider'], ['cancelled', 'client']),
    shipments: [],
    items: [{ ...packs, refunded: 2, unsent: 2 }],
  })
  expect(steps.map(({ key }) => key)).toEqual(['ordered', 'paid', 'cancelled'])
  expect(steps.at(-1)).toMatchObject({ mark: 'ended', by: 'client', at: at(10) })
})

test('a payment after the order expired makes it valid again', () => {
  const history = changes(['pending_payment'], ['expired', 'timer'], ['paid', 'provider'])
  expect(story('paid', history)).toEqual([
    'ordered done',
    'paid present',
    'packed to-come',
    'delivered to-come',
  ])
})

test('an order’s stage is determined by its parcels, not by a partial refund', () => {
  const order = { placed_at: at(8), shipments: [], items: [{ ...packs, refunded: 1, unsent: 1 }] }
  const stage = (state: OrderState, history: OrderStep[], shipments: Shipment[] = []) =>
    stageOf(timelineOf({ ...order, state, history, shipments }))
  const packed = changes(['pending_payment'], ['paid'], ['processing'], ['partially_refunded'])
  expect(stage('partially_refunded', packed)).toBe('processing')
  expect(stage('partially_refunded', packed, [parcel(1, at(12))])).toBe('partially_shipped')
  expect(stage('partially_refunded', [...packed, ...changes(['delivered'])])).toBe('delivered')
  expect(stage('expired', changes(['pending_payment'], ['expired']))).toBe('expired')
})
