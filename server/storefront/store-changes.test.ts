import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { publicProtocolPaths } from '#contract/public-protocol-paths.ts'
import { certify } from '#server/accounts/roles/certify.ts'
import { deactivateUser, reactivateUser } from '#server/accounts/roles/deactivate-user.ts'
import { makeAdmin } from '#server/accounts/roles/make-admin.ts'
import { visitor } from '#server/platform/context.ts'
import { eventsWith } from '../../tests/support/events.ts'
import { openNode } from '../../tests/support/shop-api.ts'
import { openStores, type StoresShop } from '../../tests/support/store-api.ts'
import { notifyOfStore } from './store-changes.ts'

let shop: StoresShop
beforeAll(async () => {
  shop = await openStores()
})
afterAll(() => shop.close())

test('all processes hear of a changed page, but only when the change is committed', async () => {
  const other = await openNode(shop)
  onTestFinished(() => other.close())
  const heard: string[] = []
  shop.storeChanges.onChange((name) => heard.push(`here ${name}`))
  other.storeChanges.onChange((name) => heard.push(`there ${name}`))
  await shop.db
    .transaction(async (tx) => {
      await notifyOfStore(tx, 'rossi')
      throw new Error('taken back')
    })
    .catch(() => {})
  await expect
    .poll(async () => {
      await shop.db.transaction((tx) => notifyOfStore(tx, 'lindehof'))
      return [...new Set(heard)].sort()
    })
    .toEqual(['here lindehof', 'there lindehof'])
})

test('a page is shown otherwise once its practitioner is deactivated, and once they are back', async () => {
  const ilse = await shop.withPage({ organisationName: 'Praktijk Zonnedauw' })
  const admin = await shop.person({ userTypeId: 1 })
  const heard: string[] = []
  onTestFinished(shop.storeChanges.onChange((name) => heard.push(name)))
  const actor = { id: admin.id, userTypeId: 1, sessionId: 1 } as const
  const ctx = { db: shop.db, events: eventsWith({ enqueue: async () => {} }), actor, now: new Date() }
  await deactivateUser(ctx, ilse.id)
  await expect.poll(() => heard).toEqual(['praktijk-zonnedauw'])
  await reactivateUser(ctx, ilse.id)
  await expect.poll(() => heard).toHaveLength(2)
})

test('a page is shown otherwise once its practitioner is certified again, and once they are an admin', async () => {
  const ilse = await shop.withPage({ organisationName: 'Praktijk Ochtenddauw' })
  await shop.sql`UPDATE users SET user_type_id = 3 WHERE id = ${ilse.id}`
  const heard: string[] = []
  onTestFinished(shop.storeChanges.onChange((name) => heard.push(name)))
  const jobs = { enqueue: async () => {} }
  const ctx = { db: shop.db, events: eventsWith(jobs), jobs, actor: visitor, now: new Date() }
  expect(await certify(ctx, ilse.id)).toBe(true)
  await expect.poll(() => heard).toEqual(['praktijk-ochtenddauw'])
  expect(await certify(ctx, ilse.id)).toBe(false)
  await makeAdmin(ctx, ilse.email, 'eu')
  await expect.poll(() => heard).toHaveLength(2)
})

test('a page is shown otherwise once one of its protocols is published', async () => {
  const ilse = await shop.withPage({ organisationName: 'Praktijk Maanlicht' })
  const variant = await shop.product('calm')
  const { body } = await ilse.post(protocolPaths.create, { name: 'Rest', description: 'Four weeks' })
  await ilse.post(protocolPaths.products(body.protocol_id), { product_variant_id: variant })
  const copy = { protocol_id: body.protocol_id, name: 'Rest' }
  const made = await ilse.post(publicProtocolPaths.list, copy)
  const heard: string[] = []
  onTestFinished(shop.storeChanges.onChange((name) => heard.push(name)))
  await ilse.put(publicProtocolPaths.publication(made.body.protocol.id), { is_published: true })
  await expect.poll(() => heard).toEqual(['praktijk-maanlicht'])
})
