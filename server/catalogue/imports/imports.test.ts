import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { completeRows, label, labels, openImportShop } from '../../../tests/support/import-shop.ts'

let shop: Awaited<ReturnType<typeof openImportShop>>
beforeAll(async () => {
  shop = await openImportShop()
})
beforeEach(async () => {
  await shop.sql`TRUNCATE products, brands, imports RESTART IDENTITY CASCADE`
})
afterAll(() => shop.close())

const statuses = async () =>
  (await shop.sql`SELECT source_key || ' ' || status AS status FROM products ORDER BY id`).map(
    (row) => row.status,
  )

test('importing a file again changes nothing, a changed row changes only its fields', async () => {
  await shop.take(labels(label(1, 'Zinc 15 mg'), label(2, 'Iron')))
  expect((await shop.take(labels(label(1, 'Zinc 15 mg'), label(2, 'Iron')))).said).toEqual([
    '2 skipped',
    '3 skipped',
  ])
  const { rows, counts } = await shop.take(labels(label(1, 'Zinc 15 mg'), label(2, 'Iron bisglycinate')))
  expect(counts).toEqual({ added: 0, changed: 1, skipped: 1, refused: 0 })
  expect(rows[1]?.changed).toEqual(['name.en'])
})

test('a label is stored completely: brand, contents, portion, dose with reference intake, form', async () => {
  await shop.take(labels(label(1, 'Zinc 15 mg', { barcode: '4 006381 333931' })))
  const [product] = await shop.sql`
    SELECT products.slug, status, brands.name AS brand, portion_amount::float AS portion, portions_per_pack::int AS portions,
      sku, barcode, content_amount::int AS contents, content_unit, label_lines.amount::int, unit, nrv_percent::int AS nrv,
      ingredients.slug AS ingredient,
      ARRAY(SELECT terms.slug FROM product_terms JOIN terms ON terms.id = term_id WHERE product_id = products.id ORDER BY 1) AS terms
    FROM products JOIN brands ON brands.id = brand_id JOIN variants ON variants.product_id = products.id
    JOIN label_lines ON label_lines.product_id = products.id LEFT JOIN ingredients ON ingredients.id = ingredient_id`
  expect(product).toEqual({
    slug: 'hof-zinc-15-mg',
    status: 'draft',
    brand: 'Hof',
    portion: 1,
    portions: 90,
    sku: 'DSLD-1',
    barcode: '4006381333931',
    contents: 90,
    content_unit: 'capsule',
    amount: 15,
    unit: 'mg',
    nrv: 150,
    ingredient: 'zinc',
    terms: ['capsules', 'zinc'],
  })
})

test('a dry run reports exactly what a real run does, and writes nothing', async () => {
  await shop.take(labels(label(1, 'Zinc')))
  const before = await shop.contents()
  const file = labels(label(1, 'Zinc forte'), label(2, 'Iron'), label(2, 'Iron'), 'short,row', label(3, ''))
  const dry = await shop.take(file, { dryRun: true })
  expect(await shop.contents()).toEqual(before)
  const real = await shop.take(file)
  expect(dry.said).toEqual(real.said)
  expect(real.said).toEqual([
    '2 changed',
    '3 added',
    '4 skipped',
    '5 refused: column-count',
    '6 refused: name-missing',
  ])
})

test('a bad row in the middle stops nothing, even if the database refuses it', async () => {
  const heavy = label(2, 'Iron', { contents: '99999999999 Gram(s)' })
  const { said } = await shop.take(labels(label(1, 'Zinc'), heavy, label(3, 'Iodine')))
  expect(said).toEqual(['2 added', '3 refused: not-storable', '4 added'])
  expect(await statuses()).toEqual(['1 draft', '3 draft'])
})

test('a row cut off at the end of the file is refused by number, the others are imported', async () => {
  const whole = labels(label(1, 'Zinc'), label(2, 'Iron'))
  const { said } = await shop.take(whole.slice(0, -90))
  expect(said).toEqual(['2 added', '3 refused: row-cut-off'])
})

test('two products with one bar code are both imported, with a note', async () => {
  const barcode = '4006381333931'
  const { rows } = await shop.take(labels(label(1, 'Zinc', { barcode }), label(2, 'Zinc', { barcode })))
  expect(rows[1]).toMatchObject({
    outcome: 'added',
    notes: [{ code: 'barcode-also-on', values: { skus: 'DSLD-1' } }],
  })
  const { said } = await shop.take(`barcode,price,currency\n${barcode},9.90,EUR\n`)
  expect(said).toEqual(['2 refused: barcode-ambiguous'])
})

test('a price list sets prices and stock by SKU or bar code; what lacks required facts stays a draft', async () => {
  await shop.take(
    labels(label(1, 'Zinc', { barcode: '4006381333931' }), label(2, 'Iron'), label(3, 'Iodine')),
  )
  const { said } = await shop.take(
    'sku;barcode;price;currency;stock\n;4006381333931;"12,90";EUR;7\nDSLD-2;;9.90;EUR;0\nDSLD-9;;1.00;EUR;1\nDSLD-3;;0;EUR;1\n',
  )
  expect(said).toEqual([
    '2 changed',
    '3 changed',
    '4 refused: product-unknown',
    '5 refused: price-not-readable',
  ])
  expect(await statuses()).toEqual(['1 draft', '2 draft', '3 draft'])
  expect(
    await shop.sql`SELECT sku, stock, amount_minor, currency FROM variants JOIN prices ON variant_id = variants.id ORDER BY sku`,
  ).toEqual([
    { sku: 'DSLD-1', stock: 7, amount_minor: 1290, currency: 'EUR' },
    { sku: 'DSLD-2', stock: 0, amount_minor: 990, currency: 'EUR' },
  ])
})

test('a price list publishes a draft that states everything required, until it is undone', async () => {
  const { said } = await shop.take(completeRows('zinc'))
  expect([said, await statuses()]).toEqual([['2 added'], ['zinc draft']])
  const { id } = await shop.take('sku,price\nzinc-60,12.90\n')
  expect(await statuses()).toEqual(['zinc published'])
  await shop.undo(id)
  expect(await statuses()).toEqual(['zinc draft'])
})

test('a product in our own format that says it is published, but lacks required facts, is a draft with a note', async () => {
  const { rows } = await shop.take(
    'source_key,brand,name_en,sku,status,prices\nzinc,Hof,Zinc,Z-1,published,EUR 9.90\n',
  )
  expect(rows[0]).toMatchObject({ notes: [{ code: 'facts-missing' }], after: { status: 'draft' } })
})

test('a lowered price is shown with the previous one', async () => {
  await shop.take(labels(label(1, 'Zinc')))
  await shop.take('sku,price\nDSLD-1,12.90\n', { now: new Date('2026-01-01T10:00:00Z') })
  await shop.take('sku,price\nDSLD-1,9.90\n', { now: new Date('2026-02-01T10:00:00Z') })
  expect(
    (await shop.take('sku,price\nDSLD-1,9.90\n', { now: new Date('2026-03-01T10:00:00Z') })).said,
  ).toEqual(['2 skipped'])
  const history = await shop.sql`SELECT amount_minor FROM prices ORDER BY valid_from`
  expect(history.map((row) => row.amount_minor)).toEqual([1290, 990])
})

test('a broken row among a product’s rows is refused alone, and the others are imported', async () => {
  const head = 'source_key,brand,name_en,sku,stock'
  const { said } = await shop.take(
    `${head}\nz,Hof,Zinc,Z-1,1\nz,Hof\nz,Hof,Zinc,Z-2,1\nbroken\ni,Hof,Iron,I-1,1\n`,
  )
  expect(said).toEqual(['3 refused: column-count', '2 added', '5 refused: column-count', '6 added'])
  expect(await shop.sql`SELECT sku FROM variants ORDER BY sku`).toHaveLength(3)
})

test('undoing an import restores everything: products, prices, status, brands', async () => {
  await shop.take(labels(label(1, 'Zinc'), label(2, 'Iron')))
  const before = await shop.exported()
  const contents = await shop.contents()
  const changing = await shop.take(
    labels(label(1, 'Zinc forte'), label(1, 'Zinc fortissimo'), label(3, 'Iodine', { brand: 'Neu' })),
  )
  const pricing = await shop.take('sku,price,stock\nDSLD-1,9.90,4\nDSLD-3,8.90,1\n')

  await expect(shop.undo(changing.id)).rejects.toMatchObject({
    code: 'changed-later',
    values: { later: pricing.id },
  })
  await shop.undo(pricing.id)
  expect(await statuses()).toEqual(['1 draft', '2 draft', '3 draft'])
  expect(await shop.undo(changing.id)).toEqual({ removed: 1, restored: 1, kept: [] })
  expect(await shop.exported()).toBe(before)
  expect(await shop.contents()).toMatchObject({ brands: contents.brands, prices: 0, products: 2 })
  await expect(shop.undo(changing.id)).rejects.toMatchObject({ code: 'already-undone' })
  await expect(shop.undo(999)).rejects.toMatchObject({ code: 'unknown-import' })
})

test('an undone import can be repeated', async () => {
  const file = labels(label(1, 'Zinc'))
  const { id } = await shop.take(file)
  await shop.undo(id)
  expect((await shop.take(file)).said).toEqual(['2 added'])
})

test('our own file format is exported and imported without losing a byte, including formulas and foreign scripts', async () => {
  await shop.take(labels(label(1, '"=cmd|""/c calc""!A1"'), label(2, 'Zinc 15 mg', { brand: '亜鉛' })))
  await shop.take('sku,price,stock\nDSLD-2,9.90,4\n')
  await shop.take('sku,price\nDSLD-2,8.90\n')
  const first = await shop.exported()
  expect(first).not.toMatch(/(^|,)"?[=+@]/m)
  await shop.sql`TRUNCATE products, brands, imports RESTART IDENTITY CASCADE`
  expect((await shop.take(first)).counts).toEqual({ added: 2, changed: 0, skipped: 0, refused: 0 })
  expect(await shop.exported()).toBe(first)
  expect((await shop.take(first)).counts).toMatchObject({ skipped: 2 })
})

test('Shopify’s rows of a product are one record, without markup and scripts', async () => {
  const { said } = await shop.take(
    [
      'Handle,Title,Body (HTML),Vendor,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty',
      'zinc,Zinc,"<p>For every day.</p>\n<script>steal()</script>",Hof,60 capsules,Z-60,12.90,3',
      'zinc,,,,120 capsules,Z-120,22.90,0',
      'iron,Iron,,Hof,60 tablets,Z-60,9.90,1',
      '',
    ].join('\n'),
  )
  expect(said).toEqual(['2 added', '4 refused: sku-taken'])
  expect(await shop.sql`SELECT name, description FROM product_texts`).toEqual([
    { name: 'Zinc', description: 'For every day.' },
  ])
  expect(await shop.sql`SELECT sku FROM variants ORDER BY position`).toEqual([
    { sku: 'Z-60' },
    { sku: 'Z-120' },
  ])
  expect(await statuses()).toEqual(['zinc draft'])
})
