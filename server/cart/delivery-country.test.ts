import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Cart } from '#contract/cart.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import { type Buyer, type Carts, openCarts, quantitiesOf } from '../../tests/support/carts.ts'
import { decideFor } from '../../tests/support/restricted-products.ts'

let shop: Carts
let calm: number
let energy: number
let anna: Buyer
beforeAll(async () => {
  shop = await openCarts()
  ;({ calm, energy } = shop)
  await decideFor(shop, calm, 'DK')
})
afterAll(() => shop.close())
beforeEach(async () => {
  anna = await shop.buyer()
})

const inDenmark = `${cartPaths.cart}?country=DK`
const notice = ({ items }: Cart) => items.map((item) => [item.notice, item.not_sold?.reason ?? null])
const reason =
  'It contains an ingredient that is not allowed in food supplements in Denmark (since 1 April 2023)'

test('a product that is not sold in the country is refused, with the reason', async () => {
  const { status, body } = await anna.post(inDenmark, { product_variant_id: calm })
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'not-sold-here' })
  expect(body.message).toBe(
    `Not sold in Denmark: calm. ${reason}. We have nothing similar that is sold there.`,
  )
  expect(body.not_sold).toEqual([
    expect.objectContaining({ product_variant_id: calm, name: 'calm', reason, alternatives: [] }),
  ])
  expect((await anna.cart()).items).toEqual([])
  expect((await anna.post(inDenmark, { product_variant_id: energy })).status).toBe(200)
})

test('the country of the account counts where the browser names none', async () => {
  const mette = await shop.person({ country: 'DK' })
  const device = await shop.device(mette)
  expect((await device.post(cartPaths.cart, { product_variant_id: calm })).body.code).toBe('not-sold-here')
  const inBelgium = await device.post(`${cartPaths.cart}?country=BE`, { product_variant_id: calm })
  expect(inBelgium.status).toBe(200)
})

test('what is in the cart already is marked, cannot be raised, but be lowered and removed', async () => {
  await anna.addToCart(calm, { quantity: 3 })
  const cart: Cart = (await anna.get(inDenmark)).body
  expect(notice(cart)).toEqual([['not-sold-here', reason]])
  expect(cart.can_order).toBe(false)
  expect(notice(await anna.cart())).toEqual([[null, null]])
  const set = (quantity: number) => anna.put(inDenmark, { product_variant_id: calm, quantity })
  expect((await set(4)).body.code).toBe('not-sold-here')
  expect((await set(2)).status).toBe(200)
  expect((await set(0)).body.items).toEqual([])
})

test('a visitor sees it in the cart of their browser', async () => {
  const items = [{ product_variant_id: calm, quantity: 1 }]
  const { body } = await shop.call('POST', `${cartPaths.preview}?country=DK`, { items })
  expect(notice(body)).toEqual([['not-sold-here', reason]])
})

test('a whole protocol goes into the cart without it, and the answer names it', async () => {
  const plan = await shop.plan('Calm and awake', [
    [calm, 1],
    [energy, 2],
  ])
  await shop.share(plan, anna)
  const { body } = await anna.post(`${cartPaths.protocol}?country=DK`, { protocol_id: plan })
  expect(quantitiesOf(body.cart)).toEqual([[energy, 2]])
  expect([body.added, body.skipped]).toEqual([1, ['calm']])
  expect(body.not_sold).toEqual([expect.objectContaining({ name: 'calm', reason })])
})

test('alternatives have the same ingredient or are made for the same, and are sold there', async () => {
  const { words } = shop
  const label = {
    portionAmount: 2,
    portionUnit: 'capsule',
    lines: [{ ingredientId: words['ingredient-magnesium']!, name: 'Magnesium', amount: 300, unit: 'mg' }],
  } as const
  const given = { ...label, lines: [...label.lines], termIds: [words.magnesium!, words.sleep!] }
  const blocked = await shop.product('magnesium-one', given)
  const blockedToo = await shop.product('magnesium-two', given)
  const same = await shop.product('magnesium-three', given)
  const akin = await shop.product('valerian', { termIds: [words.sleep!] })
  await shop.product('gone', { ...given, stock: 0 })
  await shop.product('vitamin', { termIds: [words.energy!] })
  await decideFor(shop, blocked, 'DK')
  await decideFor(shop, blockedToo, 'DK')
  const { body } = await anna.post(inDenmark, { product_variant_id: blocked })
  const offered: { product_variant_id: number; name: string }[] = body.not_sold[0].alternatives
  expect(offered.map((each) => [each.product_variant_id, each.name])).toEqual([
    [same, 'magnesium-three'],
    [akin, 'valerian'],
  ])
})
