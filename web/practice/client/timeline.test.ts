import { expect, test } from 'vitest'
import type { Basket } from '#contract/baskets.ts'
import type { ClientRecord } from '#contract/practice.ts'
import { timelineOf } from './timeline.ts'

const day = (nth: number) => `2026-11-${String(nth).padStart(2, '0')}T08:00:00.000Z`
const noor: ClientRecord = {
  id: 1,
  first_name: 'Noor',
  last_name: 'Willems',
  email: 'noor@people.example',
  discount_rate: 10,
  state: 'invited',
  is_archived: false,
  language: 'nl',
  invited_at: day(1),
  accepted_at: null,
  consent: { state: 'attested', attested_at: null, answered_at: null, erased_at: null },
  turnover: 0,
  currency: 'EUR',
  earned: 0,
  next_run_out: null,
  total_orders: 0,
  protocols: [],
  orders: [],
  discount_changes: [],
  notes: '',
  notes_saved_at: null,
}
const share = {
  id: 1,
  protocol: { id: 1, name: 'Sleep' },
  version: 1,
  latest_version: 1,
  notes: null,
  reason: null,
  shared_at: day(3),
  opened_at: day(5),
  removed_at: null,
  products: [],
  products_bought: 0,
  total_products: 1,
}

test('somebody just invited has one entry', () => {
  expect(timelineOf(noor)).toEqual([{ kind: 'invited', at: day(1) }])
})

test('everything that happened is listed once, latest first', () => {
  const events = timelineOf({
    ...noor,
    accepted_at: day(2),
    protocols: [share],
    orders: [{ id: 7, number: 'V-10007', state: 'paid', placed_at: day(6), total: 20.5, commission: null }],
    discount_changes: [{ at: day(4), before: 5, after: 10 }],
    notes: 'Sleeps badly',
    notes_saved_at: day(7),
  })
  expect(events.map(({ kind }) => kind)).toEqual([
    'note',
    'ordered',
    'opened',
    'discount',
    'shared',
    'accepted',
    'invited',
  ])
})

test('a client with an account has accepted at the moment of the invitation', () => {
  const events = timelineOf({ ...noor, accepted_at: day(1) })
  expect(events.map(({ kind }) => kind)).toEqual(['accepted', 'invited'])
})

test('what was prepared for a client is listed with what became of it', () => {
  const basket = { id: 3, sent_at: day(2), opened_at: day(4), ordered_at: null, withdrawn_at: null } as Basket
  expect(timelineOf(noor, [basket])).toEqual([
    { kind: 'basket', step: 'opened', at: day(4), id: 3 },
    { kind: 'basket', step: 'sent', at: day(2), id: 3 },
    { kind: 'invited', at: day(1) },
  ])
})
