import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { ListedProtocolProduct, Template } from '#contract/protocols.ts'
import { openCounting } from '../../../tests/support/counted-statements.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { protocolTemplateLines, protocolTemplates, protocolTemplateTexts } from '../tables.ts'

let shop: ProtocolsShop
let ilse: Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let marco: typeof ilse
let zinc: number
let iron: number
let professional: number
let sleep: number
const dose = { amount: 1, unit: 'capsule', times: ['night'], food: null, days: null } as const
beforeAll(async () => {
  shop = await openProtocols()
  zinc = await shop.product('zinc', { history: [[1290, 90]] })
  iron = await shop.product('iron', { history: [[2490, 90]] })
  professional = await shop.product('professional', { history: [[9900, 90]], practitionerOnly: true })
  const made = await shop.db
    .insert(protocolTemplates)
    .values([
      { storyblokId: 'template-sleep', position: 1 },
      { storyblokId: 'template-gut', position: 0 },
    ])
    .returning()
  sleep = made[0]!.id
  await shop.db.insert(protocolTemplateTexts).values([
    { templateId: sleep, language: 'en', name: 'Sleep', description: 'Six weeks' },
    { templateId: sleep, language: 'nl', name: 'Slaap', description: 'Zes weken' },
    { templateId: made[1]!.id, language: 'en', name: 'Gut', description: 'Eight weeks' },
  ])
  await shop.db.insert(protocolTemplateLines).values([
    { templateId: sleep, variantId: zinc, position: 0, quantity: 2, dose },
    { templateId: sleep, variantId: iron, position: 1 },
    { templateId: sleep, variantId: professional, position: 2 },
  ])
  ilse = await shop.newPractitioner(2)
  marco = await shop.newPractitioner(3)
})
afterAll(() => shop.close())

const slugs = (products: readonly ListedProtocolProduct[]) => products.map(({ slug }) => slug)
const preview = async (by = ilse): Promise<Template> => (await by.get(protocolPaths.template(sleep))).body
const create = (more: object = {}, by = ilse) =>
  by.post(protocolPaths.createFromTemplate, {
    protocol_template_id: sleep,
    name: 'Sleep for Anna',
    description: 'Six weeks',
    ...more,
  })

test('templates are listed in their order and in the reader’s language, or else in English', async () => {
  const { body } = await ilse.get(`${protocolPaths.templates}?language_code=nl`)
  expect(body.data).toMatchObject([
    { name: 'Gut', products: [], total_price: 0 },
    { name: 'Slaap', description: 'Zes weken', storyblok_id: 'template-sleep', total_price: 149.7 },
  ])
  expect((await ilse.get(protocolPaths.templates)).body.data[1].name).toBe('Sleep')
})

test('a template shows its products, without prices for readers who may not buy them', async () => {
  expect(slugs((await preview()).products)).toEqual(['zinc', 'iron', 'professional'])
  const closed = await preview(marco)
  expect(closed.products[2]).toMatchObject({ state: 'closed', price: null })
  expect(closed.total_price).toBe(50.7)
  expect((await ilse.get(protocolPaths.template(999_999))).status).toBe(404)
})

describe('a protocol from a template', () => {
  test('has all its products with their doses, and refers to it', async () => {
    const { status, body } = await create()
    expect(status).toBe(201)
    const read = await ilse.read(body.id)
    expect(read).toMatchObject({ name: 'Sleep for Anna', storyblok_id: 'template-sleep', total_price: 149.7 })
    expect(slugs(read.products)).toEqual(['zinc', 'iron', 'professional'])
    expect(read.products[0]).toMatchObject({ item_count: 2, dose, notes: null })
  })

  test('has the selected products, in their order, with their notes', {
    tags: 'template-fields',
  }, async () => {
    const kept = [{ product_variant_id: iron, notes: 'With vitamin C' }, { product_variant_id: zinc }]
    const { body } = await create({ protocol_line_items: kept })
    const { products } = await ilse.read(body.id)
    expect(slugs(products)).toEqual(['iron', 'zinc'])
    expect(products).toMatchObject([{ notes: 'With vitamin C' }, { notes: null, item_count: 2, dose }])
  })

  test('leaves out products the practitioner may not add, and is refused if they were selected', async () => {
    const { body } = await create({}, marco)
    expect(slugs((await marco.read(body.id)).products)).toEqual(['zinc', 'iron'])
    const asked = { protocol_line_items: [{ product_variant_id: professional }] }
    expect(await create(asked, marco)).toMatchObject({ status: 403, body: { code: 'practitioner-only' } })
  })

  test('refuses products of other templates, and unknown fields', async () => {
    const other = await shop.product('other')
    const wrong = [
      { protocol_line_items: [{ product_variant_id: other }] },
      { protocol_line_items: [{ product_variant_id: zinc, quantity: 2 }] },
      { name: '' },
      { colour: 'red' },
    ]
    for (const more of wrong) expect((await create(more)).status).toBe(400)
    expect((await create({ protocol_template_id: 999_999 })).status).toBe(404)
  })
})

test('many templates with products that are no longer sold are listed as fast as one', async () => {
  const counting = await openCounting(shop)
  const headers = { authorization: `Bearer ${ilse.tokens.access_token}` }
  async function stateIn(name: string) {
    const answer = await counting.app.inject({ url: `/api${protocolPaths.templates}`, headers })
    const found: Template[] = answer.json().data
    return found.find((template) => template.name === name)?.products[0]?.state
  }
  const counts: number[] = []
  for (const name of ['gold', 'silver', 'tin']) {
    const variantId = await shop.product(name)
    const [made] = await shop.db
      .insert(protocolTemplates)
      .values({ storyblokId: `template-${name}`, position: 2 })
      .returning()
    const templateId = made!.id
    const text = { language: 'en', name, description: 'Six weeks' } as const
    await shop.db.insert(protocolTemplateTexts).values({ templateId, ...text })
    await shop.db.insert(protocolTemplateLines).values({ templateId, variantId, position: 0 })
    await shop.sql`UPDATE products SET status = 'draft' WHERE slug = ${name}`
    await expect.poll(() => stateIn(name)).toBe('gone')
    // Now and then one is sent on behalf of another: the usual number counts.
    const tries: number[] = []
    for (let again = 0; again < 5; again++)
      tries.push((await counting.statementsOf(() => stateIn(name))).length)
    counts.push(tries.sort((one, other) => one - other)[2]!)
  }
  await counting.close()
  expect(new Set(counts).size).toBe(1)
})

test('clients have no templates', async () => {
  const anna = await shop.device(await shop.person({ userTypeId: 4 }))
  for (const path of [protocolPaths.templates, protocolPaths.template(sleep)])
    expect((await anna.get(path)).status).toBe(403)
  expect((await shop.call('GET', protocolPaths.templates)).status).toBe(401)
})

test('a protocol is made from a template once, however often the call arrives with its key', async () => {
  const lia = await shop.newPractitioner()
  const headers = {
    authorization: `Bearer ${lia.tokens.access_token}`,
    'idempotency-key': crypto.randomUUID(),
  }
  const body = { protocol_template_id: sleep, name: 'Sleep', description: 'Six weeks' }
  const again = () => shop.call('POST', protocolPaths.createFromTemplate, body, { headers })
  const [first, second] = [await again(), await again()]
  expect(first.status).toBe(201)
  expect(second.body).toEqual(first.body)
  expect((await lia.get(protocolPaths.list)).body.data).toHaveLength(1)
})
