import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminImportPaths } from '#contract/admin-import-paths.ts'
import type { ImportRow } from '#contract/admin-imports.ts'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProduct, AdminProductPage } from '#contract/admin-products.ts'
import { variantsInUse } from '#server/variants-in-use.ts'
import { draftOf } from '../../../../tests/support/product-draft.ts'
import {
  completeFacts,
  openProductManagement,
  type ProductManagement,
} from '../../../../tests/support/product-management.ts'
import { importing } from '../../../../tests/support/uploaded-imports.ts'
import { workOnImport } from './work-on-import.ts'

let shop: ProductManagement
let importer: ReturnType<typeof importing>
beforeAll(async () => {
  shop = await openProductManagement()
  importer = importing(shop)
})
afterAll(() => shop.close())

const rowsOf = async (id: number, filter = 'all'): Promise<ImportRow[]> =>
  (await shop.admin.get(`${adminImportPaths.rows(id)}?filter=${filter}`)).body.data

async function productWith(sku: string): Promise<AdminProduct> {
  const { body } = await shop.admin.get(`${adminProductPaths.list}?query=${sku}`)
  const [row] = (body as AdminProductPage).data
  return (await shop.admin.get(adminProductPaths.one(row!.id))).body
}

const header = 'Art. Nr.;Bezeichnung;Inhalt;VK;Bestand\n'

test('a supplier’s own columns are recognised, tried and imported; products come as drafts', async () => {
  const file = await importer.uploaded(
    `${header}K-1;Kestrel Zink 15 mg;90 Kapseln;"12,90";7\nK-2;<b>Kestrel</b> Eisen<script>x()</script>;;;\n`,
  )
  expect(file).toMatchObject({ status: 'uploaded', layout: 'supplier', rows: 2, supplier: 'Kestrel' })
  expect(file.mapping).toEqual({
    sku: 'Art. Nr.',
    name: 'Bezeichnung',
    contents: 'Inhalt',
    price: 'VK',
    stock: 'Bestand',
  })
  const { counts } = await importer.checked(file)
  expect(counts).toEqual({ added: 2, changed: 0, skipped: 0, refused: 0 })
  expect((await shop.admin.get(`${adminProductPaths.list}?query=K-1`)).body.total_results).toBe(0)

  await shop.admin.post(adminImportPaths.start(file.id), {})
  expect(await importer.finished(file.id)).toMatchObject({ status: 'done', counts })
  const zinc = await productWith('K-1')
  expect(zinc).toMatchObject({ status: 'draft', brand: 'kestrel' })
  expect(zinc.variants[0]).toMatchObject({
    stock: 7,
    content_amount: 90,
    content_unit: 'capsule',
    prices: [{ amount: 12.9 }],
  })
  expect(Object.values((await productWith('K-2')).texts)[0]?.name).toBe('Kestrel Eisen')
  const movements = await shop.sql`
    SELECT change, reason FROM stock_movements JOIN variants ON variants.id = variant_id WHERE sku = 'K-1'`
  expect(movements).toEqual([{ change: 7, reason: 'import' }])
})

test('each wrong row is named with its column and what to do, and the others are imported', async () => {
  const file = await importer.checked(
    await importer.uploaded(
      `${header}F-1;Good;;9,90;1\nF-2;Free;;0;1\nF-3;Dear;;1000000000;1\n;Nameless key;;1;1\nF-5;;;1;1\nF-6;Packs;;1;many\nF-7;Short\n`,
    ),
  )
  const refused = await rowsOf(file.id, 'refused')
  expect(refused.map(({ number, article, column }) => [number, article, column])).toEqual([
    [3, 'F-2', 'VK'],
    [4, 'F-3', 'VK'],
    [5, 'Nameless key', 'Art. Nr.'],
    [6, 'F-5', 'Bezeichnung'],
    [7, 'F-6', 'Bestand'],
    [8, '', null],
  ])
  expect(refused.every(({ problem, advice }) => problem && advice)).toBe(true)
  expect(refused[0]?.advice).toContain('12.90')
  const german = await shop.call('GET', adminImportPaths.rows(file.id), undefined, {
    headers: { ...shop.admin.headers, 'accept-language': 'de' },
  })
  expect(german.body.data[0].problem).toBe('„0“ ist kein Preis über null')

  await shop.admin.post(adminImportPaths.start(file.id), {})
  expect((await importer.finished(file.id)).counts).toEqual({ added: 1, changed: 0, skipped: 0, refused: 6 })
  const report = await shop.app.inject({
    url: `/api${adminImportPaths.csv(file.id)}`,
    headers: shop.admin.headers,
  })
  expect(report.headers['content-disposition']).toContain(`import-${file.id}.csv`)
  const table: string[][] = parse(report.body, { bom: true })
  expect(table).toHaveLength(1 + 7)
  expect(table[2]?.slice(0, 6)).toEqual(['3', '3', 'F-2', 'refused', 'VK', '“0” isn’t a price above zero'])
})

test('a dry run decides as the import does, also about a product that comes again much later', async () => {
  const many = Array.from({ length: 600 }, (_, index) => `M-${index};Many ${index};;;`)
  const file = await importer.checked(
    await importer.uploaded(`${header}${[...many, 'M-0;Many again;;;'].join('\n')}\n`),
  )
  const tried = await rowsOf(file.id, 'all')
  expect(file.counts).toEqual({ added: 600, changed: 1, skipped: 0, refused: 0 })
  await shop.admin.post(adminImportPaths.start(file.id), {})
  expect((await importer.finished(file.id)).counts).toEqual(file.counts)
  const outcomes = (rows: ImportRow[]) => rows.map(({ number, outcome }) => [number, outcome])
  expect(outcomes(await rowsOf(file.id, 'all'))).toEqual(outcomes(tried))
})

test('the choice of columns is remembered for the supplier, and can be changed', async () => {
  const content = 'code,what,eur\nR-1,Remembered,5.00\n'
  const file = await importer.uploaded(content, { supplier: 'Rook' })
  expect(file.mapping).toEqual({})
  expect(await shop.admin.post(adminImportPaths.check(file.id), { mapping: {} })).toMatchObject({
    status: 400,
    body: { code: 'import-mapping' },
  })
  const mapping = { sku: 'code', name: 'what', price: 'eur' }
  expect((await importer.checked(file, mapping)).counts.added).toBe(1)
  expect((await importer.uploaded(content, { supplier: 'Rook' })).mapping).toEqual(mapping)
  expect((await importer.uploaded(content, { supplier: 'Wren' })).mapping).toEqual({})
})

test('a file without names sets prices and stock of products that exist, and leaves the rest', async () => {
  const product = await shop.published({ sku: 'PRICED-1', name: 'Priced' })
  const { counts } = await importer.imported('sku,stock\nPRICED-1,12\nNOWHERE-1,3\n', { supplier: 'Prices' })
  expect(counts).toEqual({ added: 0, changed: 1, skipped: 0, refused: 1 })
  const after = await shop.read(product)
  expect(after.variants[0]?.stock).toBe(12)
  expect(after.texts).toEqual(product.texts)
})

test('another supplier’s product is not taken for its own because of an equal SKU', async () => {
  await importer.imported(`${header}SAME-1;First;;1;1\n`, { supplier: 'First house' })
  const second = await importer.checked(
    await importer.uploaded(`${header}SAME-1;Second;;2;1\n`, { supplier: 'Second house' }),
  )
  expect(second.counts).toEqual({ added: 0, changed: 0, skipped: 0, refused: 1 })
})

test('a supplier’s file updates the product that the shop has with its SKU and brand from elsewhere', async () => {
  const product = await shop.published({ sku: 'OWN-1', name: 'Own', brand: 'linden' })
  const { counts } = await importer.imported('sku;name;brand;price;stock\nOWN-1;Own;Linden;9.50;44\n', {
    supplier: 'Wholesaler',
  })
  expect(counts).toEqual({ added: 0, changed: 1, skipped: 0, refused: 0 })
  expect((await shop.read(product)).variants[0]?.stock).toBe(44)
})

test('undoing removes what was added, and leaves and names what an admin has corrected since', async () => {
  const { id } = await importer.imported(`${header}U-1;Undone;;1;1\nU-2;Corrected;;1;1\n`)
  const product = await productWith('U-2')
  await shop.admin.put(adminProductPaths.one(product.id), { ...draftOf(product), operator: 'Kestrel, Ghent' })
  await shop.admin.post(adminImportPaths.undo(id), {})
  expect(await importer.finished(id)).toMatchObject({
    status: 'undone',
    kept: [{ id: product.id, name: 'Corrected' }],
  })
  expect((await shop.read(product)).operator).toBe('Kestrel, Ghent')
  expect((await shop.admin.get(`${adminProductPaths.list}?query=U-1`)).body.total_results).toBe(0)
  expect(await shop.admin.post(adminImportPaths.undo(id), {})).toMatchObject({
    status: 409,
    body: { code: 'import-moved-on' },
  })
})

test('a paused import keeps what it did and can be continued', async () => {
  const many = Array.from({ length: 1500 }, (_, index) => `P-${index};Paused ${index};;;`)
  const { id } = await importer.checked(await importer.uploaded(`${header}${many.join('\n')}\n`))
  await shop.admin.post(adminImportPaths.start(id), {})
  while ((await importer.read(id)).reached < 200) await wait(10)
  expect((await shop.admin.post(adminImportPaths.pause(id), {})).body.status).toBe('paused')
  const { reached, counts } = await importer.read(id)
  expect(counts.added).toBe(reached - 1)
  expect(reached).toBeLessThan(1501)
  await shop.admin.post(adminImportPaths.start(id), {})
  expect(await importer.finished(id)).toMatchObject({ status: 'done', counts: { added: 1500 } })
})

test('of two admins who start the same import, one is told; it runs once', async () => {
  const { id } = await importer.checked(await importer.uploaded(`${header}T-1;Twice;;1;1\n`))
  const answers = await Promise.all([1, 2].map(() => shop.admin.post(adminImportPaths.start(id), {})))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await importer.finished(id)).counts.added).toBe(1)
})

/** The check of an import as another process does it, which gets the file from `get`. */
async function checkElsewhere(id: number, get: () => Promise<Buffer>): Promise<void> {
  const { db, sql } = shop
  const files = { get, put: async () => {}, remove: async () => {} }
  const settings = { currency: 'EUR', region: 'eu' } as const
  await workOnImport({ ...settings, clock: () => new Date(), db, files, sql, variantsInUse }, id)
}

test('a check that another process took over leaves an import alone that an admin has started', async () => {
  const content = `${header}LATE-1;Late;;1;1\n`
  const { id } = await importer.checked(await importer.uploaded(content))
  await shop.sql`UPDATE imports SET status = 'checking' WHERE id = ${id}`
  await checkElsewhere(id, async () => {
    // The other process is faster.
    await shop.sql`UPDATE imports SET status = 'checked' WHERE id = ${id}`
    await shop.admin.post(adminImportPaths.start(id), {})
    await importer.finished(id)
    return Buffer.from(content)
  })
  expect(await importer.read(id)).toMatchObject({ status: 'done', counts: { added: 1 } })
  await shop.admin.post(adminImportPaths.undo(id), {})
  expect(await importer.finished(id)).toMatchObject({ status: 'undone' })
  expect((await shop.admin.get(`${adminProductPaths.list}?query=LATE-1`)).body.total_results).toBe(0)
})

test('each row is reported once, even if two processes check the file at the same time', async () => {
  const content = `${header}BOTH-1;One;;1;1\nBOTH-2;Other;;1;1\n`
  const { id, counts } = await importer.checked(await importer.uploaded(content))
  await shop.sql`UPDATE imports SET status = 'checking' WHERE id = ${id}`
  await Promise.all([1, 2].map(() => checkElsewhere(id, async () => Buffer.from(content))))
  expect(await importer.read(id)).toMatchObject({ status: 'checked', counts })
  expect((await rowsOf(id)).map(({ article }) => article)).toEqual(['BOTH-1', 'BOTH-2'])
})

test.each([
  ['an empty file', '', 'file-missing'],
  ['a header without rows', header, 'import-file-unusable'],
  ['a spreadsheet', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'import-file-unusable'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 1]), 'import-file-unusable'],
  ['a damaged gzip file', gzipSync('sku,name\nA,B\n').subarray(0, 20), 'import-file-unusable'],
  ['a list of JSON objects', '[{"sku":"A"}]', 'import-file-unusable'],
  ['more than 100,000 rows', `sku\n${'A\n'.repeat(100_001)}`, 'import-file-unusable'],
])('%s is refused with a reason, and nothing of it is kept', async (_, content, code) => {
  const before = (await shop.admin.get(adminImportPaths.list)).body.total_results
  const { status, body } = await importer.upload(content)
  expect([status, body.code]).toEqual([400, code])
  expect(body.message).not.toBe('')
  expect((await shop.admin.get(adminImportPaths.list)).body.total_results).toBe(before)
})

test('a file that was not imported can be deleted, one that was cannot', async () => {
  const file = await importer.uploaded(`${header}D-1;Deleted;;1;1\n`)
  expect(await shop.admin.delete(adminImportPaths.one(file.id))).toMatchObject({ status: 204 })
  expect(await shop.admin.get(adminImportPaths.one(file.id))).toMatchObject({ status: 404 })
  const { id } = await importer.imported(`${header}D-2;Stays;;1;1\n`)
  expect(await shop.admin.delete(adminImportPaths.one(id))).toMatchObject({ status: 409 })
})

test('a text with a refused claim does not become public through a file, unless an admin allowed it', async () => {
  const claim = 'This tea cures migraine.'
  const supplier = { supplier: 'Tea house' }
  const fileWith = (text: string) => `sku;name;description\nTEA-1;Evening tea;${text}\n`
  await importer.imported(fileWith('A tea.'), supplier)
  const draft = await productWith('TEA-1')
  await shop.setPrice(draft)
  const { texts, ...facts } = completeFacts(draft)
  const { body } = await shop.put(draft, {
    ...facts,
    texts: { en: { ...texts.en, legal_name: 'Food supplement' } },
    warnings: ['do-not-exceed', 'varied-diet', 'keep-from-children'],
  })
  const published = await shop.publish(body)
  expect(published).toMatchObject({ status: 200, body: { status: 'published' } })
  const product: AdminProduct = published.body

  const refused = await importer.imported(fileWith(claim), supplier)
  const [row] = await rowsOf(refused.id)
  expect(row).toMatchObject({
    outcome: 'refused',
    problem: expect.stringContaining('wording that isn’t allowed in public (English)'),
  })
  expect((await shop.read(product)).texts).toEqual(product.texts)
  const permission = { field: 'description', language: 'en', text: claim, reason: 'The title of a book.' }
  expect((await shop.admin.post(adminProductPaths.claims(product.id), permission)).status).toBe(200)
  await importer.imported(`${fileWith(claim)}\n`, supplier)
  expect((await shop.read(product)).texts.en?.description).toBe(claim)
})
