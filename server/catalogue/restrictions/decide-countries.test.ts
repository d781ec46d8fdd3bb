import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPaths } from '#contract/admin-paths.ts'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { Today } from '#contract/admin-today.ts'
import type { CountryDecision, ProductCountries, ProductCountry } from '#contract/product-countries.ts'
import { type RestrictionList, restrictionPaths } from '#contract/restrictions.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'
import { openProductManagement, type ProductManagement } from '../../../tests/support/product-management.ts'
import { writeOverviews } from '../product-overviews.ts'
import { labelLines, variants } from '../tables.ts'

let shop: ProductManagement
beforeAll(async () => {
  shop = await openProductManagement()
})
afterAll(() => shop.close())

type Lines = { name: string }[]
async function product(slug: string, lines: Lines = []): Promise<number> {
  const variantId = await shop.product(slug, { lines })
  const [row] = await shop.db
    .select({ id: variants.productId })
    .from(variants)
    .where(eq(variants.id, variantId))
  await writeOverviews(shop.db, [row!.id])
  return row!.id
}
const countriesOf = async (id: number): Promise<ProductCountries> =>
  (await shop.admin.get(adminProductPaths.countries(id))).body
const rowOf = ({ data }: ProductCountries, country: string): ProductCountry =>
  data.find((row) => row.country === country)!
const decide = (id: number, decision: CountryDecision) =>
  shop.admin.put(adminProductPaths.countries(id), decision)
const isSoldIn = async (id: number, country: string) => {
  const { body } = await shop.call('GET', `${restrictionPaths.list}?country_code=${country}`)
  return !(body as RestrictionList).data.some(({ product_id }) => product_id === id)
}
const waiting = async () => {
  const { tasks }: Today = (await shop.admin.get(adminPaths.today)).body
  return tasks.find(({ kind }) => kind === 'restrictions')?.oldest.map(({ id }) => id) ?? []
}
const soon = { timeout: maxWaitMs }

test('an admin sees every country the shop delivers to, with the rules that concern the product', async () => {
  const id = await product('ephedra', [{ name: 'Ephedra' }, { name: 'NMN' }])
  const countries = await countriesOf(id)
  expect(countries.data).toHaveLength(27)
  expect(rowOf(countries, 'DK')).toMatchObject({
    state: 'blocked',
    is_open: true,
    decision: null,
    rules: [
      { key: 'ephedra', substance: 'Ephedra', blocks: true, verified: true },
      { key: 'nmn-eu', substance: 'NMN', blocks: false, verified: false },
    ],
  })
})

test('what an admin decides for some countries counts there, is named after them, and closes the question', async () => {
  const id = await product('yohimbe', [{ name: 'Yohimbe' }])
  await expect.poll(waiting, soon).toContain(id)
  const { status, body } = await decide(id, {
    state: 'notified',
    countries: ['DK', 'SE'],
    number: 'DK-123',
    source: 'Letter of the authority',
  })
  expect(status).toBe(200)
  expect(rowOf(body, 'DK')).toMatchObject({
    state: 'notified',
    is_open: false,
    decision: {
      number: 'DK-123',
      source: 'Letter of the authority',
      by: expect.stringMatching(/^First\d+ Last\d+$/),
    },
  })
  expect(rowOf(body, 'FI')).toMatchObject({ state: 'blocked', is_open: true })
  await expect.poll(() => isSoldIn(id, 'SE'), soon).toBe(true)
  expect(await isSoldIn(id, 'FI')).toBe(false)
  await decide(id, { state: 'allowed', countries: rowsOpen(await countriesOf(id)) })
  await expect.poll(waiting, soon).not.toContain(id)
})

test('a product is blocked where an admin says so, until the decision is taken back', async () => {
  const id = await product('calm')
  await decide(id, { state: 'blocked', countries: ['DK'], reason: 'shop', note: 'Returns cost too much' })
  await expect.poll(() => isSoldIn(id, 'DK'), soon).toBe(false)
  const listed = async (filter: string) => (await shop.list(`filter=${filter}`)).data.map((row) => row.id)
  expect(await listed('not_everywhere')).toContain(id)
  await decide(id, { state: 'undecided', countries: ['DK'] })
  await expect.poll(() => isSoldIn(id, 'DK'), soon).toBe(true)
  expect(await listed('not_everywhere')).not.toContain(id)
  const { body } = await shop.admin.get(`${adminPaths.audit}?kind=changes`)
  const decided = body.data.filter(({ action }: { action: string }) => action === 'product-countries-decided')
  expect(decided.slice(0, 2)).toMatchObject([
    { details: { product_id: id, countries: 'DK', state: 'undecided' } },
    { details: { product_id: id, countries: 'DK', state: 'blocked' } },
  ])
})

test('an ingredient that is added after the decision asks again', async () => {
  const id = await product('mixed', [{ name: 'Yohimbe' }])
  await expect.poll(waiting, soon).toContain(id)
  await decide(id, { state: 'allowed', countries: rowsOpen(await countriesOf(id)) })
  await expect.poll(waiting, soon).not.toContain(id)
  await shop.db.insert(labelLines).values({ productId: id, position: 1, name: 'Ephedra' })
  await expect.poll(waiting, soon).toContain(id)
  expect(rowOf(await countriesOf(id), 'DK')).toMatchObject({ state: 'allowed', is_open: true })
  expect((await shop.list('filter=to_decide')).data.map((row) => row.id)).toContain(id)
})

test('an incomplete decision, a country the shop does not deliver to and an unknown product are refused', async () => {
  const id = await product('zinc-plus')
  const put = (body: object, whose = id) => shop.admin.put(adminProductPaths.countries(whose), body)
  expect((await put({ state: 'notified', countries: ['DK'] })).body.errors).toHaveProperty('number')
  expect((await put({ state: 'blocked', countries: ['DK'] })).body.errors).toHaveProperty('reason')
  expect((await put({ state: 'allowed', countries: [] })).status).toBe(400)
  expect((await put({ state: 'allowed', countries: ['US'] })).body.errors).toHaveProperty('countries')
  expect((await put({ state: 'allowed', countries: ['DK'] }, 999_999)).status).toBe(404)
})

function rowsOpen({ data }: ProductCountries): string[] {
  return data.filter((row) => row.is_open).map(({ country }) => country)
}
