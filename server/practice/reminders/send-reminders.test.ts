import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailChoicePaths } from '#contract/email-choice-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { remindersPath } from '#contract/reminder-paths.ts'
import { dayMs } from '#domain/local-time.ts'
import { users } from '#server/accounts/tables.ts'
import { daysAgo } from '#server/catalogue/fixtures.ts'
import { shipmentLines, shipments } from '#server/orders/tables.ts'
import { protocolShares } from '#server/protocols/tables.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'
import { sealing } from '../../../tests/support/shop-api.ts'
import { reminderEmails } from './emails.ts'
import { sendReminders } from './send-reminders.ts'

let shop: OrdersShop
let zinc: number
let ilse: Awaited<ReturnType<OrdersShop['newPractitioner']>>
let source: Parameters<typeof reminderEmails>[0]
beforeAll(async () => {
  shop = await openOrders({})
  zinc = await shop.product('zinc', { stock: 1000, names: { en: 'Zinc' } })
  ilse = await shop.newPractitioner()
  const { config, catalogue: products, translations } = shop
  source = { config, products, region: 'eu', sealing, translations }
})
afterAll(() => shop.close())

let anna: Awaited<ReturnType<OrdersShop['buyer']>>
let protocol: number
beforeEach(async () => {
  anna = await shop.buyer()
  const dose = { amount: 2, unit: 'capsule', times: ['morning', 'evening'], food: 'with', days: null }
  protocol = await ilse.protocol('Calm', [{ product_variant_id: zinc, dose }])
  await ilse.post(protocolPaths.assign, {
    id: protocol,
    email: anna.email,
    first_name: 'Anna',
    last_name: 'Maes',
    discount: 0,
  })
  await shop.db
    .update(protocolShares)
    .set({ sharedAt: daysAgo(30) })
    .where(eq(protocolShares.protocolId, protocol))
})

const turn = (given: object) =>
  anna.put(remindersPath, { doses: false, supply: false, time_zone: 'Europe/Brussels', ...given })
const today = Math.floor(Date.now() / dayMs) * dayMs
/** An hour of today in Brussels; in summer, one hour later. */
const at = (hour: number, days = 0) => new Date(today + days * dayMs + (hour - 1) * 3_600_000)
const send = (now: Date) => {
  const log = { error: (problem: object) => expect(problem).toBeUndefined() } as never
  return sendReminders({ ...source, db: shop.db, jobs: shop.jobs, log, now })
}
const sent = async () => (await shop.emails(anna.id)).map(({ template }) => template).filter(isReminder)
const isReminder = (template: string) => template.endsWith('-reminder')
const written = (template: 'dose-reminder' | 'supply-reminder', now: Date) =>
  reminderEmails(source)[template]({ template, user_id: anna.id }, { db: shop.db, now })

/** Delivered as many days ago: enough for 15 days a pack. */
async function bought(days: number) {
  const order = await shop.paid({ user: anna, lines: [{ variantId: zinc, quantity: 1 }] })
  const when = daysAgo(days)
  const parcel = { orderId: order.id, carrier: 'bpost', shippedAt: when, deliveredAt: when } as const
  const [made] = await shop.db.insert(shipments).values(parcel).returning()
  const [line] = order.lines
  await shop.db.insert(shipmentLines).values({ shipmentId: made!.id, orderLineId: line!.id, quantity: 1 })
}

describe('reminders', () => {
  test('are off until a client turns them on', async () => {
    expect((await anna.get(remindersPath)).body).toEqual({ doses: false, supply: false, time_zone: null })
    await send(at(10))
    expect(await sent()).toEqual([])
    const { body } = await turn({ doses: true })
    expect(body).toEqual({ doses: true, supply: false, time_zone: 'Europe/Brussels' })
  })

  test('are refused for a time zone that does not exist', async () => {
    for (const time_zone of ['Mars/Olympus', '', "'; DROP TABLE users", 'x'.repeat(100)])
      expect((await turn({ time_zone })).status).toBe(400)
  })

  test('of today’s doses come once in the morning, however many processes send them', async () => {
    await turn({ doses: true })
    await send(at(5))
    expect(await sent()).toEqual([])
    await Promise.all([1, 2, 3, 4].map(() => send(at(10))))
    await send(at(11))
    expect(await sent()).toEqual(['dose-reminder'])
    await send(at(10, 1))
    expect(await sent()).toEqual(['dose-reminder', 'dose-reminder'])
  })

  test('follow the client’s clock, not the shop’s', async () => {
    await turn({ doses: true, time_zone: 'America/Los_Angeles' })
    await send(at(10))
    expect(await sent()).toEqual([])
    await send(at(19))
    expect(await sent()).toEqual(['dose-reminder'])
  })

  test('of ordering come when something bought runs out within a week, and once a week at most', async () => {
    await turn({ supply: true })
    await send(at(10))
    expect(await sent()).toEqual([])
    await bought(10)
    await send(at(11))
    // Supplies are looked at once a day.
    expect(await sent()).toEqual([])
    await Promise.all([send(at(10, 1)), send(at(10, 1))])
    await send(at(10, 2))
    expect(await sent()).toEqual(['supply-reminder'])
  })

  test('say what to take when, and what runs out', async () => {
    await turn({ doses: true, supply: true })
    await bought(10)
    const doses = await written('dose-reminder', at(10))
    expect(doses).toMatchObject({
      to: anna.email,
      language: 'en',
      rows: [
        {
          label: 'Morning',
          items: [{ name: 'Zinc', note: expect.stringMatching(/^2\scapsules, with breakfast$/) }],
        },
        { label: 'Evening', items: [{ name: 'Zinc' }] },
      ],
      button: { path: '/account/client' },
    })
    const supply = await written('supply-reminder', at(10))
    expect(supply?.lines).toMatchObject([{ name: 'Zinc', note: expect.stringMatching(/^Enough until \d/) }])
  })

  test('that come too late in the day, or to a deactivated account, are not sent', async () => {
    await turn({ doses: true })
    expect(await written('dose-reminder', at(22))).toBeUndefined()
    await shop.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, anna.id))
    expect(await written('dose-reminder', at(10))).toBeUndefined()
    await send(at(10))
    expect(await sent()).toEqual([])
  })

  test('are off once the client stopped such emails, and on again when they turn one on', async () => {
    await turn({ doses: true })
    await anna.put(emailChoicePaths.own, { kind: 'reminders', is_on: false })
    expect((await anna.get(remindersPath)).body).toMatchObject({ doses: false, supply: false })
    await turn({ supply: true })
    expect((await anna.get(remindersPath)).body).toMatchObject({ doses: false, supply: true })
    expect((await anna.get(emailChoicePaths.own)).body.data).toContainEqual({
      kind: 'reminders',
      is_on: true,
    })
  })
})
