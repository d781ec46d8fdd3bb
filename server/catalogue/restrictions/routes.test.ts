import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RestrictionList, restrictionPaths } from '#contract/restrictions.ts'
import { maxWaitMs } from '../../../tests/support/max-wait.ts'
import { openProtocols, type ProtocolsShop } from '../../../tests/support/protocols-api.ts'
import { decideFor } from '../../../tests/support/restricted-products.ts'
import { labelLines, variants } from '../tables.ts'

let shop: ProtocolsShop
beforeAll(async () => {
  shop = await openProtocols()
})
afterAll(() => shop.close())

const listIn = (country: string, headers: Record<string, string> = {}) =>
  shop.call('GET', `${restrictionPaths.list}?country_code=${country}`, undefined, { headers })
const productOf = async (variantId: number) =>
  (await shop.db.select({ id: variants.productId }).from(variants).where(eq(variants.id, variantId)))[0]!.id
const restriction = async (variantId: number, country: string, headers = {}) => {
  const id = await productOf(variantId)
  const { data }: RestrictionList = (await listIn(country, headers)).body
  return data.find(({ product_id }) => product_id === id)
}

test('a visitor learns what is not sold in their country, why, since when and who says so', async () => {
  const yohimbe = await shop.product('yohimbe', { lines: [{ name: 'Yohimbe bark' }] })
  expect(await restriction(yohimbe, 'DK')).toEqual({
    product_id: await productOf(yohimbe),
    reason: 'Yohimbe bark is prohibited in food supplements in Denmark (since 15 May 2019)',
    source: 'Finnish Food Authority page; Regulation (EU) 2019/650, summary',
    since: '2019-05-15',
  })
  expect(await restriction(yohimbe, 'GB')).toBeUndefined()
})

test('the reason is in the language of the reader, and says the amounts', async () => {
  const berberine = await shop.product('berberine', {
    lines: [{ name: 'Berberine', amount: 500, unit: 'mg' }],
  })
  const found = await restriction(berberine, 'BE', { 'accept-language': 'nl' })
  expect(found?.reason.replaceAll(/\s/g, ' ')).toBe(
    'Berberine: 500 mg per dagportie is meer dan het maximum van 10 mg (België)',
  )
})

test('a rule that could not be checked keeps nothing from being sold', async () => {
  const nmn = await shop.product('nmn', { lines: [{ name: 'NMN', amount: 250, unit: 'mg' }] })
  expect(await restriction(nmn, 'DK')).toBeUndefined()
})

test('what an admin decides counts at once, for and against a rule', async () => {
  const calm = await shop.product('calm')
  await decideFor(shop, calm, 'DK')
  expect((await restriction(calm, 'DK'))?.reason).toBe(
    'It contains an ingredient that is not allowed in food supplements in Denmark (since 1 April 2023)',
  )
  expect(await restriction(calm, 'SE')).toBeUndefined()
  const ephedra = await shop.product('ephedra', { lines: [{ name: 'Ephedra' }] })
  await decideFor(shop, ephedra, 'DK', { state: 'allowed' })
  expect(await restriction(ephedra, 'DK')).toBeUndefined()
  expect(await restriction(ephedra, 'SE')).toBeDefined()
})

test('a product whose label changes is judged anew', async () => {
  const mixed = await shop.product('mixed', { lines: [{ name: 'Zinc' }] })
  const id = await productOf(mixed)
  expect(await restriction(mixed, 'DK')).toBeUndefined()
  await shop.db.update(labelLines).set({ name: 'Ephedra' }).where(eq(labelLines.productId, id))
  await expect
    .poll(async () => (await restriction(mixed, 'DK'))?.since, { timeout: maxWaitMs })
    .toBe('2015-04-01')
})

test('the answer may be kept for a short time, and an unreadable country is refused', async () => {
  expect((await listIn('DK')).headers['cache-control']).toBe('public, max-age=60')
  expect((await listIn('Denmark')).status).toBe(400)
  expect((await listIn('XX')).body).toEqual({ data: [] })
})
