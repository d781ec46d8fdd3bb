import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import type { Product, ProductDetail } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import { openApi } from '../../tests/support/shop-api.ts'
import { insertPerson, password } from '../accounts/fixtures.ts'
import { inProcessApi } from '../pages/in-process-api.ts'
import { insertProduct, insertVocabulary } from './fixtures.ts'

let shop: Awaited<ReturnType<typeof openApi>>
const bearers = new Map<UserTypeId, string>()

beforeAll(async () => {
  shop = await openApi(async ({ db }) => {
    const { linden } = await insertVocabulary(db)
    const product = { brandId: linden!, names: { en: 'Professional' }, practitionerOnly: true }
    await insertProduct(db, { ...product, slug: 'pro', history: [[9900, 90]] })
  })
  for (const type of [1, 2, 3, 4] as const) {
    const { email } = await insertPerson(shop.db, `Type${type}`, { userTypeId: type })
    const body = { email, password }
    const answer = await shop.app.inject({ method: 'POST', url: `/api${authPaths.login}`, body })
    bearers.set(type, answer.json<Tokens>().access_token)
  }
})
afterAll(() => shop.close())

const ask = (path: string, authorization?: string) =>
  shop.app.inject({ url: `/api${path}`, headers: authorization === undefined ? {} : { authorization } })
const askAs = (type: UserTypeId, path: string) => ask(path, `Bearer ${bearers.get(type)}`)
const priceOf = (product: Product | undefined) => product?.variants[0]?.price
const product = cataloguePaths.product('pro')

describe('the price of a practitioner-only product', () => {
  test.each([
    [1, 99],
    [2, 99],
    [3, null],
    [4, null],
  ] as const)('for type %i is %j, alone and in lists', async (type, price) => {
    expect(priceOf((await askAs(type, product)).json<ProductDetail>())).toBe(price)
    expect(priceOf((await askAs(type, cataloguePaths.products)).json().data[0])).toBe(price)
  })

  test('is never shown to a visitor, also after a practitioner has seen it', async () => {
    await askAs(2, cataloguePaths.products)
    for (const authorization of [undefined, 'Bearer forged', 'Basic x']) {
      expect(priceOf((await ask(product, authorization)).json<ProductDetail>())).toBeNull()
      expect(priceOf((await ask(cataloguePaths.products, authorization)).json().data[0])).toBeNull()
    }
  })

  test('never comes into a page that everybody gets', async () => {
    const pages = inProcessApi(shop.app, { language: 'en', onWholeCatalogue: () => {} })
    expect(priceOf(await pages.get<ProductDetail>(product))).toBeNull()
  })
})

test('an answer to a person is kept by nobody; others may tell it from a visitor’s', async () => {
  for (const path of [product, cataloguePaths.products]) {
    const { headers } = await askAs(2, path)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers.vary).toBe('accept-language, authorization')
    const visitors = (await ask(path)).headers
    expect(visitors['cache-control']).toBeUndefined()
    expect(visitors.vary).toBe('accept-language, authorization')
  }
})
