import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { practicePaths } from '#contract/practice-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { substitutePaths } from '#contract/substitute-paths.ts'
import type { Substitutes } from '#contract/substitutes.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { products, variants } from '#server/catalogue/tables.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { shownIn } from '../../../tests/support/substitutes.ts'

let shop: ProtocolsShop
let soldOut: number
let powder: number
let withMilk: number
beforeAll(async () => {
  shop = await openProtocols()
  const magnesium = (amount: number, form = 'Magnesium citrate') => [
    {
      ingredientId: shop.words['ingredient-magnesium']!,
      name: 'Magnesium',
      form,
      amount,
      unit: 'mg' as const,
    },
  ]
  soldOut = await shop.product('sold-out', {
    ...inForm('capsules'),
    stock: 0,
    names: { en: 'Magnesium Citrate' },
    portionAmount: 2,
    portionUnit: 'capsule',
    portionsPerPack: 30,
    lines: magnesium(320),
  })
  withMilk = await shop.product('other-capsules', {
    ...inForm('capsules'),
    names: { en: 'Citrate Capsules' },
    portionAmount: 1,
    portionUnit: 'capsule',
    portionsPerPack: 60,
    lines: magnesium(150),
    allergens: ['milk'],
  })
  powder = await shop.product('powder', {
    ...inForm('powder'),
    names: { en: 'Citrate Powder' },
    portionAmount: 2,
    portionUnit: 'capsule',
    portionsPerPack: 30,
    lines: magnesium(300),
  })
  await shop.product('oxide', {
    portionAmount: 2,
    portionUnit: 'capsule',
    portionsPerPack: 30,
    lines: magnesium(320, 'Magnesium oxide'),
  })
  await shop.product('for-practitioners', {
    practitionerOnly: true,
    portionAmount: 2,
    portionUnit: 'capsule',
    portionsPerPack: 30,
    lines: magnesium(330),
  })
})
afterAll(() => shop.close())

const inForm = (form: 'capsules' | 'powder') => ({ termIds: [shop.words[form]!] })

type Maker = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
const dose = { amount: 2, unit: 'capsule', times: ['night'], food: null, days: null }
const line = (rest: object = {}) => ({
  product_variant_id: soldOut,
  quantity: 2,
  notes: 'With water',
  dose,
  ...rest,
})

async function substitutesFor(by: Pick<Maker, 'get'>, protocolId?: number): Promise<Substitutes> {
  const one = protocolId === undefined ? '' : `&protocol_id=${protocolId}`
  return (await by.get(`${substitutePaths.list}?product_variant_id=${soldOut}${one}`)).body
}

/** Replaces the sold-out product as listed. */
async function replace(by: Maker, given: object = {}) {
  return by.post(substitutePaths.list, {
    product_variant_id: soldOut,
    substitute_variant_id: powder,
    protocols: shownIn(await substitutesFor(by), powder),
    ...given,
  })
}

describe('the substitutes of a product', () => {
  test('have the same ingredient in the same form, and say how near their dose comes', async () => {
    const ilse = await shop.newPractitioner()
    const id = await ilse.protocol('Sleep', [line()])
    const { product, protocols, data, ingredient } = await substitutesFor(ilse)
    expect(product.name).toBe('Magnesium Citrate')
    expect(ingredient).toBe('Magnesium')
    expect(protocols).toMatchObject([{ protocol_id: id, name: 'Sleep', clients: 0, dose, quantity: 2 }])
    expect(data.map(({ name }) => name)).toEqual(['for-practitioners', 'Citrate Powder', 'Citrate Capsules'])
    expect(data[1]).toMatchObject({
      delivery_form: 'Powder',
      is_same_form: false,
      new_allergens: [],
      lines: [
        {
          protocol_id: id,
          dose,
          quantity: 2,
          cost_per_day: 0.83,
          amounts: [{ name: 'Magnesium', unit: 'mg', before: 320, after: 300 }],
        },
      ],
    })
    expect(data[2]).toMatchObject({ new_allergens: ['milk'], lines: [{ dose: { ...dose, amount: 2 } }] })
  })

  test('are only those that the practitioner’s clients may buy', async () => {
    const marco = await shop.newPractitioner(userTypes.practitioner)
    await marco.protocol('Sleep', [line()])
    const { data } = await substitutesFor(marco)
    expect(data.map(({ name }) => name)).not.toContain('for-practitioners')
  })

  test('leave out what is in the protocol already', async () => {
    const ilse = await shop.newPractitioner()
    const id = await ilse.protocol('Sleep', [line(), { product_variant_id: powder }])
    const { data } = await substitutesFor(ilse, id)
    expect(data.map(({ name }) => name)).not.toContain('Citrate Powder')
  })

  test('are found for a product that is no longer sold', async () => {
    const gone = await shop.product('gone', {
      ...inForm('powder'),
      portionAmount: 2,
      portionUnit: 'capsule',
      lines: [
        { ingredientId: shop.words['ingredient-magnesium']!, name: 'Magnesium', amount: 300, unit: 'mg' },
      ],
    })
    const ilse = await shop.newPractitioner()
    const id = await ilse.protocol('Sleep', [{ product_variant_id: gone, dose }])
    await shop.db.update(products).set({ status: 'withdrawn' }).where(eq(products.slug, 'gone'))
    await shop.gone(gone)
    const path = `${substitutePaths.list}?product_variant_id=${gone}&protocol_id=${id}` as const
    const listed = (await ilse.get(path)).body as Substitutes
    expect(listed.data[0]).toMatchObject({
      name: 'Citrate Powder',
      lines: [{ dose, amounts: [{ after: 300 }] }],
    })
    const { body } = await ilse.post(substitutePaths.list, {
      product_variant_id: gone,
      substitute_variant_id: powder,
      protocols: shownIn(listed, powder),
    })
    expect((await ilse.post(substitutePaths.undo, { undo: body.undo })).status).toBe(200)
    expect((await ilse.read(id)).products[0]).toMatchObject({ product_variant_id: gone, state: 'gone' })
  })

  test('of a product in no protocol of one’s own are not found', async () => {
    const [ilse, other] = [await shop.newPractitioner(), await shop.newPractitioner()]
    const id = await other.protocol('Sleep', [line()])
    const path = `${substitutePaths.list}?product_variant_id=${soldOut}` as const
    expect(await ilse.get(path)).toMatchObject({ status: 404 })
    expect(await ilse.get(`${path}&protocol_id=${id}`)).toMatchObject({ status: 404 })
    expect(await ilse.get(`${substitutePaths.list}?product_variant_id=abc`)).toMatchObject({ status: 400 })
  })
})

describe('a replacement', () => {
  test('keeps the place, the note and the time, changes all protocols at once, and can be undone', async () => {
    const ilse = await shop.newPractitioner()
    const ids = [
      await ilse.protocol('Sleep', [{ product_variant_id: withMilk }, line()]),
      await ilse.protocol('Calm', [line({ dose: null, quantity: 1 })]),
    ]
    const { status, body } = await replace(ilse)
    expect(status).toBe(200)
    expect(body.protocols.map(({ protocol_id }: { protocol_id: number }) => protocol_id)).toEqual(ids)
    const [sleep, calm] = [await ilse.read(ids[0]!), await ilse.read(ids[1]!)]
    const placeOf = (id: number) => sleep.products.findIndex((each) => each.product_variant_id === id)
    expect(sleep.products[placeOf(powder)]).toMatchObject({ notes: 'With water', dose, item_count: 2 })
    expect(placeOf(powder)).toBeLessThan(placeOf(withMilk))
    expect(calm.products).toMatchObject([{ product_variant_id: powder, dose: null, item_count: 1 }])

    const undone = await ilse.post(substitutePaths.undo, { undo: body.undo })
    expect(undone.status).toBe(200)
    expect((await ilse.read(ids[0]!)).products.map((each) => each.product_variant_id)).toEqual([
      soldOut,
      withMilk,
    ])
    expect((await ilse.read(ids[1]!)).products).toMatchObject([{ product_variant_id: soldOut, dose: null }])
    expect((await ilse.post(substitutePaths.undo, { undo: body.undo })).status).toBe(200)
  })

  test('of a protocol that clients have makes a version of it', async () => {
    const ilse = await shop.newPractitioner()
    const id = await ilse.protocol('Sleep', [line()])
    await ilse.post(protocolPaths.assign, {
      id,
      email: `anna${id}@people.example`,
      first_name: 'Anna',
      last_name: 'Maes',
      discount: 0,
    })
    expect((await substitutesFor(ilse)).protocols).toMatchObject([{ clients: 1 }])
    expect((await replace(ilse)).status).toBe(200)
    const { data } = (await ilse.get(protocolPaths.versions(id))).body
    expect(data.map(({ number }: { number: number }) => number)).toEqual([2, 1])
    expect(data[0].changes.map(({ kind }: { kind: string }) => kind)).toContain('added')
  })

  test('pressed twice at once is made once', async () => {
    const ilse = await shop.newPractitioner()
    const id = await ilse.protocol('Sleep', [line()])
    const seen = shownIn(await substitutesFor(ilse), powder)
    const answers = await Promise.all([1, 2].map(() => replace(ilse, { protocols: seen })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers.filter(({ body }) => body.undo !== null)).toHaveLength(1)
    const { products: lines, revision } = await ilse.read(id)
    expect(lines).toMatchObject([{ product_variant_id: powder, item_count: 2 }])
    expect(revision).toBe(seen[0]!.revision + 1)
  })

  test('of protocols that were changed meanwhile is refused whole', async () => {
    const ilse = await shop.newPractitioner()
    const [first, second] = [await ilse.protocol('Sleep', [line()]), await ilse.protocol('Calm', [line()])]
    const seen = shownIn(await substitutesFor(ilse), powder)
    await ilse.change(second, { product_variant_id: soldOut, dose: { ...dose, amount: 4 } })
    const answer = await replace(ilse, { protocols: seen })
    expect(answer).toMatchObject({ status: 409, body: { code: 'protocol-changed' } })
    expect((await ilse.read(first)).products).toMatchObject([{ product_variant_id: soldOut }])
  })

  test('cannot be undone once the protocol was changed, nor by somebody else', async () => {
    const [ilse, other] = [await shop.newPractitioner(), await shop.newPractitioner()]
    const id = await ilse.protocol('Sleep', [line()])
    const { undo } = (await replace(ilse)).body
    expect(await other.post(substitutePaths.undo, { undo })).toMatchObject({ status: 404 })
    await ilse.change(id, { product_variant_id: powder, quantity: 5 })
    expect(await ilse.post(substitutePaths.undo, { undo })).toMatchObject({
      status: 200,
      body: { protocols: [], changed_since: 1 },
    })
    expect((await ilse.read(id)).products).toMatchObject([{ product_variant_id: powder, item_count: 5 }])
    expect(await ilse.post(substitutePaths.undo, { undo: 'made up' })).toMatchObject({ status: 400 })
  })

  test('by a product that has sold out meanwhile is refused', async () => {
    const ilse = await shop.newPractitioner()
    await ilse.protocol('Sleep', [line()])
    const passing = await shop.product('passing', { stock: 0 })
    expect(await replace(ilse, { substitute_variant_id: passing })).toMatchObject({
      status: 409,
      body: { code: 'substitute-unavailable' },
    })
    await shop.db.update(variants).set({ stock: 5 }).where(eq(variants.id, passing))
    await expect
      .poll(async () => (await replace(ilse, { substitute_variant_id: passing })).body.code)
      .toBe('invalid-input')
    expect(await replace(ilse, { substitute_variant_id: 2_000_000 })).toMatchObject({
      status: 409,
      body: { code: 'substitute-unavailable' },
    })
  })

  test('in another’s protocol is not found, and changes none of one’s own', async () => {
    const [ilse, other] = [await shop.newPractitioner(), await shop.newPractitioner()]
    const own = await ilse.protocol('Sleep', [line()])
    const theirs = await other.protocol('Calm', [line()])
    const listed = [await substitutesFor(ilse), await substitutesFor(other)]
    const seen = listed.flatMap((each) => shownIn(each, powder))
    expect(await replace(ilse, { protocols: seen })).toMatchObject({ status: 404 })
    for (const [by, id] of [
      [ilse, own],
      [other, theirs],
    ] as const)
      expect((await by.read(id)).products).toMatchObject([{ product_variant_id: soldOut }])
  })

  test('is checked before anything is changed', async () => {
    const ilse = await shop.newPractitioner()
    await ilse.protocol('Sleep', [line()])
    const one = shownIn(await substitutesFor(ilse), powder)[0]!
    for (const protocols of [[], [one, one], [{ ...one, protocol_id: 'x' }]])
      expect(await replace(ilse, { protocols })).toMatchObject({ status: 400 })
    const anna = await shop.device(await shop.person({ userTypeId: userTypes.client }))
    expect(await anna.get(`${substitutePaths.list}?product_variant_id=${soldOut}`)).toMatchObject({
      status: 403,
    })
    expect(await shop.call('GET', practicePaths.attention)).toMatchObject({ status: 401 })
  })
})
