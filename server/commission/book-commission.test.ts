import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commissionPaths } from '#contract/commission-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { emailConfirmed } from '#server/accounts/events.ts'
import { users } from '#server/accounts/tables.ts'
import { findViolations } from '#server/find-violations.ts'
import { noJobs } from '../../seeds/no-jobs.ts'
import { type BuyingShop, openBuying } from '../../tests/support/buying-api.ts'
import { eventsWith } from '../../tests/support/events.ts'
import { guestsOf } from '../../tests/support/guest-buying.ts'
import { earnCommission } from './book-commission.ts'

let shop: BuyingShop
let guests: ReturnType<typeof guestsOf>
let zinc: number
beforeAll(async () => {
  shop = await openBuying()
  guests = guestsOf(shop)
  zinc = await shop.product('zinc', { stock: 1000 })
})
afterAll(async () => {
  expect(await findViolations(shop.sql)).toEqual([])
  await shop.close()
})

type Mila = Awaited<ReturnType<BuyingShop['newPractitioner']>>

/** A practitioner, and an order that a guest with this address placed through the practitioner's link. */
async function orderedAsGuest(email: string) {
  const mila = await shop.newPractitioner()
  const protocolId = await mila.protocol('Rest', [{ product_variant_id: zinc, quantity: 1 }])
  const { body } = await mila.post(protocolPaths.link(protocolId), {})
  const { order_id: id } = await guests.order(zinc, { email, linkToken: body.link_token })
  return { mila, id }
}

/** As when the practitioner has changed the address of their account, and opened the link in the email. */
const confirm = (mila: Mila, email: string) =>
  shop.db.transaction((db) =>
    eventsWith(noJobs).publish({ db, now: new Date() }, emailConfirmed, { userId: mila.id, email }),
  )

async function earningsOf(mila: Mila) {
  const { pending, available, turnover } = (await mila.get(commissionPaths.summary)).body
  return { pending, available, turnover }
}
const nothing = { pending: 0, available: 0, turnover: 0 }

test('what a practitioner bought as a guest earns them nothing once the order is theirs, and says why', async () => {
  const email = 'mila-at-home@people.example'
  const { mila, id } = await orderedAsGuest(email)
  await shop.settle(id, 'paid')
  const { pending } = await earningsOf(mila)
  expect(pending).toBeGreaterThan(0)
  await confirm(mila, email)
  await confirm(mila, email)
  expect(await shop.orderOf(id)).toMatchObject({ userId: mila.id })
  expect(await earningsOf(mila)).toEqual(nothing)
  const { body } = await mila.get(commissionPaths.entries)
  const about = { state: 'reversed', own_order: true, order: { id } }
  expect(body).toMatchObject({
    total_results: 2,
    data: [
      { ...about, amount: -pending, lines: [{ quantity: 1, amount: -pending }] },
      { ...about, amount: pending, lines: [{ quantity: 1, amount: pending }] },
    ],
  })
  expect((await mila.get(`${commissionPaths.entries}?state=reversed`)).body.total_results).toBe(2)
})

test('neither does an order that is paid when its address is already that of their account', async () => {
  const email = 'mila-at-work@people.example'
  const { mila, id } = await orderedAsGuest(email)
  await shop.db.update(users).set({ email }).where(eq(users.id, mila.id))
  await shop.settle(id, 'paid', { times: 2 })
  expect(await shop.orderOf(id)).toMatchObject({ userId: mila.id })
  expect(await earningsOf(mila)).toEqual(nothing)
  const { body } = await mila.get(commissionPaths.entries)
  expect(body.data.map(({ amount }: { amount: number }) => Math.sign(amount))).toEqual([-1, 1])
})

test('commission that was already earned on an order is taken back, too', async () => {
  const email = 'mila-again@people.example'
  const { mila, id } = await orderedAsGuest(email)
  await shop.settle(id, 'paid')
  await earnCommission(shop.db, id, new Date())
  expect((await earningsOf(mila)).available).toBeGreaterThan(0)
  await confirm(mila, email)
  expect(await earningsOf(mila)).toEqual(nothing)
})

test('a guest who is somebody else still earns the practitioner their commission', async () => {
  const { mila, id } = await orderedAsGuest('anna-at-home@people.example')
  const anna = await shop.buyer()
  await shop.settle(id, 'paid')
  const before = await earningsOf(mila)
  await confirm({ ...mila, id: anna.id }, 'anna-at-home@people.example')
  expect(await shop.orderOf(id)).toMatchObject({ userId: anna.id })
  expect(await earningsOf(mila)).toEqual(before)
})
