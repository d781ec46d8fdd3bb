import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PickUpPoints } from '#contract/checkout.ts'
import { checkoutPaths, clientOrderPaths, orderPaths } from '#contract/order-paths.ts'
import { findParcels } from '#server/orders/documents/order-source.ts'
import { packingSlipFor } from '#server/orders/documents/packing-slip-for.ts'
import { paperWords } from '#server/orders/documents/paper-words.ts'
import { orders } from '#server/orders/tables.ts'
import { type Accounts, openAccounts } from '../../../tests/support/accounts-api.ts'
import { annasAddress } from '../../../tests/support/annas-address.ts'
import { type BuyingShop, openBuying } from '../../../tests/support/buying-api.ts'
import { pickUpPointsLimit } from './routes.ts'

let shop: BuyingShop
let british: Accounts
let variantId: number
beforeAll(async () => {
  british = await openAccounts({ REGION: 'uk' })
  shop = await openBuying({ DEMO: '1' })
  variantId = await shop.product('magnesium', { history: [[2490, 200]], stock: 1000 })
})
afterAll(async () => {
  await shop.close()
  await british.close()
})

const pathOf = (country: string, code: string) =>
  `${checkoutPaths.pickUpPoints}?${new URLSearchParams({ country, postal_code: code })}`
const pickUp = { delivery_method: 'pick_up' } as const
const linde = {
  id: 'be-boekhandel-de-linde',
  name: 'Boekhandel De Linde',
  street: 'Brabantdam 118',
  postal_code: '9000',
  city: 'Gent',
  country: 'BE',
}

test('each region lists its delivery countries', async () => {
  expect((await british.call('GET', checkoutPaths.countries)).body).toEqual({
    data: ['GB'],
    pick_up_countries: [],
  })
  const { data } = (await shop.call('GET', checkoutPaths.countries)).body
  expect(data).toHaveLength(27)
  expect(data[0]).toBe('BE')
})

test('a visitor finds pick-up points near a postal code, nearest first, and may cache them', async () => {
  const { status, body, headers } = await shop.call('GET', pathOf('BE', '9000'))
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300'])
  const { data } = body as PickUpPoints
  expect(data[0]).toMatchObject(linde)
  expect(data[0]?.opening_hours.length).toBeGreaterThan(0)
  expect(data.map(({ postal_code }) => postal_code)).toEqual(['9000', '9000', '9040', '9050', '9100'])
})

test('without points the list is empty, and an invalid postal code is refused', async () => {
  expect((await shop.call('GET', pathOf('PT', '1000-001'))).body).toEqual({ data: [] })
  const { status, body } = await shop.call('GET', pathOf('BE', '90'))
  expect([status, body.errors]).toEqual([400, { postal_code: ['Enter a valid postcode for this country.'] }])
  expect((await shop.call('GET', checkoutPaths.pickUpPoints)).status).toBe(400)
})

test('only countries with pick-up points offer them', async () => {
  const anna = await shop.buyer()
  await anna.fill({ variantId })
  const methodsTo = async (country: string) =>
    (await anna.quote({ country })).delivery_options.map(({ method }) => method)
  expect(await methodsTo('BE')).toEqual(['door', 'pick_up', 'evening'])
  expect(await methodsTo('PT')).toEqual(['door'])
  const { body } = await shop.call('GET', checkoutPaths.countries)
  expect(body.pick_up_countries.toSorted()).toEqual(['BE', 'DE', 'FR', 'LU', 'NL'])
})

describe('an order for a pick-up point', () => {
  test.each([
    ['without a point', undefined, 'Choose a pick-up point.'],
    [
      'at a point that nobody knows',
      'be-nowhere',
      'This pick-up point is no longer available. Choose another one.',
    ],
    [
      'at a point in another country',
      'nl-boekhandel-de-gracht',
      'This pick-up point is no longer available. Choose another one.',
    ],
  ])('%s is refused, and says why', { tags: 'pickup-points' }, async (_, pick_up_point_id, reason) => {
    const anna = await shop.buyer()
    await anna.fill({ variantId })
    const { status, body } = await anna.checkout({ ...pickUp, ...(pick_up_point_id && { pick_up_point_id }) })
    expect([status, body.errors]).toEqual([400, { pick_up_point_id: [reason] }])
    expect(await shop.db.select().from(orders).where(eq(orders.userId, anna.id))).toEqual([])
  })

  test('keeps the point’s data, for its client and on the packing slip', {
    tags: 'pickup-points',
  }, async () => {
    const anna = await shop.buyer()
    const placed = await anna.order([{ variantId }], { ...pickUp, pick_up_point_id: linde.id })
    const { body } = await anna.get(orderPaths.one(placed.order_id))
    expect(body).toMatchObject({ pick_up_point: linde, address: annasAddress })
    const [parcel] = await findParcels(
      { db: shop.db, region: 'eu', now: new Date() },
      eq(orders.id, placed.order_id),
    )
    const slip = packingSlipFor(parcel!, paperWords(shop, 'en'))
    expect(slip?.facts[0]?.lines).toEqual([
      'Anna Maes',
      'Boekhandel De Linde',
      'Brabantdam 118',
      '9000 Gent, Belgium',
    ])
  })

  test('does not show the point to the practitioner', async () => {
    const anna = await shop.buyer({ rate: 10 })
    const placed = await anna.order([{ variantId }], { ...pickUp, pick_up_point_id: linde.id })
    await shop.settle(placed.order_id, 'paid')
    const ilse = await shop.device(anna.practitioner!)
    const { status, body } = await ilse.get(clientOrderPaths.one(placed.order_id))
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain(linde.name)
  })
})

test('an order with standard delivery has no pick-up point, whatever was sent', async () => {
  const anna = await shop.buyer()
  const placed = await anna.order([{ variantId }], { pick_up_point_id: linde.id })
  expect((await shop.orderOf(placed.order_id)).pickUpPoint).toBeNull()
})

test('an order from before pick-up points existed is shown with its address', async () => {
  const anna = await shop.buyer()
  const placed = await anna.order([{ variantId }], { ...pickUp, pick_up_point_id: linde.id })
  await shop.db.update(orders).set({ pickUpPoint: null }).where(eq(orders.id, placed.order_id))
  const { status, body } = await anna.get(orderPaths.one(placed.order_id))
  expect([status, body.delivery_method, body.pick_up_point]).toEqual([200, 'pick_up', null])
})

test('requests for points are limited', async () => {
  const ask = () => shop.call('GET', pathOf('BE', '9000'), undefined, { remoteAddress: '192.0.2.7' })
  for (let nth = 0; nth < pickUpPointsLimit.max; nth++) await ask()
  expect((await ask()).status).toBe(429)
})
