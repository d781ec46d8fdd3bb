import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { products, variants } from '#server/catalogue/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { protocolLines } from '../tables.ts'

type Maker = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let shop: ProtocolsShop
let ilse: Maker
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
  professional = await shop.product('professional', { history: [[9900, 90]], practitionerOnly: true })
  ilse = await shop.newPractitioner()
})
afterAll(() => shop.close())
beforeEach(async () => {
  protocol = await ilse.protocol()
})

const packs = async (id = protocol) =>
  (await ilse.read(id)).products.map(({ product_variant_id, item_count }) => [product_variant_id, item_count])
const dose = { amount: 2, unit: 'capsule', times: ['evening', 'morning'], food: 'with', days: 56 }

test('a dose must be in valid steps; older doses stay as they are until changed', async () => {
  const given = (amount: number, unit: string) => ({ ...dose, amount, unit })
  const add = (amount: number, unit: string) =>
    ilse.add(protocol, { product_variant_id: zinc, dose: given(amount, unit) })
  for (const unit of ['capsule', 'softgel', 'sachet', 'drop'])
    expect((await add(1.5, unit)).body.errors).toEqual({
      'dose.amount': ['Enter a whole number: this can’t be divided.'],
    })
  expect((await add(0.25, 'tablet')).body.errors).toEqual({
    'dose.amount': ['Enter a whole number or a half.'],
  })
  for (const unit of ['tablet', 'ml', 'g']) expect((await add(2.5, unit)).status).toBe(200)

  const stored = { ...dose, amount: 1.5, times: ['morning' as const], food: null }
  await shop.db
    .update(protocolLines)
    .set({ dose: { ...stored, unit: 'capsule' } })
    .where(eq(protocolLines.protocolId, protocol))
  expect((await ilse.read(protocol)).products[0]?.dose?.amount).toBe(1.5)
  expect((await ilse.change(protocol, { product_variant_id: zinc, quantity: 4 })).body.data.dose.amount).toBe(
    1.5,
  )
  const change = { product_variant_id: zinc, dose: given(1.5, 'capsule') }
  expect((await ilse.change(protocol, change)).status).toBe(400)
})

describe('an added product', () => {
  test('comes first, once, with its note and dose, and counts in the total', {
    tags: ['protocol-product-fields', 'call-protocol-product-add'],
  }, async () => {
    await ilse.add(protocol, { product_variant_id: zinc })
    const line = { product_variant_id: iron, quantity: 2, notes: '  With  vitamin C \n', dose }
    const answer = await ilse.add(protocol, line)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          protocol_id: protocol,
          product_variant_id: iron,
          quantity: 2,
          notes: 'With  vitamin C',
          dose: { ...dose, times: ['morning', 'evening'] },
          total_price: 62.7,
          revision: 3,
        },
      },
    })
    const read = await ilse.read(protocol)
    expect(read.products).toMatchObject([
      {
        id: answer.body.data.product_id,
        slug: 'iron',
        product_variant_id: iron,
        item_count: 2,
        price: 24.9,
        notes: 'With  vitamin C',
        state: 'sold',
        dose: { amount: 2, times: ['morning', 'evening'] },
        facts: { substances: [] },
        variants: [{ id: iron, price: 24.9, content: { amount: 60, unit: 'capsule' }, available: true }],
      },
      { slug: 'zinc', item_count: 1, notes: null, dose: null },
    ])
    expect(read).toMatchObject({ total_price: 62.7, currency: 'EUR', revision: 3 })
  })

  test('added a second time raises its quantity in its position, and keeps its note', async () => {
    await ilse.add(protocol, { product_variant_id: zinc, notes: 'At noon' })
    await ilse.add(protocol, { product_variant_id: iron })
    const { body } = await ilse.add(protocol, { product_variant_id: zinc, quantity: 3 })
    expect(body.data).toMatchObject({ quantity: 4, notes: 'At noon' })
    expect(await packs()).toEqual([
      [iron, 1],
      [zinc, 4],
    ])
  })

  test('can be put back in its old position', async () => {
    for (const product_variant_id of [zinc, iron, magnesium]) await ilse.add(protocol, { product_variant_id })
    await ilse.remove(protocol, iron)
    await ilse.add(protocol, { product_variant_id: iron, position: 1 })
    expect(await packs()).toEqual([
      [magnesium, 1],
      [iron, 1],
      [zinc, 1],
    ])
  })

  test('is refused if it is not sold, unknown, or for certified practitioners only', async () => {
    const passing = await shop.product('passing')
    await shop.db.update(products).set({ status: 'withdrawn' }).where(eq(products.slug, 'passing'))
    await shop.gone(passing)
    for (const product_variant_id of [passing, 999_999])
      expect(await ilse.add(protocol, { product_variant_id })).toMatchObject({
        status: 409,
        body: { code: 'product-not-sold' },
      })
    const marco = await shop.newPractitioner(3)
    const own = await marco.protocol()
    expect(await marco.add(own, { product_variant_id: professional })).toMatchObject({
      status: 403,
      body: { code: 'practitioner-only' },
    })
    expect((await ilse.add(protocol, { product_variant_id: professional })).status).toBe(200)
  })

  test.each([
    [{ quantity: 0 }, 'quantity'],
    [{ quantity: -1 }, 'quantity'],
    [{ quantity: 100 }, 'quantity'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ quantity: 'abc' }, 'quantity'],
    [{ notes: 'n'.repeat(1001) }, 'notes'],
    [{ position: -1 }, 'position'],
    [{ colour: 'red' }, 'colour'],
    [{ product_variant_id: 'zinc' }, 'product_variant_id'],
    [{ product_variant_id: 2 ** 31 }, 'product_variant_id'],
    [{ dose: { ...dose, amount: 0 } }, 'dose.amount'],
    [{ dose: { ...dose, times: [] } }, 'dose.times'],
    [{ dose: { ...dose, unit: 'spoon' } }, 'dose.unit'],
  ])('is refused with %j', async (wrong, field) => {
    const answer = await ilse.add(protocol, { product_variant_id: zinc, ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } })
    expect(await packs()).toEqual([])
  })

  test('keeps a script in a note as text', async () => {
    const notes = '<script>alert(1)</script> & "two"'
    await ilse.add(protocol, { product_variant_id: zinc, notes })
    expect((await ilse.read(protocol)).products[0]?.notes).toBe(notes)
  })
})

describe('a line', () => {
  beforeEach(async () => {
    for (const product_variant_id of [zinc, iron])
      await ilse.add(protocol, { product_variant_id, notes: 'Note' })
  })

  test('changes only in the given values', {
    tags: ['protocol-update-fields', 'call-protocol-product-update'],
  }, async () => {
    const { body } = await ilse.change(protocol, { product_variant_id: zinc, quantity: 7 })
    expect(body.data).toMatchObject({ quantity: 7, notes: 'Note', total_price: 115.2 })
    await ilse.change(protocol, { product_variant_id: zinc, notes: '', dose })
    const read = await ilse.read(protocol)
    expect(read.products[1]).toMatchObject({ item_count: 7, notes: null, dose: { amount: 2 } })
    await ilse.change(protocol, { product_variant_id: zinc, dose: null })
    expect((await ilse.read(protocol)).products[1]?.dose).toBeNull()
  })

  test('with unchanged values leaves the protocol as it is', async () => {
    const before = await ilse.read(protocol)
    const { body } = await ilse.change(protocol, { product_variant_id: zinc, quantity: 1 })
    expect(body.data.revision).toBe(before.revision)
    expect((await ilse.read(protocol)).updated_at).toBe(before.updated_at)
  })

  test('is not found if it does not exist, or is in another’s protocol', async () => {
    expect((await ilse.change(protocol, { product_variant_id: magnesium, quantity: 2 })).status).toBe(404)
    expect((await ilse.remove(protocol, magnesium)).status).toBe(404)
    const other = await shop.newPractitioner()
    for (const call of [other.add, other.change])
      expect((await call(protocol, { product_variant_id: zinc, quantity: 9 })).status).toBe(404)
    expect((await other.remove(protocol, zinc)).status).toBe(404)
    const order = { product_variant_ids: [zinc, iron] }
    expect((await other.put(protocolPaths.order(protocol), order)).status).toBe(404)
    expect(await packs()).toEqual([
      [iron, 1],
      [zinc, 1],
    ])
  })

  test('can be removed, which changes the total', { tags: 'call-protocol-product-remove' }, async () => {
    expect(await ilse.remove(protocol, zinc)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('removed'), total_price: 24.9, revision: 4 },
    })
    expect(await packs()).toEqual([[iron, 1]])
  })

  test('can be exchanged for another pack size, in its position; both together add up', async () => {
    const [row] = await shop.db.select().from(variants).where(eq(variants.id, zinc))
    const { id: _, ...same } = row!
    const [large] = await shop.db
      .insert(variants)
      .values({ ...same, sku: `large-${protocol}`, contentAmount: 180 })
      .returning()
    await shop.sql`INSERT INTO prices (variant_id, currency, valid_from, amount_minor)
      VALUES (${large!.id}, 'EUR', now() - interval '90 days', 3000)`
    await shop.sold(large!.id)
    await ilse.change(protocol, { product_variant_id: iron, exchange_for: iron })
    const exchange = { product_variant_id: zinc, exchange_for: large!.id, quantity: 3 }
    expect((await ilse.change(protocol, exchange)).body.data).toMatchObject({
      product_variant_id: large!.id,
      quantity: 3,
      notes: 'Note',
    })
    await ilse.add(protocol, { product_variant_id: zinc, quantity: 2 })
    await ilse.change(protocol, { product_variant_id: large!.id, exchange_for: zinc })
    expect(await packs()).toEqual([
      [iron, 1],
      [zinc, 5],
    ])
    const foreign = await ilse.change(protocol, { product_variant_id: zinc, exchange_for: iron })
    expect(foreign).toMatchObject({ status: 400, body: { errors: { exchange_for: [expect.any(String)] } } })
  })
})
