import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { practitionerPaths } from '#contract/account-paths.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { commissionPaths } from '#contract/commission-paths.ts'
import type { MilestoneList } from '#contract/practitioners.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { dayMs } from '#domain/local-time.ts'
import { clientOf, protocolOf } from '../../tests/support/clients-with-protocols.ts'
import { type OrdersShop, openOrders } from '../../tests/support/orders-api.ts'
import { settleCommission } from './settle-commission.ts'

let shop: OrdersShop
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
let zinc: number
let iron: number
beforeAll(async () => {
  shop = await openOrders()
  zinc = await shop.product('zinc', { stock: 1000 })
  iron = await shop.product('iron', { stock: 1000 })
  admin = await shop.buyer(userTypes.admin)
})
afterAll(() => shop.close())

/** Anna, a client of Ilse at 10 %, paid for four packs. */
async function sold(lines: object = {}) {
  const ilse = await shop.buyer(userTypes.certifiedPractitioner)
  const anna = await shop.buyer()
  const client = await clientOf(shop, ilse, anna)
  const earning = { practitionerId: ilse.id, clientId: client.id, tierRate: 20 as const }
  const gut = await protocolOf(shop, ilse.id, 'Gut repair')
  const order = await shop.paid({
    user: anna,
    discountRate: 10,
    lines: [
      { variantId: zinc, quantity: 3, price: 2_000, ...gut, ...earning, ...lines },
      { variantId: iron, price: 1_060, ...earning },
    ],
  })
  return { ilse, anna, client, order }
}

async function refundOf(order: Awaited<ReturnType<typeof sold>>['order'], quantity: number, line = 0) {
  const items = [{ order_line_id: order.lines[line]!.id, quantity, unsent: quantity }]
  const body = { items, reason: 'Broken', restock: false }
  expect((await admin.once(adminOrderPaths.refund(order.id), body)).status).toBeLessThan(300)
}

const thisMonth = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Brussels' }).format(new Date()).slice(0, 7)

test('the first sale reaches the milestone of the commission tier, once', {
  tags: 'milestone-tier',
}, async () => {
  const { ilse, anna } = await sold()
  const tierMilestone = async () => {
    const { data }: MilestoneList = (await ilse.get(practitionerPaths.milestones)).body
    return data.find(({ name }) => name === 'TierID')?.reached_at
  }
  const first = await tierMilestone()
  expect(first).toEqual(expect.any(String))
  const line = { variantId: zinc, quantity: 1, price: 900, practitionerId: ilse.id, tierRate: 20 as const }
  await shop.paid({ user: anna, lines: [line] })
  expect(await tierMilestone()).toBe(first)
})

test('a practitioner sees balances, tier, and what earned most', { tags: 'product-commission' }, async () => {
  const { ilse, order } = await sold()
  await refundOf(order, 1)
  const { status, body } = await ilse.get(commissionPaths.summary)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    currency: 'EUR',
    available: 0,
    pending: 4.77,
    reversed: 1.89,
    tier_rate: 20,
    turnover: 45.54,
    next_tier: { rate: 25, from: 2500, missing: 2454.46 },
    most: {
      protocols: [
        { name: 'Gut repair', amount: 3.77 },
        { name: null, amount: 1 },
      ],
      products: [
        { name: 'zinc', amount: 3.77 },
        { name: 'iron', amount: 1 },
      ],
      clients: [{ name: 'Anna Maes', amount: 4.77 }],
    },
  })
  expect(body.months).toHaveLength(12)
  expect(body.months.at(-1)).toEqual({ month: thisMonth(), amount: 4.77 })
})

test('each amount is explained, with the order and the lines it comes from', {
  tags: 'product-commission',
}, async () => {
  const { ilse, client, order } = await sold()
  await refundOf(order, 1)
  const { body } = await ilse.get(commissionPaths.entries)
  expect(body).toMatchObject({ total_results: 2, total_pages: 1, current_page: 1, limit: 20 })
  const about = {
    order: { id: order.id, number: order.number },
    client: { id: client.id, first_name: 'Anna', last_name: 'Maes' },
    protocols: ['Gut repair'],
    earned_at: null,
  }
  const rates = { vat_percent: 6, tier_rate: 20, discount_rate: 10 }
  expect(body.data).toMatchObject([
    {
      ...about,
      state: 'reversed',
      amount: -1.89,
      lines: [{ quantity: 1, price: 20, net_price: 18.87, ...rates, amount: -1.89 }],
    },
    {
      ...about,
      state: 'pending',
      amount: 6.66,
      lines: [
        { quantity: 3, price: 60, net_price: 56.6, ...rates, amount: 5.66 },
        { quantity: 1, price: 10.6, net_price: 10, ...rates, amount: 1 },
      ],
    },
  ])
})

test('once everything is shipped, pending commission says when it will be earned, and then is available', async () => {
  const { ilse, order } = await sold()
  await admin.once(adminOrderPaths.process, { ids: [order.id] })
  const items = order.lines.map(({ id, quantity }) => ({ order_line_id: id, quantity }))
  await admin.once(adminOrderPaths.ship(order.id), { items, carrier: 'dhl' })
  const pending = (await ilse.get(commissionPaths.entries)).body.data[0]
  const days = (Date.parse(pending.earned_at) - Date.now()) / dayMs
  expect({ state: pending.state, days: Math.round(days) }).toEqual({ state: 'pending', days: 28 })
  const log = pino({ level: 'silent' })
  await settleCommission({ db: shop.db, log, now: new Date(Date.now() + 28 * dayMs) })
  expect((await ilse.get(commissionPaths.entries)).body.data).toMatchObject([
    { state: 'earned', earned_at: null },
  ])
  expect((await ilse.get(commissionPaths.summary)).body).toMatchObject({ available: 6.66, pending: 0 })
})

test('what was refunded completely before it was earned is not pending any more', async () => {
  const { ilse, order } = await sold()
  await refundOf(order, 3)
  await refundOf(order, 1, 1)
  const { body } = await ilse.get(commissionPaths.entries)
  expect(body.data.map(({ state, amount }: { state: string; amount: number }) => [state, amount])).toEqual([
    ['reversed', -1],
    ['reversed', -5.66],
    ['reversed', 6.66],
  ])
})

test('the ledger can be filtered by month and state, and is paged', async () => {
  const { ilse, order } = await sold()
  await refundOf(order, 1)
  const list = async (query: string) => (await ilse.get(`${commissionPaths.entries}?${query}`)).body
  expect((await list('state=pending')).data).toMatchObject([{ state: 'pending' }])
  expect((await list('state=reversed')).data).toMatchObject([{ state: 'reversed' }])
  expect((await list('state=earned')).data).toEqual([])
  expect((await list(`month=${thisMonth()}`)).total_results).toBe(2)
  expect((await list('month=2020-02')).data).toEqual([])
  expect(await list('limit=1&page=2')).toMatchObject({ total_pages: 2, data: [{ state: 'pending' }] })
  expect(await list('page=9')).toMatchObject({ total_results: 2, data: [] })
  for (const wrong of ['month=2026-13', 'month=', 'state=lost', 'page=0', 'limit=101'])
    expect((await ilse.get(`${commissionPaths.entries}?${wrong}`)).status).toBe(400)
})

test('nobody else sees what a practitioner earned', async () => {
  await sold()
  const marco = await shop.buyer(userTypes.practitioner)
  expect((await marco.get(commissionPaths.entries)).body).toMatchObject({ total_results: 0, data: [] })
  expect((await marco.get(commissionPaths.summary)).body).toMatchObject({
    pending: 0,
    turnover: 0,
    most: { protocols: [], products: [], clients: [] },
  })
  for (const stranger of [await shop.buyer(), admin])
    expect((await stranger.get(commissionPaths.summary)).status).toBe(403)
})

test('another practitioner’s protocol is not named, even if the sale is theirs', async () => {
  const sanne = await shop.buyer(userTypes.certifiedPractitioner)
  const { ilse } = await sold(await protocolOf(shop, sanne.id, 'Coming off the pill'))
  for (const path of [commissionPaths.summary, commissionPaths.entries])
    expect(JSON.stringify((await ilse.get(path)).body)).not.toContain('Coming off the pill')
})
