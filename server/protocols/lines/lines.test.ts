import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { protocolLines, protocols } from '../tables.ts'

let shop: ProtocolsShop
let ilse: Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let zinc: number
let iron: number
let magnesium: number
let professional: number
let protocol: number
beforeAll(async () => {
  shop = await openProtocols()
  zinc = await shop.product('zinc', { history: [[1290, 90]] })
  iron = await shop.product('iron', { history: [[2490, 90]] })
  magnesium = await shop.product('magnesium', { history: [[1905, 90]] })
  professional = await shop.product('professional', { practitionerOnly: true })
  ilse = await shop.newPractitioner()
})
afterAll(() => shop.close())
beforeEach(async () => {
  protocol = await ilse.protocol()
})

const packs = async () =>
  (await ilse.read(protocol)).products.map(({ product_variant_id, item_count }) => [
    product_variant_id,
    item_count,
  ])

describe('the order of the lines', () => {
  beforeEach(async () => {
    for (const product_variant_id of [magnesium, iron, zinc]) await ilse.add(protocol, { product_variant_id })
  })
  const order = (product_variant_ids: unknown) =>
    ilse.put(protocolPaths.order(protocol), { product_variant_ids })
  const ids = async () => (await packs()).map(([id]) => id)

  test('is as given; missing lines follow, unknown ones are ignored', async () => {
    const { body } = await order([magnesium, 999_999, magnesium])
    expect(body).toMatchObject({ total_price: 56.85, revision: 5 })
    expect(await ids()).toEqual([magnesium, zinc, iron])
    await order([iron, zinc, magnesium])
    expect(await ids()).toEqual([iron, zinc, magnesium])
  })

  test('is a list of ids', async () => {
    for (const wrong of [undefined, 'zinc', [0], ['a'], Array(301).fill(zinc)])
      expect((await order(wrong)).status).toBe(400)
  })

  test('holds when somebody adds meanwhile', async () => {
    await ilse.remove(protocol, zinc)
    await Promise.all([
      order([magnesium, iron]),
      ilse.add(protocol, { product_variant_id: zinc }),
      order([iron, magnesium]),
      ilse.add(protocol, { product_variant_id: professional }),
    ])
    const lines = await shop.db.select().from(protocolLines).where(eq(protocolLines.protocolId, protocol))
    expect(lines.map(({ variantId }) => variantId).toSorted()).toEqual(
      [zinc, iron, magnesium, professional].toSorted(),
    )
    expect(new Set(lines.map(({ position }) => position)).size).toBe(4)
  })
})

describe('concurrent changes', () => {
  test('are not lost: twenty additions of one make twenty', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ilse.add(protocol, { product_variant_id: zinc })))
    expect(await packs()).toEqual([[zinc, 20]])
    expect((await ilse.read(protocol)).revision).toBe(21)
    await Promise.all(
      Array.from({ length: 20 }, () => ilse.add(protocol, { product_variant_id: zinc, quantity: 9 })),
    )
    expect(await packs()).toEqual([[zinc, 99]])
  })

  test('are made once, however often a device without an answer repeats one', async () => {
    const add = (quantity: number, key?: string) =>
      ilse.add(protocol, { product_variant_id: zinc, quantity }, key)
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(2, 'the-same-press')))
    for (const { status, body } of answers) {
      expect(status).toBe(200)
      expect(body.data).toMatchObject({ quantity: 2, revision: 2 })
    }
    await Promise.all([add(3, 'another-press'), add(4), add(2, 'the-same-press')])
    expect(await packs()).toEqual([[zinc, 9]])

    await ilse.remove(protocol, zinc)
    expect((await add(2, 'the-same-press')).status).toBe(404)
    expect((await add(2, 'short')).status).toBe(400)
    expect((await add(5, 'the-same-press')).body.code).toBe('idempotency-key-reused')
    expect(await packs()).toEqual([])
  })

  test('either find a protocol being deleted or do not, and leave nothing half done', async () => {
    const adding = Array.from({ length: 10 }, () => ilse.add(protocol, { product_variant_id: zinc }))
    const answers = await Promise.all([
      ...adding.slice(0, 5),
      ilse.delete(protocolPaths.one(protocol)),
      ...adding.slice(5),
    ])
    for (const { status } of answers) expect([200, 404]).toContain(status)
    expect((await ilse.add(protocol, { product_variant_id: zinc })).status).toBe(404)
    expect(await shop.db.select().from(protocols).where(eq(protocols.id, protocol))).toEqual([])
    expect(await shop.db.select().from(protocolLines).where(eq(protocolLines.protocolId, protocol))).toEqual(
      [],
    )
  })
})

test('a protocol is full at 300 products, and still accepts more of those', async () => {
  await shop.sql`INSERT INTO variants (product_id, sku) SELECT product_id, 'many-' || n
    FROM variants, generate_series(1, 299) n WHERE id = ${magnesium}`
  await shop.sql`INSERT INTO protocol_lines (protocol_id, variant_id, position, quantity)
    SELECT ${protocol}, id, id, 1 FROM variants WHERE sku LIKE 'many-%'`
  expect((await ilse.add(protocol, { product_variant_id: zinc })).status).toBe(200)
  expect(await ilse.add(protocol, { product_variant_id: iron })).toMatchObject({
    status: 409,
    body: { code: 'protocol-full' },
  })
  expect((await ilse.add(protocol, { product_variant_id: zinc })).body.data.quantity).toBe(2)
})
