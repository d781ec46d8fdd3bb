import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DirectoryPage, type StoreContent, storePaths } from '#contract/storefront.ts'
import { openStores, type StoresShop } from '../../../tests/support/store-api.ts'

let shop: StoresShop
beforeAll(async () => {
  shop = await openStores()
})
afterAll(() => shop.close())

const list = async (query = ''): Promise<DirectoryPage> =>
  (await shop.call('GET', `${storePaths.directory}?${query}`)).body

async function listed(organisationName: string, change: Partial<StoreContent['listing']> = {}) {
  const practitioner = await shop.withPage({ organisationName })
  const { listing, contact } = await practitioner.content()
  await practitioner.save({
    listing: { ...listing, is_listed: true, place: 'Gent', ...change },
    contact: { ...contact, languages: ['nl'] },
    services: [{ id: 1, name: 'Sleep', description: '', icon: 'night', order: 1 }],
  })
  await practitioner.publish()
  const { name } = await practitioner.store()
  await expect.poll(async () => (await list()).data.map((each) => each.name)).toContain(name)
  return practitioner
}

describe('the directory', () => {
  test('lists those who published a page and want to be found, and only them', async () => {
    const ilse = await listed('Lindehof')
    await (await shop.withPage({ organisationName: 'Wants no listing' })).publish()
    await shop.withPage({ organisationName: 'Not published' })
    const { data, total_results, options } = await list()
    expect(total_results).toBe(1)
    expect(data).toMatchObject([
      { name: 'lindehof', first_name: ilse.firstName, place: 'Gent', topics: ['night'], languages: ['nl'] },
    ])
    expect(options).toMatchObject({
      place: [{ key: 'gent', name: 'Gent', count: 1 }],
      topic: [{ key: 'night', count: 1 }],
    })
    await ilse.publish(false)
    await expect.poll(async () => (await list()).total_results).toBe(0)
  })

  test('finds by place, however it is spelled, and by how one meets', async () => {
    await listed('Maas', { place: 'Liège', is_online: true, is_in_person: false })
    const names = async (query: string) => (await list(query)).data.map(({ name }) => name)
    expect(await names('place=LIEGE')).toEqual(['maas'])
    expect(await names('place=Liège&meeting=in-person')).toEqual([])
    expect(await names('meeting=online')).toEqual(['maas'])
  })

  test('leaves out somebody who was deactivated a moment ago', async () => {
    const nora = await listed('Morgenster')
    await shop.sql`UPDATE users SET deactivated_at = now() WHERE id = ${nora.id}`
    expect((await list()).data.map(({ name }) => name)).not.toContain('morgenster')
  })

  test('leaves out somebody who is no longer a practitioner', async () => {
    const lena = await listed('Avondrood')
    await shop.sql`UPDATE users SET user_type_id = 4 WHERE id = ${lena.id}`
    expect((await list()).data.map(({ name }) => name)).not.toContain('avondrood')
  })

  test.each(['page=0', 'page=x', `place=${'x'.repeat(200)}`])('refuses %s', async (query) => {
    expect((await shop.call('GET', `${storePaths.directory}?${query}`)).status).toBe(400)
  })
})
