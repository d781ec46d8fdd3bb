import { describe, expect, test } from 'vitest'
import { vatRateOf } from '../reference/vat.ts'
import { deliveryOptions, doorDelivery } from './options.ts'
import { countriesDeliveredTo } from './zones.ts'

const friday = new Date('2026-11-20T09:00:00Z')
const parcel = { region: 'eu', country: 'BE', weightGrams: 800, now: friday } as const
const door = (given: Partial<Parameters<typeof deliveryOptions>[0]> = {}) =>
  deliveryOptions({ ...parcel, ...given }).find(({ method }) => method === 'door')

describe('a parcel within Belgium', () => {
  test('paid on a Friday morning leaves that day and arrives on Monday or Tuesday', () => {
    expect(door()).toEqual({
      method: 'door',
      price: 550,
      freeFrom: 6000,
      from: '2026-11-23',
      to: '2026-11-24',
    })
  })

  test('paid after three in Brussels leaves on the next working day', () => {
    expect(door({ now: new Date('2026-11-20T14:30:00Z') })?.from).toBe('2026-11-24')
    expect(door({ now: new Date('2026-11-20T13:59:00Z') })?.from).toBe('2026-11-23')
  })

  test('paid on a Sunday leaves on Monday', () => {
    expect(door({ now: new Date('2026-11-22T09:00:00Z') })?.from).toBe('2026-11-24')
  })

  test('is never free in the evening', () => {
    const evening = deliveryOptions(parcel).find(({ method }) => method === 'evening')
    expect(evening?.freeFrom).toBeNull()
  })
})

test('costs more if heavier, and is split if too heavy for one', () => {
  const prices = [1, 5000, 5001, 10_001, 30_000, 30_001, 90_001].map(
    (weightGrams) => door({ weightGrams })!.price,
  )
  expect(prices).toEqual([550, 550, 700, 950, 950, 1500, 3400])
})

test('the EU store delivers to the 27 member states and the UK store to the United Kingdom, each with a VAT rate', {
  tags: 'vat-delivery',
}, () => {
  expect(countriesDeliveredTo('eu')).toHaveLength(27)
  for (const country of [...countriesDeliveredTo('eu'), ...countriesDeliveredTo('uk')])
    expect(vatRateOf(country, '2026-11-20'), country).toBeDefined()
  expect(door({ country: 'GB' })).toBeUndefined()
  expect(door({ region: 'uk', country: 'GB' })?.price).toBe(395)
})

describe('a page announces', () => {
  test('on a working day before three in Brussels that orders leave the same day', () => {
    expect(doorDelivery('eu', 'BE', friday)).toEqual({
      price: 550,
      freeFrom: 6000,
      from: '2026-11-23',
      to: '2026-11-24',
      transit: { first: 1, last: 2 },
      orderBefore: new Date('2026-11-20T14:00:00Z'),
    })
    expect(doorDelivery('eu', 'BE', new Date('2026-07-03T12:59:00Z'))?.orderBefore).toEqual(
      new Date('2026-07-03T13:00:00Z'),
    )
  })

  test('later, and at the weekend, a later day and no hour', () => {
    for (const now of ['2026-11-20T14:00:00Z', '2026-11-21T09:00:00Z'])
      expect(doorDelivery('eu', 'BE', new Date(now)), now).toMatchObject({
        orderBefore: null,
        to: '2026-11-25',
      })
  })

  test('each country’s own price, threshold and days', () => {
    expect(doorDelivery('eu', 'FR', friday)).toMatchObject({ price: 695, freeFrom: 9000, to: '2026-11-25' })
    expect(doorDelivery('eu', 'HU', friday)).toMatchObject({
      price: 1195,
      freeFrom: 15_000,
      to: '2026-11-30',
    })
    expect(doorDelivery('uk', 'GB', friday)).toMatchObject({ price: 395, freeFrom: 5000 })
  })

  test('nothing if the shop does not deliver there', () => {
    expect(doorDelivery('eu', 'US', friday)).toBeUndefined()
  })
})
