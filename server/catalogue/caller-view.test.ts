import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import type { Product, ProductDetail } from '#contract/catalogue.ts'
import { cataloguePaths } from '#contract/catalogue-paths.ts'
import type { UserTypeId } from '#domain/accounts/user-types.ts'
import { findUserByEmail } from '#server/accounts/find-users.ts'
import { insertPerson, password } from '#server/accounts/fixtures.ts'
import { clients } from '#server/clients/tables.ts'
import { inProcessApi } from '#server/pages/in-process-api.ts'
import { protocolLines, protocolShares, protocols } from '#server/protocols/tables.ts'
import { openApi } from '../../tests/support/shop-api.ts'
import { insertProduct, insertVocabulary } from './fixtures.ts'

let shop: Awaited<ReturnType<typeof openApi>>
let professional: number
const bearers = new Map<UserTypeId, string>()

beforeAll(async () => {
  shop = await openApi(async ({ db }) => {
    const { linden } = await insertVocabulary(db)
    const product = { brandId: linden!, names: { en: 'Professional' }, practitionerOnly: true }
    const pro = await insertProduct(db, { ...product, slug: 'pro', history: [[9900, 90]] })
    professional = pro.variantId
  })
  for (const type of [1, 2, 3, 4] as const) {
    const { email } = await insertPerson(shop.db, `Type${type}`, { userTypeId: type })
    const body = { email, password }
    const answer = await shop.app.inject({ method: 'POST', url: `/api${authPaths.login}`, body })
    bearers.set(type, answer.json<Tokens>().access_token)
  }
})
afterAll(() => shop.close())

const idOf = async (type: UserTypeId) => (await findUserByEmail(shop.db, `type${type}@example.org`))!.id

async function shareProduct(people: { with: number; by: number }): Promise<number> {
  const now = new Date()
  const [client] = await shop.db
    .insert(clients)
    .values({
      practitionerId: people.by,
      userId: people.with,
      email: `client-${people.with}@example.org`,
      firstName: 'Anna',
      lastName: 'Maes',
      language: 'en',
      discountRate: 10,
      createdAt: now,
    })
    .returning()
  const [protocol] = await shop.db
    .insert(protocols)
    .values({ practitionerId: people.by, name: 'Calm', description: '', createdAt: now, updatedAt: now })
    .returning()
  const protocolId = protocol!.id
  await shop.db
    .insert(protocolLines)
    .values({ protocolId, variantId: professional, position: 0, quantity: 1 })
  await shop.db.insert(protocolShares).values({ protocolId, clientId: client!.id, sharedAt: now })
  return protocolId
}

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

  test('is never shown to a visitor, even after a practitioner has seen it', {
    tags: 'practitioner-prices',
  }, async () => {
    await askAs(2, cataloguePaths.products)
    for (const authorization of [undefined, 'Bearer forged', 'Basic x']) {
      expect(priceOf((await ask(product, authorization)).json<ProductDetail>())).toBeNull()
      expect(priceOf((await ask(cataloguePaths.products, authorization)).json().data[0])).toBeNull()
    }
  })

  test('is shown to the client it was shared with, alone and in lists, until the protocol is removed', {
    tags: 'practitioner-prices-client',
  }, async () => {
    const protocol = await shareProduct({ with: await idOf(4), by: await idOf(2) })
    expect(priceOf((await askAs(4, product)).json<ProductDetail>())).toBe(99)
    expect(priceOf((await askAs(4, cataloguePaths.products)).json().data[0])).toBe(99)
    expect(priceOf((await ask(product)).json<ProductDetail>())).toBeNull()
    await shop.db
      .update(protocolShares)
      .set({ removedAt: new Date() })
      .where(eq(protocolShares.protocolId, protocol))
    expect(priceOf((await askAs(4, product)).json<ProductDetail>())).toBeNull()
    expect(priceOf((await askAs(4, cataloguePaths.products)).json().data[0])).toBeNull()
  })

  test('shared with one client stays hidden from another', {
    tags: 'practitioner-prices-client',
  }, async () => {
    const tomas = await insertPerson(shop.db, 'Tomas')
    await shareProduct({ with: tomas.id, by: await idOf(2) })
    expect(priceOf((await askAs(4, product)).json<ProductDetail>())).toBeNull()
  })

  test('never appears in a page that is the same for everybody', async () => {
    const pages = inProcessApi(shop.app, { language: 'en', onWholeCatalogue: () => {} })
    expect(priceOf(await pages.get<ProductDetail>(product))).toBeNull()
  })
})

test('a personal response is not cached, and others vary by authorization', async () => {
  for (const path of [product, cataloguePaths.products]) {
    const { headers } = await askAs(2, path)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers.vary).toBe('accept-language, authorization')
    const visitors = (await ask(path)).headers
    expect(visitors['cache-control']).toBeUndefined()
    expect(visitors.vary).toBe('accept-language, authorization')
  }
})
