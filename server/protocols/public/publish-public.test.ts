import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cartPaths } from '#contract/cart-paths.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { publicProtocolPaths as paths } from '#contract/public-protocol-paths.ts'
import type { OwnPublicProtocol } from '#contract/public-protocols.ts'
import { orderLines } from '#server/orders/tables.ts'
import { annasAddress } from '../../../tests/support/annas-address.ts'
import { memoryProvider } from '../../../tests/support/memory-provider.ts'
import { openStores, type StoresShop } from '../../../tests/support/store-api.ts'

let shop: StoresShop
let calm: number
let energy: number
let professional: number
let ilse: Awaited<ReturnType<StoresShop['withPage']>>
let name: string
beforeAll(async () => {
  shop = await openStores({}, memoryProvider().provider)
  calm = await shop.product('calm', { history: [[1000, 90]], stock: 50, names: { en: 'Calm' } })
  energy = await shop.product('energy', { history: [[2000, 90]], stock: 50, names: { en: 'Energy' } })
  professional = await shop.product('professional', {
    history: [[4000, 90]],
    stock: 50,
    practitionerOnly: true,
    names: { en: 'Professional' },
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  ilse = await shop.withPage()
  await ilse.publish()
  name = (await ilse.store()).name
})

/** Shared with Anna, with notes that are only for her. */
async function annasProtocol(lines = [calm, professional, energy]): Promise<number> {
  const { body } = await ilse.post(protocolPaths.create, { name: 'Anna Maes', description: 'After her baby' })
  const id: number = body.protocol_id
  for (const product_variant_id of lines)
    await ilse.post(protocolPaths.products(id), { product_variant_id, quantity: 2, notes: 'With Anna’s tea' })
  return id
}

async function copied(title = 'Calm evenings'): Promise<OwnPublicProtocol> {
  const { body } = await ilse.post(paths.list, { protocol_id: await annasProtocol(), name: title })
  return body.protocol
}

const changeOf = ({ revision, language, name, description, products }: OwnPublicProtocol) => ({
  revision,
  language,
  name,
  description,
  products: products.map(({ product_variant_id, item_count, notes }) => ({
    product_variant_id,
    item_count,
    note: notes ?? '',
  })),
})
const publish = (id: number, is_published = true) => ilse.put(paths.publication(id), { is_published })
const read = (slug: string, at = name) => shop.call('GET', paths.published(at, slug))

describe('a public protocol', () => {
  test('is a copy that keeps products and doses, and neither texts nor products for practitioners only', async () => {
    const { status, body } = await ilse.post(paths.list, {
      protocol_id: await annasProtocol(),
      name: 'Calm evenings',
    })
    expect([status, body.left_out]).toEqual([201, ['Professional']])
    expect(body.protocol).toMatchObject({ slug: 'calm-evenings', published_at: null, description: '' })
    const { products } = body.protocol as OwnPublicProtocol
    expect(new Set(products.map((each) => each.product_variant_id))).toEqual(new Set([calm, energy]))
    expect(products.map(({ item_count, notes }) => [item_count, notes])).toEqual([
      [2, null],
      [2, null],
    ])
    expect(JSON.stringify(body)).not.toContain('Anna')
  })

  test('is for everyone once it is published, with what it costs, and for nobody once it is withdrawn', async () => {
    const { id, slug } = await copied()
    expect((await read(slug)).status).toBe(404)
    expect((await publish(id)).status).toBe(200)
    const { status, body } = await read(slug)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { store_name: name, name: 'Calm evenings', total_price: 60, currency: 'EUR' },
    })
    expect(JSON.stringify(body)).not.toContain('Anna')
    expect((await shop.published(name)).body.protocols).toMatchObject([{ slug, total_price: 60 }])
    expect((await publish(id, false)).status).toBe(200)
    expect((await read(slug)).status).toBe(404)
    expect((await shop.published(name)).body.protocols).toEqual([])
    await publish(id)
    await ilse.publish(false)
    expect((await read(slug)).status).toBe(410)
  })

  test('shows nothing that became a product for practitioners only', async () => {
    const { id, slug } = await copied()
    const variant = await shop.product(`later-${ilse.id}`, { names: { en: 'Later' } })
    await shop.sql`INSERT INTO public_protocol_lines VALUES (${id}, ${variant}, 9, 1, '', NULL)`
    await publish(id)
    const names = async () =>
      (await read(slug)).body.products.map((product: { name: string }) => product.name).sort()
    expect(await names()).toEqual(['Calm', 'Energy', 'Later'])
    await shop.sql`UPDATE variants SET withdrawn = true WHERE id = ${variant}`
    await shop.gone(variant)
    expect(await names()).toEqual(['Calm', 'Energy'])
  })

  test('is changed by its practitioner: texts, packs, order, and products that are removed', async () => {
    const protocol = await copied()
    const change = changeOf(protocol)
    const saved = await ilse.put(paths.one(protocol.id), {
      ...change,
      language: 'nl',
      name: 'Rustige avonden',
      description: 'Vier weken',
      products: [{ product_variant_id: energy, item_count: 3, note: 'Bij het avondeten' }],
    })
    expect(saved).toMatchObject({
      status: 200,
      body: {
        slug: 'calm-evenings',
        language: 'nl',
        revision: protocol.revision + 1,
        products: [{ product_variant_id: energy, item_count: 3, notes: 'Bij het avondeten' }],
      },
    })
    expect(await ilse.put(paths.one(protocol.id), change)).toMatchObject({
      status: 409,
      body: { code: 'store-changed' },
    })
  })

  test('cannot get products that it was not copied with', async () => {
    const protocol = await copied()
    const change = changeOf(protocol)
    const products = [...change.products, { product_variant_id: professional, item_count: 1, note: '' }]
    expect((await ilse.put(paths.one(protocol.id), { ...change, products })).status).toBe(400)
    expect((await ilse.get(paths.one(protocol.id))).body).toEqual(protocol)
    expect((await ilse.put(paths.one(protocol.id), { ...change, products: [] })).status).toBe(400)
  })

  test('is neither published with a claim that food law refuses, nor changed to one while it is', async () => {
    const protocol = await copied()
    const claim = { ...changeOf(protocol), description: 'My plan cures bloating.' }
    const saved = await ilse.put(paths.one(protocol.id), claim)
    expect(saved.status).toBe(200)
    expect(await publish(protocol.id)).toMatchObject({ status: 409, body: { code: 'store-claims' } })
    const { revision } = saved.body
    await ilse.put(paths.one(protocol.id), { ...claim, revision, description: 'Four weeks.' })
    expect((await publish(protocol.id)).status).toBe(200)
    const again = { ...claim, revision: revision + 1 }
    expect(await ilse.put(paths.one(protocol.id), again)).toMatchObject({ status: 409 })
    expect((await read(protocol.slug)).body.description).toBe('Four weeks.')
  })

  test('is on the page in the order that its practitioner chose', async () => {
    const [first, second] = [await copied('First'), await copied('Second')]
    for (const { id } of [first, second]) await publish(id)
    await ilse.put(paths.order(second.id), { order: 1 })
    const names = (await shop.published(name)).body.protocols.map((each: { name: string }) => each.name)
    expect(names).toEqual(['Second', 'First'])
    const left = await ilse.delete(paths.one(second.id), {})
    expect(left.body.data).toMatchObject([{ name: 'First' }])
  })

  test('is found neither by another practitioner nor copied from another’s protocol', async () => {
    const { id } = await copied()
    const tomas = await shop.withPage()
    expect((await tomas.get(paths.one(id))).status).toBe(404)
    expect((await tomas.put(paths.publication(id), { is_published: true })).status).toBe(404)
    expect((await tomas.put(paths.order(id), { order: 1 })).status).toBe(404)
    expect((await tomas.delete(paths.one(id), {})).status).toBe(404)
    const copy = { protocol_id: await annasProtocol(), name: 'Mine' }
    expect((await tomas.post(paths.list, copy)).status).toBe(404)
  })

  test('waits for the certificate of its practitioner', async () => {
    const eva = await shop.withPage({ userTypeId: 3 })
    const { body } = await eva.post(protocolPaths.create, { name: 'Rest', description: 'Four weeks' })
    await eva.post(protocolPaths.products(body.protocol_id), { product_variant_id: calm })
    const made = await eva.post(paths.list, { protocol_id: body.protocol_id, name: 'Rest' })
    expect(await eva.put(paths.publication(made.body.protocol.id), { is_published: true })).toMatchObject({
      status: 403,
      body: { code: 'certificate-not-approved' },
    })
  })
})

describe('what is bought through a public protocol', () => {
  async function published() {
    const protocol = await copied()
    await publish(protocol.id)
    return protocol
  }
  async function visitor() {
    const person = await shop.person({ userTypeId: 4 })
    return { ...person, ...(await shop.device(person)) }
  }

  test('goes into the cart as a whole, and earns its practitioner commission without a client', async () => {
    const { id } = await published()
    const noor = await visitor()
    const bought = await noor.post(cartPaths.protocol, { public_protocol_id: id })
    expect(bought).toMatchObject({ status: 200, body: { added: 2, skipped: [] } })
    expect(bought.body.cart.items).toMatchObject([
      { quantity: 2, public_protocol: { id, name: 'Calm evenings' }, protocol: null },
      { quantity: 2, public_protocol: { id, name: 'Calm evenings' }, protocol: null },
    ])
    const { body } = await noor.post(checkoutPaths.quote, { country: 'BE', delivery_method: 'door' })
    const headers = {
      authorization: `Bearer ${noor.tokens.access_token}`,
      'idempotency-key': crypto.randomUUID(),
    }
    const ways = { delivery_method: 'door', payment_method: 'visa', terms_accepted: true }
    const order = { address: annasAddress, quote: body.quote, ...ways }
    const placed = await shop.call('POST', checkoutPaths.checkout, order, { headers })
    expect(placed.status).toBe(201)
    const lines = await shop.db.select().from(orderLines).where(eq(orderLines.publicProtocolId, id))
    expect(lines).toHaveLength(2)
    expect(lines[0]).toMatchObject({
      practitionerId: ilse.id,
      clientId: null,
      discountRate: 0,
      protocolId: null,
      protocolName: 'Calm evenings',
    })
  })

  test('is kept in a visitor’s cart and when they log in', async () => {
    const { id } = await published()
    const items = [{ product_variant_id: calm, quantity: 1, public_protocol_id: id }]
    const preview = await shop.call('POST', cartPaths.preview, { items })
    expect(preview.body.items).toMatchObject([{ public_protocol: { id } }])
    const noor = await visitor()
    expect((await noor.post(cartPaths.merge, { items })).body.items).toMatchObject([
      { public_protocol: { id } },
    ])
    const one = { product_variant_id: energy, public_protocol_id: id }
    expect((await noor.post(cartPaths.cart, one)).body.items).toMatchObject([
      { public_protocol: { id } },
      { public_protocol: { id } },
    ])
  })

  test('comes from nowhere if the protocol is withdrawn or does not contain it', async () => {
    const { id } = await published()
    const noor = await visitor()
    const other = await shop.product(`other-${noor.id}`, { history: [[500, 90]], stock: 5 })
    const added = await noor.post(cartPaths.cart, { product_variant_id: other, public_protocol_id: id })
    expect(added.body.items).toMatchObject([{ public_protocol: null }])
    await noor.post(cartPaths.protocol, { public_protocol_id: id, product_variant_ids: [calm] })
    await publish(id, false)
    expect((await noor.get(cartPaths.cart)).body.items).toMatchObject([
      { public_protocol: null },
      { public_protocol: null },
    ])
    expect((await noor.post(cartPaths.protocol, { public_protocol_id: id })).status).toBe(404)
  })
})
