import { afterAll, beforeAll, expect, test } from 'vitest'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { AdminTerm } from '#contract/taxonomy.ts'
import { taxonomyPaths } from '#contract/taxonomy-paths.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'
import { openProductManagement, type ProductManagement } from '../../../tests/support/product-management.ts'
import { applyReference } from '../reference.ts'

let shop: ProductManagement
beforeAll(async () => {
  shop = await openProductManagement()
})
afterAll(() => shop.close())

const all = async (): Promise<AdminTerm[]> => (await shop.admin.get(taxonomyPaths.list)).body.data
const named = async (name: string) => (await all()).find(({ names }) => names.en === name)!
async function create(name: string, parent_id: number | null = null) {
  const { status } = await shop.admin.post(taxonomyPaths.list, {
    group: 'categories',
    parent_id,
    names: { en: name },
  })
  expect(status).toBe(201)
  return named(name)
}
const move = (id: number, parent_id: number | null, before_id: number | null) =>
  shop.admin.put(taxonomyPaths.place(id), { parent_id, before_id })
const childrenOf = async (id: number) =>
  (await all())
    .filter(({ parent_id }) => parent_id === id)
    .toSorted((one, other) => one.position - other.position)
    .map(({ names }) => names.en)

test('a category is created, named in languages, and shown with its products in the shop', async () => {
  const term = await create('Adaptogens')
  expect(term).toMatchObject({ slug: 'adaptogens', products: 0 })
  await shop.admin.put(taxonomyPaths.one(term.id), {
    names: { en: 'Adaptogens', de: 'Adaptogene Pflanzen', fr: '' },
  })
  expect((await named('Adaptogens')).names).toEqual({ en: 'Adaptogens', de: 'Adaptogene Pflanzen' })
  const product = await shop.published()
  await shop.put(product, { terms: { ...product.terms, categories: ['adaptogens'] } })
  const inMenu = async () =>
    (
      await shop.call('GET', cataloguePaths.categories, undefined, { headers: { 'accept-language': 'de' } })
    ).body.data.map(({ name }: { name: string }) => name)
  await expect.poll(inMenu, { timeout: maxWaitMs }).toContain('Adaptogene Pflanzen')
})

test('two admins who name a category at the same time both keep what they entered', async () => {
  const term = await create('Algae')
  const name = (names: object) => shop.admin.put(taxonomyPaths.one(term.id), { names })
  await name({ de: 'Algen', fr: 'Algues' })
  const answers = [await name({ da: 'Alger', fr: '' }), await name({ hu: 'Algák', de: 'Meeresalgen' })]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await named('Algae')).names).toEqual({
    en: 'Algae',
    de: 'Meeresalgen',
    da: 'Alger',
    hu: 'Algák',
  })
})

test('a category cannot lose its English name', async () => {
  const term = await create('Pollen')
  const { status } = await shop.admin.put(taxonomyPaths.one(term.id), { names: { en: '', de: 'Pollen' } })
  expect(status).toBe(400)
  expect((await named('Pollen')).names).toEqual({ en: 'Pollen' })
})

test('categories are put in order, and into each other, but never into themselves', async () => {
  const parent = await create('Fungi')
  const [reishi, chaga] = [await create('Reishi', parent.id), await create('Chaga', parent.id)]
  expect(await childrenOf(parent.id)).toEqual(['Reishi', 'Chaga'])
  await move(chaga.id, parent.id, reishi.id)
  expect(await childrenOf(parent.id)).toEqual(['Chaga', 'Reishi'])
  await move(reishi.id, chaga.id, null)
  expect(await childrenOf(chaga.id)).toEqual(['Reishi'])
  expect((await move(parent.id, reishi.id, null)).status).toBe(400)
  expect((await move(parent.id, parent.id, null)).status).toBe(400)
  expect((await move(reishi.id, 2_000_000, null)).status).toBe(400)
})

test('a category with products or categories in it is not deleted, and the answer says what uses it', async () => {
  const parent = await create('Oils')
  const child = await create('Krill oils', parent.id)
  const product = await shop.create({ name: 'Krill oil 500 mg' })
  await shop.put(product, { terms: { ...product.terms, categories: ['krill-oils'] } })
  const remove = (id: number) => shop.admin.delete(taxonomyPaths.one(id))
  const first = await remove(parent.id)
  expect([first.status, first.body.code, first.body.message]).toEqual([
    409,
    'term-has-terms',
    expect.stringContaining('Krill oils'),
  ])
  const second = await remove(child.id)
  expect([second.status, second.body.message]).toEqual([409, expect.stringContaining('Krill oil 500 mg')])
  await shop.put(await shop.read(product), { terms: { ...product.terms, categories: [] } })
  expect((await remove(child.id)).status).toBe(200)
  expect((await remove(parent.id)).status).toBe(200)
  expect((await remove(parent.id)).status).toBe(404)
})

test('what an admin named or deleted stays so when the shop starts again', async () => {
  await applyReference(shop.db)
  const [kept, deleted] = (await all()).filter(
    ({ products, group }) => products === 0 && group === 'suitable_for',
  )
  await shop.admin.put(taxonomyPaths.one(kept!.id), { names: { en: 'Renamed here' } })
  await shop.admin.delete(taxonomyPaths.one(deleted!.id))
  await applyReference(shop.db)
  const slugs = (await all()).map(({ slug, group }) => `${group}/${slug}`)
  expect((await all()).find(({ id }) => id === kept!.id)?.names).toEqual({
    ...kept!.names,
    en: 'Renamed here',
  })
  expect(slugs).not.toContain(`${deleted!.group}/${deleted!.slug}`)
})

test.each([
  ['no English name', { names: { de: 'Pilze' } }],
  ['a name that is too long', { names: { en: 'x'.repeat(81) } }],
  ['a line break in a name', { names: { en: 'Fungi\nOils' } }],
  ['a parent outside the categories', { group: 'health_goals', parent_id: 1 }],
])('%s is refused', async (_, given) => {
  const body = { group: 'categories', parent_id: null, names: { en: 'Fine' }, ...given }
  expect((await shop.admin.post(taxonomyPaths.list, body)).status).toBe(400)
})
