import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminPaths } from '#contract/admin-paths.ts'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProduct } from '#contract/admin-products.ts'
import {
  completeFacts,
  openProductManagement,
  type ProductManagement,
} from '../../../tests/support/product-management.ts'
import { productTexts } from '../tables.ts'

let shop: ProductManagement
beforeAll(async () => {
  shop = await openProductManagement()
})
afterAll(() => shop.close())

const claim = 'This tea cures migraine.'
const reason = 'It quotes the title of a book that the page is about.'
const described = (product: AdminProduct, description: string) => ({
  texts: { ...product.texts, en: { ...product.texts.en, description } },
})
const allow = (product: AdminProduct, given: object = {}) =>
  shop.admin.post(adminProductPaths.claims(product.id), {
    field: 'description',
    language: 'en',
    text: claim,
    reason,
    ...given,
  })
const refusal = {
  status: 409,
  body: {
    code: 'product-claims',
    message: expect.stringContaining('(English)'),
    errors: { 'texts.en.description': ['This wording isn’t allowed in public.'] },
  },
}

/** A draft that lacks nothing but an allowed description. */
async function draftWithClaim(): Promise<AdminProduct> {
  const product = await shop.create()
  await shop.setPrice(product)
  const { body } = await shop.put(product, completeFacts(product))
  const saved = await shop.put(body, described(body, claim))
  expect(saved.status).toBe(200)
  return saved.body
}

describe('a draft with a refused claim', () => {
  test('is saved but not published, and the answer names the text', async () => {
    const product = await draftWithClaim()
    expect(await shop.publish(product)).toMatchObject(refusal)
    const bulk = { products: [{ id: product.id, revision: product.revision }], action: { kind: 'publish' } }
    const { body } = await shop.admin.post(adminProductPaths.changes, bulk)
    expect(body).toMatchObject({ changed: 0, skipped: [{ id: product.id, reason: 'claims' }] })
    expect((await shop.read(product)).status).toBe('draft')
  })

  test('is published once an admin allowed exactly this text, and the reason is kept', async () => {
    const product = await draftWithClaim()
    expect((await allow(product, { reason: 'short' })).status).toBe(400)
    const allowed = await allow(product)
    expect(allowed).toMatchObject({
      status: 200,
      body: { data: [{ language: 'en', text: claim, state: 'allowed', reason }] },
    })
    expect((await shop.admin.get(adminProductPaths.claims(product.id))).body).toEqual(allowed.body)
    expect((await shop.publish(product)).body.status).toBe('published')
    const audit = (await shop.admin.get(`${adminPaths.audit}?kind=changes&limit=4`)).body.data
    expect(audit.map(({ action }: { action: string }) => action)).toContain('claim-allowed')
  })

  test('of two admins who allow the text at once, one is told that it was allowed', async () => {
    const product = await draftWithClaim()
    const answers = await Promise.all([allow(product), allow(product)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('a published product', () => {
  test('keeps its texts when a new one contains a refused claim', async () => {
    const product = await shop.published()
    expect(await shop.put(product, described(product, claim))).toMatchObject(refusal)
    expect((await shop.read(product)).texts).toEqual(product.texts)
  })

  test('can be changed elsewhere while a refused text of earlier days stays online', async () => {
    const product = await shop.published()
    await shop.db
      .update(productTexts)
      .set({ description: claim })
      .where(eq(productTexts.productId, product.id))
    const now = await shop.read(product)
    expect((await shop.put(now, { operator: 'Somebody else, Gent' })).status).toBe(200)
  })
})

test('nobody allows what the check does not refuse, or a text of a product that does not exist', async () => {
  const product = await shop.create()
  expect(await allow(product, { text: 'A tablet a day.' })).toMatchObject({
    status: 409,
    body: { code: 'review-not-needed' },
  })
  expect((await allow({ ...product, id: 2_000_000_000 })).status).toBe(404)
})
