import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayMs } from '../local-time.ts'
import { balancesOf, commissionKept, commissionOfLine, earnedAt, type Move, reversalsOf } from './ledger.ts'

const day = (nth: number) => new Date(Date.UTC(2026, 9, 1) + nth * dayMs)

test('commission is calculated from the price after a sale, before the client’s discount, without VAT', {
  tags: 'commission-basis',
}, () => {
  const line = {
    quantity: 3,
    regular: 5_100,
    sale: 300,
    vatPercent: 6,
    tierRate: 25,
    discountRate: 10,
  } as const
  expect(commissionOfLine(line)).toBe(2_123)
})

test('commission is earned 14 days after the last parcel arrived', () => {
  const shipments = [
    { shippedAt: day(1), deliveredAt: day(2) },
    { shippedAt: day(3), deliveredAt: day(6) },
  ]
  expect(earnedAt({ deliveredAt: day(6), shipments, left: 0 })).toEqual(day(20))
  expect(earnedAt({ deliveredAt: null, shipments, left: 0 })).toEqual(day(20))
})

test('a parcel without news counts as delivered 14 days after it was shipped', () => {
  expect(
    earnedAt({ deliveredAt: null, shipments: [{ shippedAt: day(1), deliveredAt: null }], left: 0 }),
  ).toEqual(day(29))
})

test('nothing is earned as long as packs are still to be shipped', () => {
  expect(earnedAt({ deliveredAt: null, shipments: [], left: 2 })).toBeNull()
  expect(
    earnedAt({ deliveredAt: null, shipments: [{ shippedAt: day(1), deliveredAt: day(2) }], left: 1 }),
  ).toBeNull()
})

test('refunds one after another take back exactly what the line was credited', () => {
  const packs = fc.integer({ min: 1, max: 9 })
  fc.assert(
    fc.property(fc.nat(100_000), packs, fc.nat(9), (credited, quantity, earnedBefore) => {
      const moves: Move[] = [{ from: 'shop', to: 'pending', amount: credited }]
      for (let refunded = 1; refunded <= quantity; refunded++) {
        const { pending } = balancesOf(moves)
        if (refunded === earnedBefore) moves.push({ from: 'pending', to: 'available', amount: pending })
        const kept = commissionKept(credited, { quantity, refunded })
        moves.push(...reversalsOf(balancesOf(moves), kept))
        const { pending: waiting, available } = balancesOf(moves)
        expect(waiting + available).toBe(kept)
        expect(Math.min(waiting, available)).toBeGreaterThanOrEqual(0)
      }
      expect(balancesOf(moves)).toEqual({ shop: 0, pending: 0, available: 0, paid: 0 })
    }),
  )
})
