import { afterAll, beforeAll, expect, test } from 'vitest'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { StockRow } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'
import { plainJpeg, plainPdf, restlessPdf } from '../../../tests/support/sample-documents.ts'
import { uploadForm } from '../../../tests/support/upload-form.ts'

let shop: OrdersShop
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
beforeAll(async () => {
  shop = await openOrders()
  admin = await shop.buyer(userTypes.admin)
})
afterAll(() => shop.close())

/** A product with one batch; returns its address and the batch. */
async function delivered(slug: string, packs = 6) {
  const variantId = await shop.product(slug, { stock: 0 })
  const body = {
    reason: 'delivery',
    difference: packs,
    new_batch: { number: `${slug.toUpperCase()}-1`, best_before: '2999-01-31' },
  }
  const row: StockRow = (await admin.once(stockPaths.changes(variantId), body)).body
  return { slug, variantId, batchId: row.batches[0]!.id }
}

async function add(batchId: number, bytes: Uint8Array, by = admin) {
  const form = await uploadForm({ name: 'report.pdf', bytes })
  const url = `/api${stockPaths.labReport(batchId)}`
  const answer = await shop.app.inject({
    method: 'POST',
    url,
    payload: form.payload,
    headers: { ...form.headers, authorization: `Bearer ${by.tokens.access_token}` },
  })
  return { status: answer.statusCode, body: answer.json() }
}
const download = (batchId: number) => shop.app.inject({ url: `/api${stockPaths.publicLabReport(batchId)}` })
const listed = async (slug: string) => (await shop.call('GET', cataloguePaths.product(slug))).body.lab_reports
const soon = { timeout: maxWaitMs }

test('a shopper finds the report on a batch with the product, and reads it without its scripts', async () => {
  const { slug, variantId, batchId } = await delivered('tested')
  expect(await listed(slug)).toEqual([])
  expect((await add(batchId, await restlessPdf())).body).toMatchObject({
    batches: [{ id: batchId, has_lab_report: true }],
  })
  const report = {
    batch_id: batchId,
    product_variant_id: variantId,
    number: 'TESTED-1',
    best_before: '2999-01-31',
  }
  await expect.poll(() => listed(slug), soon).toEqual([report])
  const { statusCode, headers, rawPayload } = await download(batchId)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition': expect.stringContaining('TESTED-1.pdf'),
  })
  expect(rawPayload.toString('latin1')).not.toContain('JavaScript')
})

test('a newer report replaces the former, and a removed one is gone', async () => {
  const { slug, batchId } = await delivered('replaced')
  await add(batchId, await plainPdf())
  const first = (await download(batchId)).rawPayload
  await add(batchId, await plainPdf({ pages: 2 }))
  expect((await download(batchId)).rawPayload.equals(first)).toBe(false)
  expect(await shop.sql`SELECT batch_id FROM lab_reports WHERE batch_id = ${batchId}`).toHaveLength(1)

  for (const _ of [1, 2])
    expect(await admin.delete(stockPaths.labReport(batchId))).toMatchObject({
      status: 200,
      body: { batches: [{ has_lab_report: false }] },
    })
  expect((await download(batchId)).statusCode).toBe(404)
  await expect.poll(() => listed(slug), soon).toEqual([])
})

test('while a batch is blocked its report is not shown, even if nothing of it is left', async () => {
  const { slug, variantId, batchId } = await delivered('recalled', 1)
  await add(batchId, await plainPdf())
  await admin.once(stockPaths.changes(variantId), { reason: 'damaged', difference: -1, batch_id: batchId })
  await expect.poll(() => listed(slug), soon).toHaveLength(1)
  await admin.post(stockPaths.block(batchId))
  await expect.poll(() => listed(slug), soon).toEqual([])
  expect((await download(batchId)).statusCode).toBe(404)
  await admin.post(stockPaths.release(batchId))
  await expect.poll(() => listed(slug), soon).toHaveLength(1)
})

test('before a product is published, its report is for admins only', async () => {
  const { slug, batchId } = await delivered('upcoming')
  await add(batchId, await plainPdf())
  await shop.sql`UPDATE products SET status = 'draft' WHERE slug = ${slug}`
  expect((await download(batchId)).statusCode).toBe(404)
  await shop.sql`UPDATE products SET status = 'published' WHERE slug = ${slug}`
  expect((await download(batchId)).statusCode).toBe(200)
})

test('only a PDF of a known batch is taken, and only from an admin', async () => {
  const { batchId } = await delivered('refused')
  expect(await add(batchId, await plainJpeg())).toMatchObject({
    status: 415,
    body: { code: 'file-not-pdf' },
  })
  expect(await add(batchId, Buffer.from('%PDF-1.7 nothing'))).toMatchObject({
    body: { code: 'file-unreadable' },
  })
  expect((await add(2_000_000_000, await plainPdf())).status).toBe(404)
  const ilse = await shop.buyer(userTypes.certifiedPractitioner)
  expect((await add(batchId, await plainPdf(), ilse)).status).toBe(403)
  expect((await download(batchId)).statusCode).toBe(404)
  expect((await download(2_000_000_000)).statusCode).toBe(404)
})
