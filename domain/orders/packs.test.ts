import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  packsToShip,
  packsWithClient,
  refundablePacks,
  stateAfterShipping,
  waitingFor,
  withdrawnOf,
} from './packs.ts'

type WithdrawalPacks = Parameters<typeof waitingFor>[0]
const lines = (quantity: number) => [{ orderLineId: 7, quantity }]
const asked = (id: number, quantity: number, state: WithdrawalPacks['state'] = 'asked'): WithdrawalPacks => ({
  id,
  state,
  lines: lines(quantity),
})
const paidBack = (withdrawalId: number | null, quantity: number) => ({ withdrawalId, lines: lines(quantity) })

describe('withdrawn packs', () => {
  const line = { id: 7, quantity: 5, refunded: 1 }
  const of = (...withdrawals: WithdrawalPacks[]) => withdrawnOf(line, { withdrawals, refunds: [] })

  test('wait until they are refunded or refused', () => {
    expect(of(asked(1, 1), asked(2, 2), asked(3, 1, 'refunded'), asked(4, 1, 'refused'))).toBe(3)
    expect(withdrawnOf({ ...line, id: 8 }, { withdrawals: [asked(1, 1)], refunds: [] })).toBe(0)
  })

  test('no longer wait once they are refunded for their withdrawal', () => {
    const refunds = [paidBack(1, 2), paidBack(2, 1), paidBack(null, 1)]
    expect(waitingFor(asked(1, 3), refunds)).toEqual(lines(1))
    expect(waitingFor(asked(1, 2), refunds)).toEqual([])
    expect(withdrawnOf({ ...line, refunded: 3 }, { withdrawals: [asked(1, 3)], refunds })).toBe(1)
  })

  test('are never more than are left', () => {
    expect(of(asked(1, 5))).toBe(4)
  })
})

const line = { quantity: 3, shipped: 0, refunded: 0, unsent: 0, withdrawn: 0 }
test.each([
  ['nothing happened', {}, 3, 0],
  ['one left', { shipped: 1 }, 2, 1],
  ['one was paid back before it left', { shipped: 1, refunded: 1, unsent: 1 }, 1, 1],
  ['the one that left came back', { shipped: 1, refunded: 1 }, 2, 0],
  ['the one that left is asked back', { shipped: 1, withdrawn: 1 }, 2, 0],
  ['all are asked back, though two never left', { shipped: 1, withdrawn: 3 }, 0, 0],
  ['all left and one came back', { shipped: 3, refunded: 1 }, 0, 2],
  ['all were paid back before they left', { refunded: 3, unsent: 3 }, 0, 0],
])('%s: packs still to be sent, and packs with the client', (_, packs, toShip, withClient) => {
  const known = { ...line, ...packs }
  expect([packsToShip(known), packsWithClient(known)]).toEqual([toShip, withClient])
})

test('every pack is counted once, whatever happens to packs one after another', () => {
  const steps = fc.array(fc.constantFrom('send', 'pay-unsent', 'pay-sent', 'ask', 'take'), { maxLength: 30 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), steps, (quantity, all) => {
      const known = { ...line, quantity }
      for (const step of all) {
        if (step === 'send' && packsToShip(known) > 0) known.shipped++
        else if (step === 'ask' && packsWithClient(known) > 0) known.withdrawn++
        else if (step === 'take' && known.withdrawn > 0) {
          known.withdrawn--
          known.refunded++
        } else if (step === 'pay-sent' && packsWithClient(known) > 0) known.refunded++
        else if (step === 'pay-unsent' && packsToShip(known) > 0) {
          known.refunded++
          known.unsent++
        }
        const here = packsToShip(known)
        expect(here).toBe(quantity - known.shipped - known.unsent)
        expect(here + packsWithClient(known)).toBe(refundablePacks(known))
      }
    }),
  )
})

test('an order is shipped when nothing is left to be sent', () => {
  expect(stateAfterShipping([{ ...line, shipped: 1 }])).toBe('partially_shipped')
  expect(
    stateAfterShipping([
      { ...line, shipped: 3 },
      { ...line, shipped: 2, refunded: 1 },
    ]),
  ).toBe('partially_shipped')
  expect(stateAfterShipping([{ ...line, shipped: 2, refunded: 1, unsent: 1 }])).toBe('shipped')
})
