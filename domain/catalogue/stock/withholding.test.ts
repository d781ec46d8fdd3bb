import { expect, test } from 'vitest'
import {
  missingPacks,
  packsToWithhold,
  packsWithoutBatch,
  stockFromFile,
  takenOfWithheld,
} from './withholding.ts'

const batch = (id: number, remaining: number, withheld = 0) => ({ id, remaining, withheld })

test('everything left of an expired or blocked batch is taken off sale', () => {
  expect(packsToWithhold([batch(1, 5), batch(2, 4, 3), batch(3, 2, 2)], 20)).toEqual([
    { batchId: 1, quantity: 5 },
    { batchId: 2, quantity: 1 },
  ])
})

test('packs that orders wait for are taken off sale once they come back', () => {
  expect(packsToWithhold([batch(1, 10), batch(2, 5)], 6)).toEqual([{ batchId: 1, quantity: 6 }])
  expect(packsToWithhold([batch(1, 10, 6), batch(2, 5)], 0)).toEqual([])
  expect(packsToWithhold([batch(1, 10, 6), batch(2, 5)], 7)).toEqual([
    { batchId: 1, quantity: 4 },
    { batchId: 2, quantity: 3 },
  ])
})

test('packs of a blocked batch are missing if there are more than orders wait for', () => {
  const unusable = [batch(1, 10, 6), batch(2, 5, 4)]
  expect(missingPacks(unusable, { stock: 0, waiting: 5 })).toEqual([])
  expect(missingPacks(unusable, { stock: 0, waiting: 3 })).toEqual([{ batchId: 1, quantity: 2 }])
  expect(missingPacks(unusable, { stock: 0, waiting: 0 })).toEqual([
    { batchId: 1, quantity: 4 },
    { batchId: 2, quantity: 1 },
  ])
})

test('packs of a batch that has just expired are in the stock, and not missing', () => {
  expect(missingPacks([batch(1, 10)], { stock: 20, waiting: 0 })).toEqual([])
})

test('what is thrown away of a batch was off sale already, as far as it goes', () => {
  expect([takenOfWithheld(5, -3), takenOfWithheld(5, -8), takenOfWithheld(5, 2)]).toEqual([3, 5, 0])
})

test('packs that were received without a batch are those that no batch has, on sale or ordered', () => {
  expect(packsWithoutBatch({ stock: 4, waiting: 3 }, [batch(1, 5), batch(2, 6, 6)])).toBe(2)
  expect(packsWithoutBatch({ stock: 4, waiting: 3 }, [])).toBe(7)
})

test('an order that waits for packs of a blocked batch is not sent from packs without one', () => {
  expect(packsWithoutBatch({ stock: 0, waiting: 4 }, [batch(1, 10, 6)])).toBe(0)
})

test('the stock in a file includes what may not be sold', () => {
  expect([stockFromFile(10, 6), stockFromFile(4, 6), stockFromFile(10, 0)]).toEqual([4, 0, 10])
})
