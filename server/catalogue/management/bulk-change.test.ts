import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProduct } from '#contract/admin-products.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { dayMs } from '#domain/local-time.ts'
import { variantsInUse } from '#server/variants-in-use.ts'
import { openProductManagement, type ProductManagement } from '../../../tests/support/product-management.ts'
import { undoChange } from './bulk-change.ts'

let shop: ProductManagement
beforeAll(async () => {
  shop = await openProductManagement()
})
afterAll(() => shop.close())

const change = (products: AdminProduct[], action: object) =>
  shop.admin.post(adminProductPaths.changes, {
    products: products.map(({ id, revision }) => ({ id, revision })),
    action,
  })
const undo = (id: number) => shop.admin.post(adminProductPaths.undo(id))
const until = new Date(Date.now() + 7 * dayMs).toISOString()

test('several products are published at once, those that lack something are listed, and it can be undone', async () => {
  const complete = await shop.published()
  const { body: draft } = await shop.admin.post(adminProductPaths.unpublish(complete.id), {
    revision: complete.revision,
  })
  const incomplete = await shop.create({ name: 'Unfinished' })
  const { status, body } = await change([draft, incomplete], { kind: 'publish' })
  expect([status, body]).toEqual([
    200,
    {
      changed: 1,
      skipped: [{ id: incomplete.id, name: 'Unfinished', reason: 'incomplete' }],
      undo: expect.any(Number),
    },
  ])
  expect((await shop.read(draft)).status).toBe('published')
  expect((await undo(body.undo)).body).toMatchObject({ changed: 1, skipped: [] })
  expect((await shop.read(draft)).status).toBe('draft')
  expect((await undo(body.undo)).status).toBe(409)
})

test('a category is added to those that do not have it, and taken from those again', async () => {
  const [one, other] = [await shop.create(), await shop.create()]
  const { body: first } = await change([one], { kind: 'category', slug: 'magnesium' })
  expect(first.changed).toBe(1)
  const both = [await shop.read(one), other]
  const { body } = await change(both, { kind: 'category', slug: 'magnesium' })
  expect([body.changed, body.skipped]).toEqual([1, [expect.objectContaining({ id: one.id, reason: 'same' })]])
  await undo(body.undo)
  expect((await shop.read(other)).terms.categories).toEqual([])
  expect((await shop.read(one)).terms.categories).toEqual(['magnesium'])
})

test('products for practitioners only are opened to everybody, and it can be undone', async () => {
  const [reserved, open] = [await shop.create({ name: 'Reserved' }), await shop.create()]
  await change([reserved], { kind: 'practitioner-only', value: true })
  const both = [await shop.read(reserved), open]
  const { body } = await change(both, { kind: 'practitioner-only', value: false })
  expect([body.changed, body.skipped]).toEqual([
    1,
    [expect.objectContaining({ id: open.id, reason: 'same' })],
  ])
  expect((await shop.read(reserved)).practitioner_only).toBe(false)
  await undo(body.undo)
  expect((await shop.read(reserved)).practitioner_only).toBe(true)
})

test('all packs are reduced until a day, and undoing brings the regular price back at once', async () => {
  const product = await shop.published()
  const { body } = await change([product], { kind: 'reduction', percent: 20, until })
  expect(body.changed).toBe(1)
  const amounts = async () => (await shop.read(product)).variants[0]!.prices.map(({ amount }) => amount)
  expect(await amounts()).toEqual([12.9, 10.32, 12.9])
  await undo(body.undo)
  expect(await amounts()).toEqual([12.9, 10.32, 12.9])
  const [, , last] = (await shop.read(product)).variants[0]!.prices
  expect(new Date(last!.valid_from).getTime()).toBeLessThanOrEqual(Date.now())
})

test('undoing a reduction that has ended leaves the prices as they were charged', async () => {
  const product = await shop.published({ name: 'Reduced' })
  const { body } = await change([product], { kind: 'reduction', percent: 20, until })
  const charged = (await shop.read(product)).variants[0]!.prices
  const actor = { id: shop.admin.id, userTypeId: userTypes.admin, sessionId: 0 }
  const now = new Date(Date.parse(until) + dayMs)
  const undone = await undoChange({ actor, currency: 'EUR', db: shop.db, now, variantsInUse }, body.undo)
  expect(undone).toMatchObject({
    changed: 0,
    skipped: [{ id: product.id, name: 'Reduced', reason: 'same' }],
  })
  expect((await shop.read(product)).variants[0]!.prices).toEqual(charged)
})

test('an admin who presses again because the answer was lost gets the first result with its undo', async () => {
  const product = await shop.create({ name: 'Iron' })
  const body = {
    products: [{ id: product.id, revision: product.revision }],
    action: { kind: 'practitioner-only', value: true },
  }
  const apply = () => shop.once(adminProductPaths.changes, body, 'the-iron-of-today')
  const first = await apply()
  expect(first.body).toEqual({ changed: 1, skipped: [], undo: expect.any(Number) })
  expect(await apply()).toMatchObject({ status: 200, body: first.body })
  expect((await change([product], body.action)).body).toMatchObject({ skipped: [{ reason: 'changed' }] })
  const undoAgain = () => shop.once(adminProductPaths.undo(first.body.undo), undefined, 'undone-today')
  const undone = await undoAgain()
  expect(undone.body).toMatchObject({ changed: 1, skipped: [] })
  expect(await undoAgain()).toMatchObject({ status: 200, body: undone.body })
  expect((await shop.read(product)).practitioner_only).toBe(false)
  expect((await undo(first.body.undo)).status).toBe(409)
})

test('a product that somebody changed meanwhile stays as they left it', async () => {
  const product = await shop.create()
  await shop.put(product, { operator: 'Elsewhere' })
  const { body } = await change([product], { kind: 'practitioner-only', value: true })
  expect(body).toMatchObject({ changed: 0, skipped: [{ reason: 'changed' }], undo: null })
  const fresh = await shop.read(product)
  const { body: done } = await change([fresh], { kind: 'practitioner-only', value: true })
  await shop.put(await shop.read(product), { operator: 'Later' })
  expect((await undo(done.undo)).body).toMatchObject({ changed: 0, skipped: [{ reason: 'changed' }] })
  expect((await shop.read(product)).practitioner_only).toBe(true)
})

test.each([
  ['an unknown category', { kind: 'category', slug: 'nowhere' }],
  ['a reduction by everything', { kind: 'reduction', percent: 100, until }],
  ['a reduction that has ended', { kind: 'reduction', percent: 10, until: '2020-01-01T00:00:00Z' }],
  ['an unknown action', { kind: 'delete' }],
])('%s is refused', async (_, action) => {
  expect((await change([await shop.create()], action)).status).toBe(400)
})
