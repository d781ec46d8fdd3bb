import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { practitionerPaths } from '#contract/account-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { keepVersion } from '../versions/keep-version.ts'

type Maker = Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let shop: ProtocolsShop
let ilse: Maker
let zinc: number
let iron: number
beforeAll(async () => {
  shop = await openProtocols()
  zinc = await shop.product('zinc', { names: { en: 'Zinc', de: 'Zink' } })
  iron = await shop.product('iron')
  ilse = await shop.newPractitioner()
})
afterAll(() => shop.close())

const create = (body: object, by = ilse) => by.post(protocolPaths.create, body)
const plan = { name: 'Gut repair', description: 'Eight weeks' }

describe('a new protocol', () => {
  test('is empty, belongs to the practitioner, and is counted', {
    tags: ['protocol-fields', 'call-protocol-create'],
  }, async () => {
    const { status, body } = await create({ name: '  Gut repair ', description: 'First\nthen' })
    expect(status).toBe(201)
    expect(body.message).toContain('created')
    expect(await ilse.read(body.protocol_id)).toEqual({
      protocol_id: body.protocol_id,
      name: 'Gut repair',
      description: 'First\nthen',
      products: [],
      total_price: 0,
      currency: 'EUR',
      storyblok_id: null,
      revision: 1,
      created_at: expect.any(String),
      updated_at: expect.any(String),
      shared_with: 0,
      has_link: false,
    })
  })

  test('is a milestone the first time', {
    tags: ['product-milestone-protocols', 'milestone-protocol'],
  }, async () => {
    const newcomer = await shop.newPractitioner(3)
    const reached = async () => (await newcomer.get(practitionerPaths.milestones)).body.data[4]
    expect(await reached()).toMatchObject({ name: 'ProtocolCreated', reached_at: null })
    await create(plan, newcomer)
    const first = await reached()
    expect(first.reached_at).not.toBeNull()
    await create(plan, newcomer)
    expect(await reached()).toEqual(first)
  })

  test.each([
    [{ ...plan, name: 'n'.repeat(10_000) }, 'name'],
    [{ ...plan, name: '  ' }, 'name'],
    [{ ...plan, name: 'two\nlines' }, 'name'],
    [{ name: 'No description' }, 'description'],
    [{ ...plan, description: '' }, 'description'],
    [{ ...plan, description: 'd'.repeat(2001) }, 'description'],
    [{ ...plan, practitioner_id: 1 }, 'practitioner_id'],
  ])('is refused with invalid values (%#)', async (wrong, field) => {
    const answer = await create(wrong)
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } })
  })

  test('of an admin reaches no milestones', async () => {
    const admin = await shop.newPractitioner(1)
    expect((await create(plan, admin)).status).toBe(201)
  })
})

describe('an edited protocol', () => {
  test('changes only in the given values', {
    tags: ['builder-update-partial', 'call-protocol-update'],
  }, async () => {
    const id = await ilse.protocol()
    const update = (body: object) => ilse.put(protocolPaths.update(id), body)
    const { body } = await update({ name: 'Gut repair, ten weeks' })
    expect(body).toEqual({ message: expect.stringContaining('updated') })
    expect(await ilse.read(id)).toMatchObject({
      name: 'Gut repair, ten weeks',
      description: 'Eight weeks',
      revision: 2,
    })
    await update({ description: '' })
    expect(await ilse.read(id)).toMatchObject({ description: '', revision: 3 })
    await update({})
    await update({ name: 'Gut repair, ten weeks' })
    expect((await ilse.read(id)).revision).toBe(3)
    for (const wrong of [{ name: '' }, { name: null }, { title: 'x' }, { name: 'n'.repeat(10_000) }])
      expect((await update(wrong)).status).toBe(400)
  })
})

describe('a copy', () => {
  test('has all lines with their values, a name that shows it is one, and no clients', {
    tags: ['builder-duplicate', 'call-protocol-duplicate'],
  }, async () => {
    const dose = { amount: 1, unit: 'capsule', times: ['night'], food: null, days: null }
    const id = await ilse.protocol('Sleep', [
      { product_variant_id: zinc, quantity: 3, notes: 'Slowly', dose },
      { product_variant_id: iron },
    ])
    const made = await ilse.post(protocolPaths.duplicate, { protocol_id: id })
    expect(made).toMatchObject({
      status: 201,
      body: { protocol_id: expect.any(Number), message: expect.stringContaining('duplicated') },
    })
    const [original, copy] = [await ilse.read(id), await ilse.read(made.body.protocol_id)]
    expect(copy.products).toEqual(original.products)
    expect(copy).toMatchObject({ name: 'Sleep (copy)', revision: 1, total_price: original.total_price })
    expect(copy.protocol_id).not.toBe(id)
  })

  test('is made once, however often the call arrives with its key; so is a new protocol', async () => {
    const lia = await shop.newPractitioner()
    const headers = {
      authorization: `Bearer ${lia.tokens.access_token}`,
      'idempotency-key': crypto.randomUUID(),
    }
    const again = (path: string, body: object) => shop.call('POST', path, body, { headers })
    const [first, second] = [await again(protocolPaths.create, plan), await again(protocolPaths.create, plan)]
    expect([first.status, second.status]).toEqual([201, 201])
    const { protocol_id } = first.body
    expect(second.body.protocol_id).toBe(protocol_id)
    const copies = [
      await again(protocolPaths.duplicate, { protocol_id }),
      await again(protocolPaths.duplicate, { protocol_id }),
    ]
    expect(new Set(copies.map(({ body }) => body.protocol_id)).size).toBe(1)
    expect((await lia.get(protocolPaths.list)).body.data).toHaveLength(2)
    const other = { ...plan, name: 'Another' }
    expect((await again(protocolPaths.create, other)).body.code).toBe('idempotency-key-reused')
  })

  test('of a protocol with the longest name still fits', async () => {
    const id = await ilse.protocol('n'.repeat(120))
    const { body } = await ilse.post(protocolPaths.duplicate, { protocol_id: id })
    const { name } = await ilse.read(body.protocol_id)
    expect(name).toHaveLength(120)
    expect(name).toMatch(/^n+… \(copy\)$/)
  })
})

test('a deleted protocol is removed with everything that belongs to it', {
  tags: 'call-protocol-delete',
}, async () => {
  const id = await ilse.protocol('Short', [{ product_variant_id: zinc }])
  await keepVersion({ db: shop.db, now: new Date() }, id)
  expect(await ilse.delete(protocolPaths.one(id))).toMatchObject({
    status: 200,
    body: { message: expect.stringContaining('deleted') },
  })
  for (const path of [protocolPaths.one(id), protocolPaths.versions(id)])
    expect((await ilse.get(path)).status).toBe(404)
  expect((await ilse.delete(protocolPaths.one(id))).status).toBe(404)
})

test('another’s protocol is not found, whatever the request', { tags: 'call-protocol' }, async () => {
  const id = await ilse.protocol('Mine', [{ product_variant_id: zinc }])
  for (const userTypeId of [1, 2, 3] as const) {
    const other = await shop.newPractitioner(userTypeId)
    const answers = await Promise.all([
      other.get(protocolPaths.one(id)),
      other.get(protocolPaths.versions(id)),
      other.put(protocolPaths.update(id), { name: 'Theirs' }),
      other.post(protocolPaths.duplicate, { protocol_id: id }),
      other.delete(protocolPaths.one(id)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  }
  expect((await ilse.read(id)).name).toBe('Mine')
})

test('clients and visitors have no protocols', async () => {
  const anna = await shop.device(await shop.person({ userTypeId: 4 }))
  expect((await anna.get(protocolPaths.list)).status).toBe(403)
  expect((await anna.post(protocolPaths.create, plan)).status).toBe(403)
  expect((await shop.call('GET', protocolPaths.list)).status).toBe(401)
})

test('versions show what changed since the first share, newest first', async () => {
  const id = await ilse.protocol('Winter', [{ product_variant_id: zinc }])
  const versions = async () => (await ilse.get(`${protocolPaths.versions(id)}?language_code=de`)).body.data
  expect(await versions()).toEqual([])
  await shop.db.transaction((tx) => keepVersion({ db: tx, now: new Date() }, id))
  await shop.db.transaction((tx) => keepVersion({ db: tx, now: new Date() }, id))
  await ilse.change(id, { product_variant_id: zinc, quantity: 2 })
  await ilse.change(id, { product_variant_id: zinc, quantity: 2 })
  await ilse.put(protocolPaths.update(id), { name: 'Winter, family' })
  await ilse.remove(id, zinc)
  const change = { product_variant_id: null, product: null, before: null, after: null }
  const ofZinc = { product_variant_id: zinc, product: 'Zink' }
  expect(await versions()).toEqual([
    {
      number: 4,
      reason: null,
      made_at: expect.any(String),
      changes: [{ ...ofZinc, kind: 'removed', before: 2, after: null }],
    },
    {
      number: 3,
      reason: null,
      made_at: expect.any(String),
      changes: [{ ...change, kind: 'renamed', before: 'Winter', after: 'Winter, family' }],
    },
    {
      number: 2,
      reason: null,
      made_at: expect.any(String),
      changes: [{ ...ofZinc, kind: 'quantity', before: 1, after: 2 }],
    },
    { number: 1, reason: null, made_at: expect.any(String), changes: [] },
  ])
})

test('versions are consecutive, even with concurrent changes', async () => {
  const id = await ilse.protocol('Busy')
  await shop.db.transaction((tx) => keepVersion({ db: tx, now: new Date() }, id))
  await Promise.all(Array.from({ length: 12 }, () => ilse.add(id, { product_variant_id: zinc })))
  const { data } = (await ilse.get(protocolPaths.versions(id))).body
  expect(data.map(({ number }: { number: number }) => number)).toEqual(
    Array.from({ length: 13 }, (_, index) => 13 - index),
  )
  for (const { changes } of data.slice(0, -2)) expect(changes).toMatchObject([{ kind: 'quantity' }])
})

describe('the builder', () => {
  const settings = protocolPaths.builder
  test('begins in the panel, and uses the mode its practitioner chose', {
    tags: 'builder-modes',
  }, async () => {
    const newcomer = await shop.newPractitioner(3)
    const begun = { mode: 'redesign', tier_rate: 20, vat_percent: 6 }
    expect((await newcomer.get(settings)).body).toEqual(begun)
    expect((await newcomer.put(settings, { mode: 'standard' })).body).toEqual({ ...begun, mode: 'standard' })
    expect((await newcomer.get(settings)).body.mode).toBe('standard')
    expect((await newcomer.put(settings, { mode: 'other' })).status).toBe(400)
  })

  test('of an admin without a practice cannot be set', async () => {
    const admin = await shop.newPractitioner(1)
    expect((await admin.get(settings)).body.mode).toBe('redesign')
    expect((await admin.put(settings, { mode: 'standard' })).status).toBe(403)
  })
})
