import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartPaths } from '#contract/cart-paths.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { Wishlist } from '#contract/wishlist.ts'
import { wishlistMaximum } from '#domain/cart/limits.ts'
import { type Buyer, type Carts, openCarts } from '../../../tests/support/carts.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'

let shop: Carts
let calm: number
let energy: number
let professional: number
let anna: Buyer
beforeAll(async () => {
  shop = await openCarts()
  ;({ calm, energy, professional } = shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  anna = await shop.buyer()
})

const wish = (product_variant_id: number, by = anna) => by.post(cartPaths.wishlist, { product_variant_id })
const removeWish = (product_variant_id: number, by = anna) =>
  by.delete(cartPaths.wishlist, { product_variant_id })
const list = async (by = anna): Promise<Wishlist> => (await by.get(cartPaths.wishlist)).body
const ids = async (by = anna) => (await list(by)).data.map(({ product_variant_id: id }) => id)

/** Anna has this many on her wishlist. */
const fill = (count: number) =>
  shop.sql`WITH made AS (
      INSERT INTO variants (product_id, sku) SELECT product_id, 'many-' || n || '-' || ${anna.id}
      FROM variants, generate_series(1, ${count}) AS n WHERE id = ${calm} RETURNING id)
    INSERT INTO wishlist_items (user_id, variant_id, created_at) SELECT ${anna.id}, id, now() FROM made`

describe('a wishlist', () => {
  test('shows its products, newest first, as product cards do', { tags: 'wishlist-fields' }, async () => {
    await wish(calm)
    const { status, body } = await wish(energy)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      wishlist_item_id: expect.any(Number),
      product_id: (await anna.get(cataloguePaths.product('energy'))).body.id,
      product_variant_id: energy,
      brand: { brand_id: shop.words.linden, name: 'Linden & Co', slug: 'linden' },
      product: { name: 'energy', slug: 'energy' },
      variants: [
        { id: energy, sku: 'SKU-energy', price: 24.95, unit_of_measure: 'capsule', availability: true },
      ],
      currency: 'EUR',
      practitioner_only: false,
      stock_requested: false,
    })
    expect(body.assets[0].thumbnails.thumbnail_250).toMatch(/^\//)
    const { data, total_results } = await list()
    expect(data.map(({ product_variant_id: id }) => id)).toEqual([energy, calm])
    expect([data[0], total_results]).toEqual([body, 2])
  })

  test('shows the restock date of sold-out products', async () => {
    const away = await shop.product('away', { stock: 0 })
    await wish(away)
    await shop.sql`UPDATE variants SET expected_on = '2999-12-04' WHERE id = ${away}`
    const expected = async () => (await list()).data[0]?.variants[0]?.expected_on
    await expect.poll(expected, { timeout: maxWaitMs }).toBe('2999-12-04')
  })

  test('adds a product once, however often and however many requests come at once', async () => {
    const first = await wish(calm)
    const again = await wish(calm)
    expect([again.status, again.body]).toEqual([200, first.body])
    const answers = await Promise.all(Array.from({ length: 10 }, () => wish(energy)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201])
    expect(await ids()).toEqual([energy, calm])
  })

  test('removes a product, and ignores unknown ones', { tags: 'call-wishlist' }, async () => {
    await wish(calm)
    expect((await removeWish(calm)).status).toBe(204)
    expect((await removeWish(calm)).status).toBe(404)
    expect(await ids()).toEqual([])
  })

  test('is private', async () => {
    const tomas = await shop.buyer()
    await wish(calm)
    expect((await removeWish(calm, tomas)).status).toBe(404)
    expect([await ids(tomas), await ids()]).toEqual([[], [calm]])
  })

  test('refuses products that are not sold, and keeps those no longer sold', async () => {
    expect(await wish(2_000_000)).toMatchObject({ status: 409, body: { code: 'product-not-sold' } })
    const passing = await shop.product('passing', { names: { en: 'Passing' } })
    await wish(passing)
    await shop.sql`UPDATE variants SET withdrawn = true WHERE id = ${passing}`
    await shop.gone(passing)
    expect((await list()).data).toMatchObject([
      { product_variant_id: passing, product: { name: 'Passing', slug: null }, variants: [] },
    ])
    expect((await wish(passing)).status).toBe(200)
    expect((await removeWish(passing)).status).toBe(204)
  })

  test('shows prices of practitioner-only products only to users who may buy them', async () => {
    const price = async (by: Buyer) => (await list(by)).data[0]!.variants[0]!.price
    await wish(professional)
    await wish(professional, shop.ilse)
    expect([await price(anna), await price(shop.ilse)]).toEqual([null, 40])
    await shop.share(await shop.plan('Deep', [[professional, 1]]), anna)
    expect(await price(anna)).toBe(40)
  })

  test('has a maximum, also for concurrent additions', async () => {
    await fill(wishlistMaximum - 1)
    const answers = await Promise.all([wish(calm), wish(energy), wish(professional)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('wishlist-full')
  })

  test('merges a visitor’s wishlist, newest first, once', async () => {
    await wish(calm)
    const merge = () => anna.post(cartPaths.wishlistMerge, { product_variant_ids: [energy, calm, 2_000_000] })
    const answers = await Promise.all([merge(), merge(), merge()])
    expect(answers.map(({ status, body }) => [status, body.left_out])).toEqual(Array(3).fill([200, []]))
    expect(await ids()).toEqual([energy, calm])
  })

  test('merges a visitor’s wishlist once for each login: what was removed since stays removed', async () => {
    await fill(wishlistMaximum - 1)
    const headers = {
      authorization: `Bearer ${anna.tokens.access_token}`,
      'idempotency-key': crypto.randomUUID(),
    }
    const body = { product_variant_ids: [energy, calm] }
    const merge = () => shop.call('POST', cartPaths.wishlistMerge, body, { headers })
    expect((await merge()).body.left_out).toEqual([calm])
    await removeWish(energy)
    expect((await merge()).body).toMatchObject({ left_out: [calm], total_results: wishlistMaximum - 1 })
  })

  test('returns what did not fit of a visitor’s wishlist, and takes the newest', async () => {
    await fill(wishlistMaximum - 1)
    const { body } = await anna.post(cartPaths.wishlistMerge, { product_variant_ids: [energy, calm] })
    expect([body.left_out, body.total_results]).toEqual([[calm], wishlistMaximum])
    expect(body.data[0].product_variant_id).toBe(energy)
  })

  test.each([
    {},
    { product_variant_id: '1' },
    { product_variant_id: 0 },
    { product_variant_id: 1, price: 1 },
  ])('refuses %j', async (body) => {
    expect((await anna.post(cartPaths.wishlist, body)).status).toBe(400)
    expect((await anna.delete(cartPaths.wishlist, body)).status).toBe(400)
  })
})

describe('a visitor’s wishlist', () => {
  const preview = (product_variant_ids: unknown, by?: Buyer) =>
    by
      ? by.post(cartPaths.wishlistPreview, { product_variant_ids })
      : shop.call('POST', cartPaths.wishlistPreview, { product_variant_ids })

  test('shows the products of their browser, in its order, without unknown ones', async () => {
    const { status, body } = await preview([energy, 2_000_000, calm, energy])
    expect(status).toBe(200)
    expect(body.data).toMatchObject([
      { product_variant_id: energy, product: { slug: 'energy' }, variants: [{ price: 24.95 }] },
      { product_variant_id: calm, product: { slug: 'calm' } },
    ])
  })

  test('shows nothing of unpublished products', async () => {
    const secret = await shop.product('unpublished', { names: { en: 'Secret' } })
    await shop.sql`UPDATE products SET status = 'draft' WHERE slug = 'unpublished'`
    await shop.gone(secret)
    expect((await preview([secret])).body.data).toEqual([])
    const merged = await anna.post(cartPaths.wishlistMerge, { product_variant_ids: [secret] })
    expect(merged.body).toEqual({ data: [], total_results: 0, left_out: [] })
  })

  test('shows no price of practitioner-only products, except to users who may buy them', async () => {
    const price = async (by?: Buyer) => (await preview([professional], by)).body.data[0].variants[0].price
    expect([await price(), await price(anna), await price(shop.ilse)]).toEqual([null, null, 40])
  })

  test.each([[undefined], [['1']], [[0]], [Array.from({ length: wishlistMaximum + 1 }, (_, at) => at + 1)]])(
    'refuses anything but a short list of products',
    async (ids) => {
      expect((await preview(ids)).status).toBe(400)
      expect((await anna.post(cartPaths.wishlistMerge, { product_variant_ids: ids })).status).toBe(400)
    },
  )
})
