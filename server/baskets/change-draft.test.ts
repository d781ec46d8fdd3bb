import { afterAll, beforeAll, expect, test } from 'vitest'
import { basketPaths } from '#contract/baskets.ts'
import { type BasketsShop, openBaskets, productsOf } from '../../tests/support/baskets-api.ts'

let shop: BasketsShop
beforeAll(async () => {
  shop = await openBaskets()
})
afterAll(() => shop.close())

test('a practitioner overwrites nothing that was changed in another window since', async () => {
  const { zinc, iron } = shop
  const { ilse, clientId } = await shop.practice()
  const path = basketPaths.one(clientId, await shop.draft(ilse, clientId, [[zinc, 1]]))
  const { changed_at } = (await ilse.get(path)).body
  const change = { products: productsOf([[zinc, 2]]), message: 'From here', changed_at }
  const other = { products: productsOf([[iron, 1]]), message: 'From there', changed_at }
  const [first, second] = await Promise.all([ilse.put(path, change), ilse.put(path, other)])
  const saved = first.status === 200 ? first : second
  const refused = saved === first ? second : first
  expect([saved.status, refused.status, refused.body.code]).toEqual([200, 409, 'basket-changed'])
  const present = (await ilse.get(path)).body
  expect(present.message).toBe(saved.body.message)
  expect(present.changed_at > changed_at).toBe(true)
  const again = { ...change, changed_at: present.changed_at }
  expect((await ilse.put(path, again)).body).toMatchObject({
    message: 'From here',
    products: [{ quantity: 2 }],
  })
})
