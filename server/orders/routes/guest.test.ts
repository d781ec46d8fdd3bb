import { and, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import type { GuestPlaced } from '#contract/checkout.ts'
import { guestPaths, orderPaths } from '#contract/order-paths.ts'
import { mintOneTimeToken } from '#server/accounts/one-time-tokens.ts'
import { users } from '#server/accounts/tables.ts'
import { cleanUp } from '#server/platform/cleanup.ts'
import { type BuyingShop, openBuying } from '../../../tests/support/buying-api.ts'
import { guestsOf } from '../../../tests/support/guest-buying.ts'
import { anonymiseBuyers } from '../anonymise-buyers.ts'
import { forgetGuests } from '../guests/forget-guests.ts'
import { guestOrders } from '../guests/tables.ts'
import { withdrawals } from '../tables.ts'

let shop: BuyingShop
let guests: ReturnType<typeof guestsOf>
let zinc: number
beforeAll(async () => {
  shop = await openBuying()
  guests = guestsOf(shop)
  zinc = await shop.product('zinc', { stock: 1000 })
})
afterAll(() => shop.close())

const days = (count: number) => new Date(Date.now() + count * 86_400_000)
const rowOf = async (id: number) =>
  (await shop.db.select().from(guestOrders).where(eq(guestOrders.orderId, id)))[0]

describe('with the link of their order, guests', () => {
  let placed: GuestPlaced
  const pay = () => shop.settle(placed.order_id, 'paid')
  beforeEach(async () => {
    placed = await guests.order(zinc)
  })

  test('pay it another way if the first payment failed', async () => {
    await shop.settle(placed.order_id, 'failed')
    const path = guestPaths.payments(placed.order_token)
    const begun = await guests.once(path, { payment_method: 'payPal' })
    expect(begun).toMatchObject({ status: 201, body: { payment_url: expect.any(String) } })
    await pay()
    expect((await guests.open(placed.order_token)).body.state).toBe('paid')
  })

  test('cancel it unpaid, or paid and get the money back', async () => {
    const cancel = () => guests.once(guestPaths.cancel(placed.order_token))
    expect((await cancel()).body).toMatchObject({ state: 'cancelled', ending: 'by-client' })
    expect((await cancel()).status).toBe(409)
    placed = await guests.order(zinc)
    await pay()
    expect((await cancel()).body).toMatchObject({ state: 'cancelled' })
    expect((await guests.open(placed.order_token)).body.refunded).toBeGreaterThan(0)
  })

  test('cancel it unpaid without an email: its address may be a stranger’s', async () => {
    await guests.once(guestPaths.cancel(placed.order_token))
    const sent = (await shop.emails(null)).filter(({ order_id }) => order_id === placed.order_id)
    expect(sent).toEqual([])
  })

  test('change it only as long as it is unpaid: a payment that arrived meanwhile is kept', async () => {
    const change = () => guests.once(guestPaths.change(placed.order_token))
    expect((await change()).body).toMatchObject({ state: 'cancelled', ending: 'by-client' })
    placed = await guests.order(zinc)
    await pay()
    expect(await change()).toMatchObject({ status: 409, body: { code: 'order-in-other-state' } })
    expect((await guests.open(placed.order_token)).body).toMatchObject({ state: 'paid', refunded: 0 })
  })

  test('withdraw from it', async () => {
    await pay()
    const { body } = await guests.open(placed.order_token)
    const asked = { items: [{ order_line_id: body.items[0].id, quantity: 1 }] }
    expect((await guests.once(guestPaths.withdrawal(placed.order_token), asked)).status).toBe(200)
    const [stated] = await shop.db
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.orderId, placed.order_id), eq(withdrawals.by, 'guest')))
    expect(stated).toBeDefined()
  })

  test('download its invoice', async () => {
    await pay()
    const { documents } = (await guests.open(placed.order_token)).body
    const path = guestPaths.document(placed.order_token, documents[0].number)
    const { status, headers } = await shop.call('GET', path)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect((await shop.call('GET', guestPaths.document(placed.order_token, 'V-2026-9'))).status).toBe(404)
  })
})

describe('a guest’s order and the account with its address', () => {
  const setPassword = 'A-fine-day-7'
  const register = ({ order_token: token }: GuestPlaced) =>
    shop.call('POST', guestPaths.account(token), { password: setPassword })
  const ordersOf = async (user: { get(path: string): Promise<{ body: { data: { id: number }[] } }> }) =>
    (await user.get(orderPaths.list)).body.data.map(({ id }) => id)

  test('a password is all a new account takes; it has the order once its address is confirmed', {
    tags: 'guest-link-secret',
  }, async () => {
    const email = 'newcomer@people.example'
    const placed = await guests.order(zinc, { email })
    await shop.settle(placed.order_id, 'paid')
    expect((await register(placed)).status).toBe(201)
    const [user] = await shop.db.select().from(users).where(eq(users.email, email))
    expect(await shop.orderOf(placed.order_id)).toMatchObject({ userId: null })
    const token = await mintOneTimeToken(shop.db, { userId: user!.id, purpose: 'activate', now: new Date() })
    await shop.call('POST', authPaths.activate, { token })
    expect(await ordersOf(await shop.device({ email }, { password: setPassword }))).toEqual([placed.order_id])
    expect((await guests.open(placed.order_token)).status).toBe(200)
  })

  test('a known address gets the same answer, and its password stays', { tags: 'guest-silent' }, async () => {
    const anna = await shop.buyer()
    const known = await register(await guests.order(zinc, { email: anna.email }))
    expect(known).toMatchObject(
      await register(await guests.order(zinc)).then(({ status, body }) => ({ status, body })),
    )
    expect((await shop.device(anna)).tokens.access_token).toBeDefined()
  })

  test('a paid order joins an account whose address is confirmed, an unpaid one does not', async () => {
    const anna = await shop.buyer()
    const [paid, unpaid] = [
      await guests.order(zinc, { email: anna.email }),
      await guests.order(zinc, { email: anna.email }),
    ]
    await shop.settle(paid.order_id, 'paid')
    expect(await ordersOf(anna)).toEqual([paid.order_id])
    expect(await shop.orderOf(unpaid.order_id)).toMatchObject({ userId: null })
  })

  test('an account that is erased while the order is paid gets no order', async () => {
    const anna = await shop.buyer()
    const { order_id: id } = await guests.order(zinc, { email: anna.email })
    let paying: Promise<void> | undefined
    await shop.db.transaction(async (tx) => {
      await tx.update(users).set({ erasedAt: new Date() }).where(eq(users.id, anna.id))
      paying = shop.settle(id, 'paid')
      await expect
        .poll(() => shop.sql`SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'`)
        .not.toEqual([])
    })
    await paying
    expect(await shop.orderOf(id)).toMatchObject({ userId: null, state: 'paid' })
  })

  test('an account that is not activated gets no order', async () => {
    const waiting = await shop.person({ activatedAt: null })
    const { order_id: id } = await guests.order(zinc, { email: waiting.email })
    await shop.settle(id, 'paid')
    expect(await shop.orderOf(id)).toMatchObject({ userId: null })
  })
})

test('where a guest ordered from is forgotten, and so are the names of orders that were never paid', async () => {
  const unpaid = await guests.order(zinc)
  const paid = await guests.order(zinc)
  await shop.expire(unpaid.order_id)
  await shop.settle(paid.order_id, 'paid')
  const cleanups = [forgetGuests, anonymiseBuyers('eu')]
  const log = pino({ level: 'silent' })
  await cleanUp({ db: shop.db, log }, cleanups, days(29))
  expect(await rowOf(unpaid.order_id)).toMatchObject({ callerMark: expect.any(String) })
  await cleanUp({ db: shop.db, log }, cleanups, days(31))
  expect(await rowOf(unpaid.order_id)).toBeUndefined()
  expect(await shop.orderOf(unpaid.order_id)).toMatchObject({ email: '' })
  expect(await rowOf(paid.order_id)).toMatchObject({ callerMark: null, tokenHash: expect.any(String) })
  expect((await shop.orderOf(paid.order_id)).email).not.toBe('')
  await cleanUp({ db: shop.db, log }, cleanups, days(181))
  expect(await rowOf(paid.order_id)).toMatchObject({ tokenHash: null, sealedToken: null })
})
