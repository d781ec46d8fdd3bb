import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderPaths } from '#contract/order-paths.ts'
import { shopDate } from '#server/catalogue/stock/shop-date.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'

let shop: OrdersShop
let magnesium: number
let zinc: number
beforeAll(async () => {
  shop = await openOrders()
  magnesium = await shop.product('magnesium', { stock: 100 })
  zinc = await shop.product('zinc', { stock: 100 })
})
afterAll(() => shop.close())

describe('a client’s own orders', () => {
  test('are listed newest first, page by page', { tags: 'orders-client' }, async () => {
    const anna = await shop.buyer()
    const placed = []
    for (let nth = 0; nth < 3; nth++)
      placed.push(await shop.placed({ user: anna, lines: [{ variantId: zinc }] }))
    const { status, body } = await anna.get(`${orderPaths.list}?limit=2`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ total_results: 3, total_pages: 2, current_page: 1, limit: 2 })
    expect(body.data.map(({ number }: { number: string }) => number)).toEqual([
      placed[2]!.number,
      placed[1]!.number,
    ])
    expect(body.years).toEqual([Number(shopDate('eu', new Date()).slice(0, 4))])
  })

  test('can be found by number, product and year', async () => {
    const anna = await shop.buyer()
    const [one, other] = [
      await shop.placed({ user: anna, lines: [{ variantId: zinc, name: 'Zinc bisglycinate' }] }),
      await shop.placed({
        user: anna,
        lines: [{ variantId: magnesium, name: 'Magnésium', brand: 'Linden & Co' }],
        placedAt: new Date('2024-12-31T23:30:00Z'),
      }),
    ]
    const found = async (query: string) =>
      (await anna.get(`${orderPaths.list}?${query}`)).body.data.map(({ id }: { id: number }) => id)
    expect(await found(`query=${one.number}`)).toEqual([one.id])
    expect(await found('query=magnesium%20linden')).toEqual([other.id])
    expect(await found('query=nothing')).toEqual([])
    // In Brussels it was already the new year.
    expect(await found('year=2025')).toEqual([other.id])
  })

  test('are visible to nobody else', { tags: 'order-owner' }, async () => {
    const [anna, tomas] = [await shop.buyer(), await shop.buyer()]
    const order = await shop.placed({ user: anna, lines: [{ variantId: zinc }] })
    expect((await tomas.get(orderPaths.list)).body.data).toEqual([])
    expect(await tomas.get(orderPaths.one(order.id))).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
  })

  test('name their products as ordered, and in another language as they are called now', async () => {
    const anna = await shop.buyer()
    const order = await shop.placed({ user: anna, lines: [{ variantId: zinc, name: 'Zinc as ordered' }] })
    const namesIn = async (language: string) => {
      const headers = { authorization: `Bearer ${anna.tokens.access_token}`, 'accept-language': language }
      const [one, all] = [
        await shop.call('GET', orderPaths.one(order.id), undefined, { headers }),
        await shop.call('GET', orderPaths.list, undefined, { headers }),
      ]
      return [one.body.items[0].name, all.body.data[0].items[0].name]
    }
    expect(await namesIn('en')).toEqual(['Zinc as ordered', 'Zinc as ordered'])
    const [name, listed] = await namesIn('de')
    expect(name).toBe(listed)
    expect(name).not.toBe('Zinc as ordered')
  })

  test('are shown with all details', async () => {
    const anna = await shop.buyer()
    const order = await shop.paid({
      user: anna,
      lines: [
        { variantId: magnesium, quantity: 2, price: 2990, protocolName: 'Gut repair' },
        { variantId: zinc },
      ],
      discountRate: 10,
    })
    const { status, body } = await anna.get(orderPaths.one(order.id))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      number: order.number,
      state: 'paid',
      held_until: null,
      total_items: 3,
      can_cancel: true,
      can_withdraw: true,
      withdraw_until: null,
      ending: null,
      refunded: 0,
      price: { regular: 69.8, discount: 6.98, total: 68.32, taxes: [{ percent: 6, gross: 68.32 }] },
      payment: { method: { key: 'visa' }, state: 'paid', url: null },
      history: [
        { state: 'pending_payment', by: 'client', name: null },
        { state: 'paid', by: 'provider', name: null },
      ],
      documents: [{ kind: 'invoice' }],
    })
    expect(body.items[0]).toMatchObject({ product: { slug: 'magnesium' }, protocol: { name: 'Gut repair' } })
  })
})
