import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentPaths } from '#contract/content-paths.ts'
import { protocolPaths } from '#contract/protocol-paths.ts'
import { protocolTemplates, protocolTemplateTexts } from '#server/protocols/tables.ts'
import { type ContentShop, openContent } from '../../tests/support/content-api.ts'

let shop: ContentShop
let admin: Awaited<ReturnType<ContentShop['writer']>>
beforeAll(async () => {
  shop = await openContent()
  admin = await shop.writer()
  const [template] = await shop.db
    .insert(protocolTemplates)
    .values({ storyblokId: 'sleep', position: 0 })
    .returning()
  const texts = { templateId: template!.id, description: 'Six weeks' }
  await shop.db.insert(protocolTemplateTexts).values([
    { ...texts, language: 'en', name: 'Sleep' },
    { ...texts, language: 'nl', name: 'Slaap' },
  ])
})
afterAll(() => shop.close())

test('an admin rewrites the texts of a protocol template, and takes them back', async () => {
  const ilse = await shop.device(await shop.person({ userTypeId: 2 }))
  const names = async () => {
    const { data } = (await ilse.get(protocolPaths.templates)).body as { data: { name: string }[] }
    return data.map(({ name }) => name)
  }
  const { standard } = (await admin.get(contentPaths.entries)).body
  expect(standard).toContainEqual({ kind: 'template', slug: 'sleep', title: 'Sleep' })
  const draft = await admin.begin('sleep', 'template')
  expect(draft.content.texts.nl).toEqual({ title: 'Slaap', text: 'Six weeks' })
  const { body } = await admin.save(draft, { en: { title: 'Calm evenings', text: 'Eight weeks' } })
  expect(await names()).toEqual(['Sleep'])
  await admin.publish(body)
  expect(await names()).toEqual(['Calm evenings'])
  await admin.delete(contentPaths.publication(draft.id))
  expect(await names()).toEqual(['Sleep'])
})

test('a template that does not exist cannot be written', async () => {
  const { status } = await admin.post(contentPaths.entries, { kind: 'template', slug: 'nothing' })
  expect(status).toBe(400)
})
