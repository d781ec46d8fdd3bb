import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { adminOrderPaths, adminPaths } from '#contract/admin-paths.ts'
import { commissionPaths } from '#contract/commission-paths.ts'
import { adminPayoutPaths, payoutPaths } from '#contract/payout-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { findViolations } from '#server/find-violations.ts'
import { settlePayment } from '#server/orders/payments/settle-payment.ts'
import { password } from '../../tests/support/accounts-api.ts'
import { earnedCommission } from '../../tests/support/earned-commission.ts'
import { eventsWith } from '../../tests/support/events.ts'
import { type OrdersShop, openOrders } from '../../tests/support/orders-api.ts'
import { findBalances } from './find-balances.ts'

let shop: OrdersShop
let zinc: number
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
let work: ReturnType<typeof earnedCommission>
beforeAll(async () => {
  shop = await openOrders()
  admin = await shop.buyer(userTypes.admin)
  zinc = await shop.product('zinc', { stock: 1000 })
  work = earnedCommission(shop, admin, zinc)
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

type Practitioner = Awaited<ReturnType<typeof work.practitioner>>

const erase = (who: Practitioner, commission_given_up?: number) =>
  who.delete(accountPaths.user, {
    password,
    ...(commission_given_up !== undefined && { commission_given_up }),
  })
const openFor = async (who: Practitioner) => (await who.get(commissionPaths.open)).body
const balancesOf = async ({ id }: Practitioner) => {
  const { pending, available } = await findBalances(shop.db, id)
  return { pending, available }
}
const nothing = { pending: 0, available: 0 }

test('an account with open commission is erased only once its owner gives up exactly that amount', {
  tags: 'erasure-commission',
}, async () => {
  const ilse = await work.practitioner()
  await work.earned(ilse, 2)
  await work.sold(ilse, 1)
  expect(await openFor(ilse)).toEqual({ currency: 'EUR', available: 20, pending: 10, total: 30 })
  for (const amount of [undefined, 20, 30.01]) {
    const { status, body } = await erase(ilse, amount)
    expect([status, body.code]).toEqual([409, 'commission-open'])
    const message = body.message.replaceAll('\u00a0', ' ')
    for (const part of ['20,00 € of available', '10,00 € pending', '30,00 €']) expect(message).toContain(part)
  }
  expect((await erase(ilse, -30)).status).toBe(400)
  expect((await ilse.get(accountPaths.user)).status).toBe(200)

  expect((await erase(ilse, 30)).status).toBe(200)
  expect(await balancesOf(ilse)).toEqual(nothing)
  const given = await shop.sql`SELECT from_account, to_account, amount, refund_id FROM commission_entries
    WHERE practitioner_id = ${ilse.id} AND kind = 'reversed' ORDER BY amount`
  const back = { to_account: 'shop', refund_id: null }
  expect([...given]).toEqual([
    { ...back, from_account: 'pending', amount: 1_000 },
    { ...back, from_account: 'available', amount: 2_000 },
  ])
  const { withheld } = await work.preview()
  expect(withheld.filter(({ practitioner }) => practitioner.id === ilse.id)).toEqual([])
  expect((await admin.get(`${adminPaths.audit}?limit=1`)).body.data).toMatchObject([
    {
      action: 'commission-given-up',
      actor: { id: ilse.id },
      subject: { id: ilse.id },
      details: { commission: '30.00 EUR', available: 20, pending: 10 },
    },
  ])
})

test('nobody without open commission is asked to give anything up', async () => {
  const anna = await shop.buyer()
  expect(await openFor(anna)).toEqual({ currency: 'EUR', available: 0, pending: 0, total: 0 })
  expect((await erase(anna)).status).toBe(200)
  const ilse = await work.practitioner()
  await work.earned(ilse, 2)
  await work.run()
  expect((await erase(ilse)).status).toBe(200)
})

test('what was paid out stays paid; what was refunded after it makes less to give up', async () => {
  const ilse = await work.practitioner()
  const sale = await work.earned(ilse, 3)
  await work.run()
  await work.refunded(sale, 2)
  await work.earned(ilse, 5)
  expect(await openFor(ilse)).toMatchObject({ available: 30, pending: 0 })
  expect((await erase(ilse, 30)).status).toBe(200)
  expect(await balancesOf(ilse)).toEqual(nothing)
  expect(await shop.sql`SELECT FROM payouts WHERE practitioner_id = ${ilse.id}`).toHaveLength(1)
})

test('what happens to the orders afterwards books nothing for an erased account', async () => {
  const ilse = await work.practitioner()
  const [delivered, refunded] = [await work.sold(ilse, 1), await work.sold(ilse, 2)]
  const line = { variantId: zinc, price: 5_300, practitionerId: ilse.id, tierRate: 20 as const }
  const unpaid = await shop.placed({ user: await shop.buyer(), lines: [line] })
  expect((await erase(ilse, 30)).status).toBe(200)
  await work.delivered(delivered)
  await work.refunded(refunded, 1, 1)
  await shop.reported(shop.jobs, unpaid, 'paid')
  await work.settle()
  expect(await balancesOf(ilse)).toEqual(nothing)
  expect(await shop.sql`SELECT FROM commission_entries WHERE order_id = ${unpaid.id}`).toHaveLength(0)
})

test('a transfer that comes back after the account was erased is owed, and the payouts say why it stays', async () => {
  const ilse = await work.practitioner()
  await work.earned(ilse, 2)
  await work.run()
  const [payout] = (await ilse.get(payoutPaths.list)).body.data
  await erase(ilse)
  expect((await admin.once(adminPayoutPaths.return(payout.id), { reason: 'Account closed' })).status).toBe(
    200,
  )
  const { withheld } = await work.preview()
  expect(withheld.find(({ practitioner }) => practitioner.id === ilse.id)).toMatchObject({
    amount: 20,
    reason: 'deactivated',
  })
})

test('commission is either paid out or given up when both are asked for at once', async () => {
  for (let nth = 0; nth < 3; nth++) {
    const ilse = await work.practitioner()
    await work.earned(ilse, 2)
    const { fingerprint } = await work.preview()
    const [run, erasure] = await Promise.all([
      admin.once(adminPayoutPaths.runs, { fingerprint }),
      erase(ilse, 20),
    ])
    expect(erasure.status).toBe(200)
    expect([200, 409]).toContain(run.status)
    expect(await balancesOf(ilse)).toEqual(nothing)
    const paid = await shop.sql`SELECT FROM payouts WHERE practitioner_id = ${ilse.id}`
    expect(paid).toHaveLength(run.status === 200 ? 1 : 0)
  }
})

test('commission is either refunded or given up when both happen at once', async () => {
  for (let nth = 0; nth < 3; nth++) {
    const ilse = await work.practitioner()
    const sale = await work.sold(ilse, 2)
    const items = [{ order_line_id: sale.order.lines[0]!.id, quantity: 1, unsent: 1 }]
    const body = { items, reason: 'Broken', restock: false }
    const [, erasure] = await Promise.all([
      admin.once(adminOrderPaths.refund(sale.order.id), body),
      erase(ilse, 20),
    ])
    if (erasure.status === 409) expect((await erase(ilse, 10)).status).toBe(200)
    expect(await balancesOf(ilse)).toEqual(nothing)
  }
})

test('commission of an order that is being paid at that moment is not lost unasked', {
  tags: 'erasure-commission',
}, async () => {
  const ilse = await work.practitioner()
  const line = { variantId: zinc, price: 5_300, practitionerId: ilse.id, tierRate: 20 as const }
  const { paymentId, total } = await shop.placed({ user: await shop.buyer(), lines: [line] })
  const { jobs } = shop
  const settled = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const paying = shop.db.transaction(async (db) => {
    const ctx = { db, events: eventsWith(jobs), jobs, now: new Date() }
    const unknown = { paidAt: null, detail: null, providerMethod: null }
    await settlePayment(ctx, paymentId, { state: 'paid', amount: total, currency: 'EUR', ...unknown })
    settled.resolve()
    await mayCommit.promise
  })
  await settled.promise
  const erasing = erase(ilse)
  const waiting = () => shop.sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0)
  mayCommit.resolve()
  await paying
  expect((await erasing).body.code).toBe('commission-open')
  expect((await erase(ilse, 10)).status).toBe(200)
  expect(await balancesOf(ilse)).toEqual(nothing)
})
