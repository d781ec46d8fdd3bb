import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ClientDay, DaySupply, DoseTick } from '#contract/client-day.ts'
import { clientDayPaths } from '#contract/client-day-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { dayOf } from '#domain/days.ts'
import { endOfDay } from '#domain/local-time.ts'
import { regionSettings } from '#domain/regions.ts'
import { shipmentLines, shipments } from '#server/orders/tables.ts'
import { protocolShares } from '#server/protocols/tables.ts'
import { openReceived } from '../../../tests/support/opening.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'
import { inDays, noonIn } from '../../../tests/support/practices.ts'

let shop: OrdersShop
/** Packs of 60 capsules. */
let zinc: number
let iron: number
let ilse: Awaited<ReturnType<OrdersShop['newPractitioner']>>
beforeAll(async () => {
  shop = await openOrders()
  zinc = await shop.product('zinc', { stock: 1000, history: [[2000, 90]] })
  iron = await shop.product('iron', { stock: 1000, history: [[1000, 90]] })
  ilse = await shop.newPractitioner()
})
afterAll(() => shop.close())

type Client = Awaited<ReturnType<OrdersShop['buyer']>>
let anna: Client
let protocolId: number
beforeEach(async () => {
  anna = await shop.buyer()
  const line = { product_variant_id: zinc, quantity: 1, dose: dose(2, ['morning', 'evening']) }
  protocolId = await ilse.protocol('Gut repair', [line])
  await share(anna, 10)
  await openReceived(anna, protocolId)
})

const { timeZone } = regionSettings.eu
const dose = (amount: number, times: string[], days: number | null = null) => ({
  amount,
  unit: 'capsule',
  times,
  food: 'with',
  days,
})
const today = () => inDays(0)
const read = async (client: Client): Promise<ClientDay> =>
  (await client.get(`${clientDayPaths.day}?date=${today()}`)).body
const morning = (is_taken: boolean): DoseTick => ({
  protocol_id: protocolId,
  product_variant_id: zinc,
  time: 'morning',
  is_taken,
})
const tick = (client: Client, given = morning(true), date = today()) =>
  client.put(clientDayPaths.doses(date), given)
const count = (client: Client, amount: number | null, variantId = zinc) =>
  client.put(clientDayPaths.supply(variantId), { date: today(), amount })

async function share({ email }: { email: string }, discount = 0) {
  await ilse.post(protocolPaths.assign, {
    id: protocolId,
    email,
    first_name: 'Anna',
    last_name: 'Maes',
    discount,
  })
  await shop.db
    .update(protocolShares)
    .set({ sharedAt: noonIn(-30) })
    .where(eq(protocolShares.protocolId, protocolId))
}

/** Delivered as many days ago. */
async function bought(variantId: number, quantity: number, days: number) {
  const order = await shop.paid({ user: anna, lines: [{ variantId, quantity }] })
  const at = noonIn(-days)
  const [parcel] = await shop.db
    .insert(shipments)
    .values({ orderId: order.id, carrier: 'bpost', shippedAt: at, deliveredAt: at })
    .returning()
  const [line] = order.lines
  await shop.db.insert(shipmentLines).values({ shipmentId: parcel!.id, orderLineId: line!.id, quantity })
  return order
}
const supplyOf = ({ supply }: ClientDay, variantId = zinc): DaySupply =>
  supply.find(({ product_variant_id: id }) => id === variantId)!

describe('a client’s day', () => {
  test('shows the doses of today, what is left, and what to order at their own price', async () => {
    await bought(zinc, 1, 10)
    const day = await read(anna)
    expect(day.plans).toEqual([
      {
        protocol_id: protocolId,
        name: 'Gut repair',
        practitioner: { first_name: expect.any(String), last_name: expect.any(String) },
        day: 11,
        days: null,
      },
    ])
    expect(day.doses.map(({ time, amount, is_taken }) => [time, amount, is_taken])).toEqual([
      ['morning', 2, false],
      ['evening', 2, false],
    ])
    expect(supplyOf(day)).toMatchObject({ is_bought: true, amount_left: 20, days: 5, reaches_end: false })
    // For 30 days 120 capsules are needed: 20 are there, two packs of 60 are missing.
    expect(day.order).toMatchObject({
      lines: [{ product_variant_id: zinc, protocol_id: protocolId, quantity: 2 }],
      total_price: 40,
      total_price_after_discount: 36,
      discount_rate: 10,
    })
  })

  test('counts what is on its way, and not what was refunded', async () => {
    const order = await shop.paid({ user: anna, lines: [{ variantId: zinc, quantity: 3 }] })
    // Enough for 45 days, which begin when the parcel comes.
    const { packs_coming, days, amount_left } = supplyOf(await read(anna))
    expect({ packs_coming, days, amount_left }).toEqual({ packs_coming: 3, days: 46, amount_left: 0 })
    expect((await read(anna)).order).toBeNull()
    await anna.once(`/v2/account/orders/${order.id}/cancel`)
    expect(supplyOf(await read(anna))).toMatchObject({ is_bought: false, packs_coming: 0, days: 0 })
  })

  test('counts from the shop’s date on which it was shared, not that in UTC', async () => {
    await bought(zinc, 1, 40)
    const afterMidnight = new Date(endOfDay(timeZone, dayOf(inDays(-11))).getTime() + 600_000)
    await shop.db
      .update(protocolShares)
      .set({ sharedAt: afterMidnight })
      .where(eq(protocolShares.protocolId, protocolId))
    expect((await read(anna)).plans).toMatchObject([{ day: 11 }])
  })

  test('does not show unpaid orders, nor those of somebody else', async () => {
    await shop.placed({ user: anna, lines: [{ variantId: zinc }] })
    const tom = await shop.buyer()
    await shop.paid({ user: tom, lines: [{ variantId: zinc }] })
    expect(supplyOf(await read(anna))).toMatchObject({ is_bought: false, days: 0 })
    expect(await read(tom)).toMatchObject({ plans: [], doses: [], supply: [], order: null })
  })

  test('ends a course as planned', async () => {
    await ilse.add(protocolId, { product_variant_id: iron, quantity: 1, dose: dose(1, ['midday'], 12) })
    await bought(iron, 1, 9)
    expect(supplyOf(await read(anna), iron)).toMatchObject({ days: 3, reaches_end: true })
    await shop.db.update(shipments).set({ deliveredAt: noonIn(-12) })
    const over = await read(anna)
    expect(supplyOf(over, iron)).toBeUndefined()
    expect(over.doses.some(({ product_variant_id: id }) => id === iron)).toBe(false)
  })

  test('is refused for a date that is today nowhere', async () => {
    for (const date of ['2026-01-01', '2999-01-01'])
      expect(await anna.get(`${clientDayPaths.day}?date=${date}`)).toMatchObject({
        status: 400,
        body: { code: 'day-out-of-reach' },
      })
    expect((await anna.get(`${clientDayPaths.day}?date=yesterday`)).status).toBe(400)
  })
})

describe('a dose', () => {
  const isTaken = async () => (await read(anna)).doses[0]!.is_taken

  test('stays ticked off until that is taken back, however often it is said', async () => {
    for (const taken of [true, true]) await tick(anna, morning(taken))
    expect(await isTaken()).toBe(true)
    for (const taken of [false, false]) expect((await tick(anna, morning(taken))).body.taken).toEqual([])
    expect(await isTaken()).toBe(false)
  })

  test('ticked off in two tabs at once is taken once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => tick(anna)))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body.taken).toEqual([morning(true)])
    }
  })

  test('ticked off offline is accepted some days later, but not in another month', async () => {
    expect((await tick(anna, morning(true), inDays(-3))).status).toBe(200)
    expect(await isTaken()).toBe(false)
    expect(await tick(anna, morning(true), inDays(-30))).toMatchObject({ body: { code: 'day-out-of-reach' } })
    expect((await tick(anna, morning(true), '2026-02-30')).status).toBe(400)
  })

  test('of a protocol or product that was not shared with them is not found', async () => {
    const tom = await shop.buyer()
    expect((await tick(tom)).status).toBe(404)
    expect((await tick(anna, { ...morning(true), product_variant_id: iron })).status).toBe(404)
  })
})

describe('a client who has more than calculated', () => {
  test('says how much, and can return to what was calculated', async () => {
    await bought(zinc, 1, 10)
    expect((await count(anna, 100)).status).toBe(200)
    expect(supplyOf(await read(anna))).toMatchObject({ amount_left: 100, days: 25, is_counted: true })
    await count(anna, null)
    expect(supplyOf(await read(anna))).toMatchObject({ amount_left: 20, is_counted: false })
  })

  test('can count only what is in their protocols, and nothing below zero', async () => {
    expect((await count(anna, 10, iron)).status).toBe(404)
    expect((await count(await shop.buyer(), 10)).status).toBe(404)
    expect((await count(anna, -1)).status).toBe(400)
  })

  test('in two tabs at once has what was said last', async () => {
    const answers = await Promise.all([10, 20, 30].map((amount) => count(anna, amount)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([10, 20, 30]).toContain(supplyOf(await read(anna)).amount_left)
  })
})

describe('the calendar file', () => {
  const lines = async (query = '', client = anna) => {
    const { body, headers, status } = await client.get(`${clientDayPaths.calendar}${query}`)
    return { status, type: headers['content-type'], file: String(body).replaceAll('\r\n ', '').split('\r\n') }
  }

  test('has an event for each time of day, with the same id in each file', async () => {
    const { status, type, file } = await lines('?time_zone=Europe/Madrid')
    expect({ status, type }).toEqual({ status: 200, type: 'text/calendar; charset=utf-8' })
    expect(file).toContain('X-WR-TIMEZONE:Europe/Madrid')
    const ids = (all: string[]) => all.filter((line) => line.startsWith('UID:'))
    expect(ids(file)).toEqual([
      `UID:doses-${anna.id}-morning-open@verbena`,
      `UID:doses-${anna.id}-evening-open@verbena`,
    ])
    expect(ids((await lines()).file)).toEqual(ids(file))
  })

  test('is empty without a protocol, and reads unknown zones as none', async () => {
    const { status, file } = await lines('?time_zone=Moon/Base', await shop.buyer())
    expect(status).toBe(200)
    expect(file.some((line) => line.startsWith('X-WR-TIMEZONE') || line === 'BEGIN:VEVENT')).toBe(false)
    expect((await lines('?time_zone=a%0D%0Ab')).status).toBe(400)
  })
})
