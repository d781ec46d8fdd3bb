import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { basketPaths } from '#contract/baskets.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { protocolPaths, sharedProtocolPaths } from '#contract/protocol-paths.ts'
import { protocolLinks } from '#server/protocols/tables.ts'
import { noJobs } from '../../../seeds/no-jobs.ts'
import { type BasketsShop, openBaskets } from '../../../tests/support/baskets-api.ts'
import { sealing } from '../../../tests/support/shop-api.ts'
import { changeRecord } from './change-record.ts'

let shop: BasketsShop
beforeAll(async () => {
  shop = await openBaskets()
})
afterAll(() => shop.close())

test('what was emailed to a wrong address cannot be opened with it once the address is corrected', {
  tags: 'link-revoked',
}, async () => {
  const { ilse, clientId } = await shop.practice()
  const protocol = await ilse.protocol('Calm', [{ product_variant_id: shop.zinc }])
  const { body } = await ilse.post(protocolPaths.assign, { id: protocol, user_id: clientId })
  const basket = await shop.sent(ilse, clientId, [[shop.zinc, 1]])
  const paths = async () => {
    const isOfShare = eq(protocolLinks.shareId, body.share_id)
    const [link] = await shop.db.select().from(protocolLinks).where(isOfShare)
    const protocolToken = sealing.open(link!.sealedToken)
    return [sharedProtocolPaths.one(protocolToken), basketPaths.shared(await shop.tokenOf(basket.id))]
  }
  const openAll = async (all: readonly string[]) =>
    (await Promise.all(all.map((path) => shop.call('GET', path)))).map(({ status }) => status)
  const openedAt = async () => (await ilse.get(protocolPaths.shares(protocol))).body.data[0].opened_at

  const former = await paths()
  expect(await openAll(former)).toEqual([200, 200])
  expect(await openedAt()).not.toBeNull()
  await ilse.put(practicePaths.client(clientId), { email: 'corrected@people.example' })
  expect(await openAll(former)).toEqual([404, 404])
  expect(await openedAt()).toBeNull()
  expect(await shop.stateOf(ilse, clientId, basket.id)).toBe('sent')
  expect(await openAll(await paths())).toEqual([200, 200])
})

test('only a change to another address counts as an invitation, and only such a change replaces links', async () => {
  const { ilse, anna, clientId } = await shop.practice()
  const { token } = await shop.sent(ilse, clientId, [[shop.zinc, 1]])
  const actor = { id: ilse.id, userTypeId: ilse.userTypeId, sessionId: 0 }
  const ctx = { actor, db: shop.db, jobs: noJobs, now: new Date(), sealing }
  let counted = 0
  const change = (email: string) =>
    changeRecord(ctx, { id: clientId, change: { email, first_name: 'Anne' } }, async () => void counted++)
  await change(anna.email.toUpperCase())
  expect(counted).toBe(0)
  expect((await shop.call('GET', basketPaths.shared(token))).status).toBe(200)
  await change('another@people.example')
  expect(counted).toBe(1)
})
