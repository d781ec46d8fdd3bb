import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentPaths, type Entry, type TemplateLine } from '#contract/content.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import type { Template } from '#contract/protocols.ts'
import { variants } from '#server/catalogue/tables.ts'
import { protocolTemplateLines, protocolTemplates, protocolTemplateTexts } from '#server/protocols/tables.ts'
import { contentOf } from '../../tests/support/content-api.ts'
import { openProtocols, type ProtocolsShop } from '../../tests/support/protocols-api.ts'

let shop: ProtocolsShop
let admin: Awaited<ReturnType<ReturnType<typeof contentOf>['writer']>>
let ilse: Awaited<ReturnType<ProtocolsShop['newPractitioner']>>
let zinc: number
let iron: number
const dose: NonNullable<TemplateLine['dose']> = {
  amount: 2,
  unit: 'capsule',
  times: ['night'],
  food: null,
  days: null,
}
beforeAll(async () => {
  shop = await openProtocols({ DEMO: '1' })
  admin = await contentOf(shop).writer()
  ilse = await shop.newPractitioner(2)
  zinc = await shop.product('zinc')
  iron = await shop.product('iron')
  const [template] = await shop.db
    .insert(protocolTemplates)
    .values({ storyblokId: 'sleep', position: 0 })
    .returning()
  const templateId = template!.id
  await shop.db.insert(protocolTemplateTexts).values([
    { templateId, description: 'Six weeks', language: 'en', name: 'Sleep' },
    { templateId, description: 'Six weeks', language: 'nl', name: 'Slaap' },
  ])
  await shop.db
    .insert(protocolTemplateLines)
    .values({ templateId, variantId: zinc, position: 0, quantity: 2, dose })
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { data } = (await admin.get(`${contentPaths.entries}?kind=template`)).body
  for (const { id } of data) await admin.delete(contentPaths.entry(id))
})

async function templates(language = 'en'): Promise<Template[]> {
  return (await ilse.get(`${protocolPaths.templates}?language_code=${language}`)).body.data
}
const names = async () => (await templates()).map(({ name }) => name)
const texts = { en: { title: 'Iron again', text: 'After a blood test' } }
const lineOf = (variantId: number, more: Partial<TemplateLine> = {}): TemplateLine => ({
  product_variant_id: variantId,
  quantity: 1,
  dose: null,
  notes: {},
  ...more,
})
const save = ({ id, revision, content }: Entry, lines: TemplateLine[], more: object = {}) =>
  admin.put(contentPaths.entry(id), {
    revision,
    content: { ...content, texts, template: { is_archived: false, lines }, ...more },
  })
async function published(slug: string, lines: TemplateLine[], more: object = {}): Promise<Entry> {
  const { body } = await save(await admin.begin(slug, 'template'), lines, more)
  return (await admin.publish(body)).body
}

test('an admin rewrites the texts of a protocol template, and takes them back', async () => {
  const { standard } = (await admin.get(contentPaths.entries)).body
  expect(standard).toContainEqual({ kind: 'template', slug: 'sleep', title: 'Sleep' })
  const draft = await admin.begin('sleep', 'template')
  expect(draft.content.texts.nl).toEqual({ title: 'Slaap', text: 'Six weeks' })
  expect(draft.content.template).toEqual({ is_archived: false, lines: [lineOf(zinc, { quantity: 2, dose })] })
  const { body } = await admin.save(draft, { en: { title: 'Calm evenings', text: 'Eight weeks' } })
  expect(await names()).toEqual(['Sleep'])
  await admin.publish(body)
  expect(await templates()).toMatchObject([{ name: 'Calm evenings', products: [{ item_count: 2 }] }])
  await admin.delete(contentPaths.publication(draft.id))
  expect(await names()).toEqual(['Sleep'])
})

test('an admin chooses the products of a template that the shop has from the start', async () => {
  const lines = [lineOf(iron, { quantity: 3 }), lineOf(zinc)]
  await published('sleep', lines)
  const [sleep] = await templates()
  expect(sleep!.products).toMatchObject([
    { slug: 'iron', item_count: 3 },
    { slug: 'zinc', item_count: 1 },
  ])
})

test('a practitioner starts from a new template, with its doses, and its notes in their language', async () => {
  const notes = { en: 'Not with coffee', nl: 'Niet bij de koffie' }
  await published('iron-again', [lineOf(iron, { dose, notes }), lineOf(zinc, { notes: { en: ' ' } })])
  expect(await names()).toEqual(['Sleep', 'Iron again'])
  const [, made] = await templates('nl')
  expect(made).toMatchObject({ storyblok_id: 'iron-again', products: [{ notes: notes.nl }, { notes: null }] })
  const create = async (more: object = {}) => {
    const { body } = await ilse.post(protocolPaths.createFromTemplate, {
      protocol_template_id: made!.protocol_template_id,
      name: 'For Anna',
      description: 'Twelve weeks',
      ...more,
    })
    return (await ilse.read(body.id)).products
  }
  expect(await create()).toMatchObject([{ dose, notes: notes.en }, { notes: null }])
  const kept = (line: object) => create({ protocol_line_items: [{ product_variant_id: iron, ...line }] })
  expect(await kept({})).toMatchObject([{ notes: notes.en }])
  expect(await kept({ notes: null })).toMatchObject([{ notes: null }])
})

test('a new template is shown from its time on, and needs a product', async () => {
  const draft = await admin.begin('later', 'template')
  const { body: empty } = await save(draft, [])
  expect(await admin.publish(empty)).toMatchObject({ status: 409, body: { code: 'template-empty' } })
  const { body } = await save(empty, [lineOf(iron)])
  await admin.publish(body, { from: new Date(Date.now() + 86_400_000).toISOString() })
  expect(await names()).toEqual(['Sleep'])
})

test('nobody starts from an archived template, and it can be offered again', async () => {
  const { body: offered } = await admin.get(contentPaths.entry((await published('sleep', [lineOf(zinc)])).id))
  const id = (await templates())[0]!.protocol_template_id
  const archived = { is_archived: true, lines: [lineOf(zinc)] }
  const { body } = await save(offered, [], { template: archived })
  await admin.publish(body)
  expect(await names()).toEqual([])
  expect((await ilse.get(protocolPaths.template(id))).status).toBe(404)
  const { data } = (await admin.get(`${contentPaths.entries}?kind=template`)).body
  expect(data).toMatchObject([{ slug: 'sleep', is_archived: true }])
  await admin.publish((await save(body, [lineOf(zinc)])).body)
  expect(await names()).toEqual(['Iron again'])
})

test('a new template that is deleted is gone, and its name is free again', async () => {
  const { id } = await published('iron-again', [lineOf(iron)])
  await admin.delete(contentPaths.entry(id))
  expect(await names()).toEqual(['Sleep'])
  await published('iron-again', [lineOf(zinc)])
  expect(await names()).toEqual(['Sleep', 'Iron again'])
})

test('a product that is no longer sold stays in a template, marked, and is left out of new protocols', async () => {
  const gone = await shop.product('gone')
  await published('sleep', [lineOf(gone), lineOf(zinc)])
  await shop.db.update(variants).set({ withdrawn: true }).where(eq(variants.id, gone))
  await shop.gone(gone)
  const [sleep] = await templates()
  expect(sleep!.products).toMatchObject([{ state: 'gone' }, { state: 'sold' }])
  const { body } = await ilse.post(protocolPaths.createFromTemplate, {
    protocol_template_id: sleep!.protocol_template_id,
    name: 'For Anna',
    description: 'Six weeks',
  })
  expect((await ilse.read(body.id)).products).toMatchObject([{ slug: 'zinc' }])
  const { body: seen } = await admin.get(`${contentPaths.products}?variants=${gone},${zinc},2000000000`)
  expect(seen.data).toMatchObject([{ state: 'gone' }, { slug: 'zinc', state: 'sold' }])
})

test('a template is published as its editor shows it: without products that were deleted, and not without any', async () => {
  const lost = await shop.product('lost')
  const { body } = await save(await admin.begin('lost', 'template'), [lineOf(lost)])
  const { body: both } = await save(await admin.begin('both', 'template'), [lineOf(lost), lineOf(zinc)])
  await shop.sql`DELETE FROM products USING variants WHERE product_id = products.id AND variants.id = ${lost}`
  expect((await admin.get(contentPaths.entry(body.id))).body.content.template.lines).toEqual([])
  expect(await admin.publish(body)).toMatchObject({ status: 409, body: { code: 'template-empty' } })
  expect((await admin.publish(both)).status).toBe(200)
  const [publication] = await shop.sql`SELECT content -> 'template' -> 'lines' AS lines
    FROM content_publications WHERE entry_id = ${both.id}`
  expect(publication).toEqual({ lines: [lineOf(zinc)] })
})

test('products of a template must exist, once each, with doses that can be taken', async () => {
  const draft = await admin.begin('wrong', 'template')
  const wrong = [
    [lineOf(2_000_000_000)],
    [lineOf(zinc), lineOf(zinc)],
    [lineOf(zinc, { quantity: 0 })],
    [lineOf(zinc, { dose: { ...dose, amount: 0.5 } })],
  ]
  for (const lines of wrong) expect((await save(draft, lines)).status).toBe(400)
  expect((await save(draft, [], { template: null })).status).toBe(400)
  const page = await admin.begin('no-template')
  expect((await save(page, [lineOf(zinc)])).status).toBe(400)
})

test('the preview shows the products as practitioners would get them', async () => {
  const draft = await admin.begin('seen', 'template')
  await save(draft, [lineOf(iron, { dose, notes: { en: 'In the evening' } })])
  expect((await admin.get(contentPaths.preview(draft.id))).body).toMatchObject({
    placed: { title: 'Iron again' },
    products: [{ slug: 'iron', dose, notes: 'In the evening' }],
  })
})
