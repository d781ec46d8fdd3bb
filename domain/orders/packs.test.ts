import { expect, test } from 'vitest'
import { packsToGiveBack, packsToShip, withdrawnOf } from './packs.ts'

const asked = (quantity: number, state: 'asked' | 'refunded' = 'asked') => ({
  state,
  lines: [{ orderLineId: 7, quantity }],
})

test('packs that are asked back wait, until they are paid back', () => {
  const line = { id: 7, quantity: 5, refunded: 1 }
  expect(withdrawnOf(line, [asked(1), asked(2), asked(1, 'refunded')])).toBe(3)
  expect(withdrawnOf(line, [asked(5)])).toBe(4)
  expect(withdrawnOf({ ...line, id: 8 }, [asked(1)])).toBe(0)
})

test.each([
  [{ quantity: 3, shipped: 0, refunded: 0, withdrawn: 0 }, 3, 3],
  [{ quantity: 3, shipped: 1, refunded: 1, withdrawn: 0 }, 1, 2],
  [{ quantity: 3, shipped: 1, refunded: 0, withdrawn: 3 }, 0, 0],
  [{ quantity: 3, shipped: 3, refunded: 0, withdrawn: 1 }, 0, 2],
])('of %j so many are still to be sent: %i, and can be given back: %i', (packs, toShip, toGiveBack) => {
  expect([packsToShip(packs), packsToGiveBack(packs)]).toEqual([toShip, toGiveBack])
})
