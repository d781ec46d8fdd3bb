import { afterAll, beforeAll, expect, test } from 'vitest'
import { crashPoints } from './crash-points.ts'
import { openFaults } from './faults.ts'

let shop: Awaited<ReturnType<typeof openFaults>>
beforeAll(async () => {
  shop = await openFaults()
})
afterAll(() => shop.close())

test('there are ten crash points', () => {
  expect(new Set(crashPoints).size).toBe(10)
})

test.each(crashPoints)(
  'a shop killed at %s loses, duplicates and hides nothing',
  { tags: ['checkout-killed', 'checkout-crash'] },
  async (point) => {
    await shop.fail(point)
  },
)
