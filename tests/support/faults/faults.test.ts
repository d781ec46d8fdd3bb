import { afterAll, beforeAll, expect, test } from 'vitest'
import { crashPoints } from './crash-points.ts'
import { openFaults } from './faults.ts'

let shop: Awaited<ReturnType<typeof openFaults>>
beforeAll(async () => {
  shop = await openFaults()
})
afterAll(() => shop.close())

test('ten points are marked', () => {
  expect(new Set(crashPoints).size).toBe(10)
})

test.each(crashPoints)(
  'a shop killed at %s loses, doubles and hides nothing',
  { tags: ['checkout-killed', 'checkout-crash'], timeout: 60_000 },
  async (point) => {
    await shop.fail(point)
  },
)
