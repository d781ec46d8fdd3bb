import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storePaths } from '#contract/storefront.ts'
import { openStores, type StoresShop } from '../../tests/support/store-api.ts'

let shop: StoresShop
beforeAll(async () => {
  shop = await openStores()
})
afterAll(() => shop.close())

describe('the name of a page', () => {
  const isAvailable = async (
    by: { get: (path: string) => Promise<{ body: { available: boolean } }> },
    name: string,
  ) => (await by.get(`${storePaths.availability}?name=${encodeURIComponent(name)}`)).body.available

  test('is free unless it is reserved, taken, or looks like one that is', {
    tags: ['store-name', 'call-store-availability'],
  }, async () => {
    const ilse = await shop.withPage({ organisationName: 'Morgenster' })
    const other = await shop.withPage()
    expect(await isAvailable(other, 'Avondster')).toBe(true)
    for (const name of [
      'Morgenster',
      'morgen-ster',
      'm0rgenster',
      'Моrgenster',
      'admin',
      'Verbena Gent',
      'x',
    ])
      expect([name, await isAvailable(other, name)]).toEqual([name, false])
    expect(await isAvailable(ilse, 'Morgenster')).toBe(true)
    expect((await other.get(`${storePaths.availability}?name=`)).status).toBe(400)
    expect(await other.put(storePaths.name, { name: 'Morgen Ster' })).toMatchObject({
      status: 409,
      body: { code: 'store-name-taken' },
    })
  })

  test('can be changed, and the former one leads to the page for a year', async () => {
    const ilse = await shop.withPage({ organisationName: 'Oude Naam' })
    await ilse.publish()
    expect((await ilse.put(storePaths.name, { name: 'Nieuwe Naam' })).body.name).toBe('nieuwe-naam')
    expect((await shop.published('oude-naam')).body.name).toBe('nieuwe-naam')
    const other = await shop.withPage()
    expect(await isAvailable(other, 'Oude Naam')).toBe(false)
    await shop.sql`UPDATE former_store_names SET expires_at = now() - interval '1 second' WHERE name = 'oude-naam'`
    expect((await shop.published('oude-naam')).status).toBe(404)
    expect(await isAvailable(other, 'Oude Naam')).toBe(true)
  })

  test('leads to the page as one of the last three former ones only; earlier ones are free again', async () => {
    const ilse = await shop.withPage({ organisationName: 'Lente Een' })
    await ilse.publish()
    for (const name of ['Lente Twee', 'Lente Drie', 'Lente Vier', 'Lente Vijf'])
      await ilse.put(storePaths.name, { name })
    for (const former of ['lente-twee', 'lente-drie', 'lente-vier'])
      expect((await shop.published(former)).body.name).toBe('lente-vijf')
    expect((await shop.published('lente-een')).status).toBe(404)
    expect(await isAvailable(await shop.withPage(), 'Lente Een')).toBe(true)
  })

  test('can be changed twenty times an hour', async () => {
    const ilse = await shop.withPage()
    const statuses: number[] = []
    for (let nth = 1; nth <= 21; nth++)
      statuses.push((await ilse.put(storePaths.name, { name: `Often renamed ${nth}` })).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })

  test('is taken once by two who ask at the same moment', async () => {
    const [one, other] = [await shop.withPage(), await shop.withPage()]
    const rename = (by: typeof one) => by.put(storePaths.name, { name: 'Same Moment' })
    const statuses = (await Promise.all([rename(one), rename(other)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
  })

  test('of two practices with one name differs', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map(async () => shop.withPage({ organisationName: 'Same Practice' })),
    )
    const names = await Promise.all(pages.map(async (page) => (await page.store()).name))
    expect(new Set(names).size).toBe(3)
  })

  test('of practices with one long name differs at its end, and is no longer than others', async () => {
    const names: string[] = []
    for (let nth = 0; nth < 3; nth++) {
      const page = await shop.withPage({ organisationName: 'Voeding en gezondheid in het hart van Gent' })
      names.push((await page.store()).name)
    }
    expect(names).toEqual([
      'voeding-en-gezondheid-in-het-hart-van-ge',
      'voeding-en-gezondheid-in-het-hart-van-2',
      'voeding-en-gezondheid-in-het-hart-van-3',
    ])
  })
})
