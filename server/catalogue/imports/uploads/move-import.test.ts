import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminImportPaths } from '#contract/admin-import-paths.ts'
import type { AdminImportDetail, ImportRow } from '#contract/admin-imports.ts'
import { brands } from '#server/catalogue/tables.ts'
import {
  openProductManagement,
  type ProductManagement,
} from '../../../../tests/support/product-management.ts'
import { importing } from '../../../../tests/support/uploaded-imports.ts'

let shop: ProductManagement
let importer: ReturnType<typeof importing>
beforeAll(async () => {
  shop = await openProductManagement()
  importer = importing(shop)
  await shop.db.insert(brands).values({ slug: 'norrvik', name: 'Norrvik' })
})
afterAll(() => shop.close())

const header = 'sku;name;brand;price;stock\n'
const undecided = async ({ id }: AdminImportDetail): Promise<ImportRow[]> =>
  (await shop.admin.get(`${adminImportPaths.rows(id)}?filter=undecided`)).body.data
const choose = ({ id }: AdminImportDetail, body: object) => shop.admin.post(adminImportPaths.brand(id), body)
const brandNames = async () =>
  (await shop.db.select({ name: brands.name }).from(brands)).map(({ name }) => name)

async function checked(content: string, supplier: string): Promise<AdminImportDetail> {
  return importer.checked(await importer.uploaded(content, { supplier }))
}

test('an admin is asked which brand a misspelt name means, and answers once for all its rows', async () => {
  const file = await checked(
    `${header}N-1;Omega;Norvik;9.90;3\nN-2;Zinc;Norvik;8.90;3\nN-3;Iron;Norrvik;7.90;3\n`,
    'Wholesaler',
  )
  expect(file).toMatchObject({ counts: { added: 1, refused: 2 }, undecided: 2 })
  expect(await undecided(file)).toMatchObject([
    {
      number: 2,
      column: 'brand',
      problem: 'The brand “Norvik” is unknown; did you mean “Norrvik”?',
      brand_choice: { brand: 'Norvik', known: { slug: 'norrvik', name: 'Norrvik' } },
    },
    { number: 3 },
  ])
  expect((await choose(file, { brand: 'Norvik', slug: 'norrvik' })).status).toBe(200)
  expect(await importer.finished(file.id)).toMatchObject({
    status: 'checked',
    counts: { added: 3, refused: 0 },
    undecided: 0,
  })
  await shop.admin.post(adminImportPaths.start(file.id), {})
  expect(await importer.finished(file.id)).toMatchObject({ status: 'done', counts: { added: 3 } })
  expect(await brandNames()).not.toContain('Norvik')
})

test('the answer is remembered for the supplier', async () => {
  const again = await checked(`${header}N-4;Copper;Norvik;6.90;3\n`, 'Wholesaler')
  expect(again).toMatchObject({ counts: { added: 1 }, undecided: 0 })
  expect(await checked(`${header}N-5;Copper;Norvik;6.90;3\n`, 'Another')).toMatchObject({ undecided: 1 })
})

test('a brand that only looks alike is created as a new one, and one unlike any other without a question', async () => {
  const file = await checked(`${header}A-1;Omega;Norvig;9.90;3\nA-2;Zinc;Kingfisher;8.90;3\n`, 'Third')
  expect(file).toMatchObject({ counts: { added: 1, refused: 1 }, undecided: 1 })
  await choose(file, { brand: 'Norvig', slug: null })
  expect(await importer.finished(file.id)).toMatchObject({ counts: { added: 2 }, undecided: 0 })
  await shop.admin.post(adminImportPaths.start(file.id), {})
  expect(await importer.finished(file.id)).toMatchObject({ status: 'done', counts: { added: 2 } })
  expect(await brandNames()).toEqual(expect.arrayContaining(['Norvig', 'Kingfisher', 'Norrvik']))
})

test('rows without an answer are left out, and a brand that the shop does not have cannot be chosen', async () => {
  const file = await checked(`${header}L-1;Omega;Norrvick;9.90;3\nL-2;Zinc;Norrvik;8.90;3\n`, 'Fourth')
  expect(await choose(file, { brand: 'Norrvick', slug: 'nowhere' })).toMatchObject({ status: 400 })
  await shop.admin.post(adminImportPaths.start(file.id), {})
  expect(await importer.finished(file.id)).toMatchObject({
    status: 'done',
    counts: { added: 1, refused: 1 },
    undecided: 1,
  })
  expect(await choose(file, { brand: 'Norrvick', slug: 'norrvik' })).toMatchObject({
    status: 409,
    body: { code: 'import-moved-on' },
  })
})
