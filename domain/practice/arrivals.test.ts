import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf } from '../days.ts'
import { arrivalsOf } from './arrivals.ts'

const today = dayOf('2026-11-24')
const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
const line = { quantity: 3, refunded: 0, unsent: 0, expectedOn: yesterday, parcels: [] }

test('packs that were not sent yet come tomorrow at the earliest', () => {
  expect(arrivalsOf(line, today)).toEqual([{ on: tomorrow, packs: 3 }])
})

test('a parcel without news came when it was expected', () => {
  const parcels = [
    { packs: 1, on: today },
    { packs: 2, on: null },
  ]
  expect(arrivalsOf({ ...line, parcels }, today)).toEqual([
    { on: today, packs: 1 },
    { on: yesterday, packs: 2 },
  ])
})

test('returned packs and those that were never sent do not count', () => {
  const parcels = [
    { packs: 1, on: yesterday },
    { packs: 1, on: today },
  ]
  expect(arrivalsOf({ ...line, refunded: 2, unsent: 1, parcels }, today)).toEqual([
    { on: yesterday, packs: 1 },
  ])
})

test('whatever was sent and refunded, exactly the packs that were kept come', () => {
  const anyLine = fc
    .tuple(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }), fc.nat(5), fc.nat(5), fc.nat(20))
    .map(([packs, waiting, unsent, returned]) => {
      const sent = packs.reduce((sum, count) => sum + count, 0)
      const refunded = unsent + Math.min(returned, sent)
      const parcels = packs.map((count) => ({ packs: count, on: yesterday }))
      return { ...line, quantity: sent + waiting + unsent, refunded, unsent, parcels }
    })
  fc.assert(
    fc.property(anyLine, (bought) => {
      const came = arrivalsOf(bought, today).reduce((sum, { packs }) => sum + packs, 0)
      expect(came).toBe(bought.quantity - bought.refunded)
    }),
  )
})
