import { expect, test } from 'vitest'
import { endings, paymentStates, type Settlement, settlementOf, storedPaymentStates } from './settlement.ts'
import { type OrderState, orderStates } from './states.ts'

/** What a newly reported capture does, depending on the order: in general, and after its client cancelled it. */
const whenCaptured: Record<OrderState, readonly [Settlement, Settlement]> = {
  pending_payment: ['pay', 'pay'],
  cancelled: ['revive', 'refund'],
  expired: ['revive', 'refund'],
  paid: ['refund', 'refund'],
  processing: ['refund', 'refund'],
  partially_shipped: ['refund', 'refund'],
  shipped: ['refund', 'refund'],
  delivered: ['refund', 'refund'],
  partially_refunded: ['refund', 'refund'],
  refunded: ['refund', 'refund'],
}
const chosen = ['by-client', 'by-admin']
const all = orderStates.flatMap((order) =>
  [null, ...endings].flatMap((ending) =>
    storedPaymentStates.flatMap((payment) =>
      paymentStates.flatMap((reported) =>
        [true, false].flatMap((paidOtherwise) =>
          [true, false].flatMap((isWhole) =>
            [false, true].map((isErased) => ({
              order,
              ending,
              payment,
              reported,
              isWhole,
              paidOtherwise,
              isErased,
            })),
          ),
        ),
      ),
    ),
  ),
)
const outcomes = (which: (known: (typeof all)[number]) => boolean) => [
  ...new Set(all.filter(which).map(settlementOf)),
]
const isOver = (payment: string) => payment === 'paid' || payment === 'returned'

test('every combination is tested', () => {
  expect(all).toHaveLength(10 * 7 * 6 * 5 * 2 * 2 * 2)
})

test('a payment that was already counted is never counted again', () => {
  expect(outcomes(({ payment }) => isOver(payment))).toEqual(['nothing'])
})

test.each(['open', 'failed', 'cancelled', 'expired'])(
  'a payment that is %s does not change its order',
  (state) => {
    expect(outcomes(({ reported }) => reported === state)).toEqual(['nothing'])
  },
)

test('a second payment of an order is refunded, whatever the order’s state', {
  tags: 'payment-settled',
}, () => {
  const second = outcomes(
    ({ payment, reported, paidOtherwise }) => !isOver(payment) && reported === 'paid' && paidOtherwise,
  )
  expect(second).toEqual(['refund'])
})

test.each(orderStates)('a capture for an order that is %s', (state) => {
  const of = (wasChosen: boolean) =>
    outcomes(
      ({ order, ending, payment, reported, isWhole, paidOtherwise, isErased }) =>
        order === state &&
        isWhole &&
        !isErased &&
        chosen.includes(String(ending)) === wasChosen &&
        !isOver(payment) &&
        reported === 'paid' &&
        !paidOtherwise,
    )
  expect([of(false), of(true)]).toEqual(whenCaptured[state].map((settlement) => [settlement]))
})

test('an order whose client’s account is erased is never revived', () => {
  const late = outcomes(
    (known) =>
      known.isErased &&
      (known.order === 'expired' || known.order === 'cancelled') &&
      !isOver(known.payment) &&
      known.reported === 'paid',
  )
  expect(late).toEqual(['refund'])
})

test('a wrong amount pays for nothing, and ends an order that waits for payment', () => {
  const differing = (order: OrderState) =>
    outcomes(
      (known) =>
        known.order === order &&
        !known.isWhole &&
        !known.paidOtherwise &&
        !isOver(known.payment) &&
        known.reported === 'paid',
    )
  for (const order of orderStates)
    expect(differing(order)).toEqual([order === 'pending_payment' ? 'refund-and-end' : 'refund'])
})
