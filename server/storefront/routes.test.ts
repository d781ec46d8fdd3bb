import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storePaths } from '#contract/storefront.ts'
import { openStores, type StoresShop } from '../../tests/support/store-api.ts'
import { contentOf } from '../../tests/support/store-content.ts'

let shop: StoresShop
beforeAll(async () => {
  shop = await openStores()
})
afterAll(() => shop.close())

const service = (name: string) => ({ name, description: 'Four meetings', icon: 'stomach' })
const offer = (name: string, is_highlighted = false) => ({ name, price: 95, is_highlighted })

describe('a practitioner’s page', () => {
  test('does not exist until it is created, with the name of the practice, and only once', {
    tags: ['store-fields', 'call-store', 'role-store', 'product-storefront'],
  }, async () => {
    const ilse = await shop.keeper({ organisationName: 'Praktijk Lindehof' })
    expect(await ilse.get(storePaths.store)).toMatchObject({ status: 404 })
    const { status, body } = await ilse.post(storePaths.store, { type: 'clinic', theme: 'tide' })
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        type: 'clinic',
        theme: 'tide',
        name: 'praktijk-lindehof',
        published_at: null,
        missing: ['header-title', 'header-description', 'way-to-contact'],
      },
    })
    expect(await ilse.post(storePaths.store, { type: 'personal', theme: 'linden' })).toMatchObject({
      status: 409,
      body: { code: 'store-exists' },
    })
    expect((await ilse.get(storePaths.store)).body).toEqual(body)
  })

  test('is written part by part', {
    tags: [
      'store-texts',
      'store-contact',
      'store-message',
      'call-store-texts',
      'call-store-message',
      'call-store-contact',
      'call-store-approach',
    ],
  }, async () => {
    const ilse = await shop.withPage()
    await ilse.put(storePaths.store, { type: 'personal', theme: 'plum' })
    await ilse.put(storePaths.about, { title: 'Fifteen years', description: 'In a hospital kitchen' })
    await ilse.put(storePaths.servicesHeader, { title: 'What I can help with', description: '' })
    await ilse.put(storePaths.approach, { title: 'How I work', description: 'Three changes at the table' })
    await ilse.put(storePaths.message, { message: 'Fully booked until 1 December' })
    const hours = [
      { day: 'tuesday', opens: '09:00', closes: '12:30' },
      { day: 'monday', opens: '09:00', closes: '17:00' },
    ]
    await ilse.put(storePaths.contact, { opening_hours: hours, timezone: 'Europe/Brussels' })
    expect(await ilse.store()).toMatchObject({
      theme: 'plum',
      header: { title: 'Food first, then the smallest plan that works' },
      about: { title: 'Fifteen years', description: 'In a hospital kitchen' },
      services_header: { title: 'What I can help with' },
      approach: { title: 'How I work', images: [null, null] },
      message: 'Fully booked until 1 December',
      contact: { appointment_url: 'https://book.example/ilse', description: 'By appointment' },
      opening_hours: hours.toReversed(),
      timezone: 'Europe/Brussels',
      missing: [],
    })
  })

  test('has services and packages that are added, changed, moved and deleted', {
    tags: [
      'store-services',
      'store-packages',
      'call-store-services',
      'call-store-services-order',
      'call-store-packages',
      'call-store-features',
      'call-store-packages-order',
    ],
  }, async () => {
    const ilse = await shop.withPage()
    const ids: number[] = []
    for (const name of ['Sleep', 'Digestion', 'Energy'])
      ids.push((await ilse.post(storePaths.services, service(name))).body.id)
    await ilse.put(storePaths.service(ids[0]!), service('Calm sleep'))
    await ilse.put(storePaths.serviceOrder(ids[2]!), { order: 1 })
    await ilse.delete(storePaths.service(ids[1]!))
    const { data } = (await ilse.get(storePaths.services)).body
    expect(data.map(({ name, order }: { name: string; order: number }) => [name, order])).toEqual([
      ['Energy', 1],
      ['Calm sleep', 2],
    ])

    const { id } = (await ilse.post(storePaths.packages, offer('First meeting', true))).body
    const { id: second } = (await ilse.post(storePaths.packages, offer('Eight weeks', true))).body
    const { feature_id } = (await ilse.post(storePaths.packageFeatures(id), { text: '75 minutes' })).body
    await ilse.post(storePaths.packageFeatures(id), { text: 'Written plan' })
    await ilse.put(storePaths.packageFeatures(id), { feature_id, text: '60 minutes' })
    await ilse.put(storePaths.packageOrder(second), { order: 1 })
    expect((await ilse.get(storePaths.packages)).body.data).toMatchObject([
      { name: 'Eight weeks', is_highlighted: true, order: 1, features: [] },
      {
        name: 'First meeting',
        is_highlighted: false,
        order: 2,
        features: [{ text: '60 minutes' }, { text: 'Written plan' }],
      },
    ])
    await ilse.delete(storePaths.packageFeatures(id), { feature_id })
    await ilse.delete(storePaths.package(second))
    expect((await ilse.get(storePaths.packages)).body.data).toMatchObject([
      { id, order: 1, features: [{ text: 'Written plan' }] },
    ])
  })

  test('refuses what does not exist, and more than fits', async () => {
    const ilse = await shop.withPage()
    for (const path of [storePaths.service(99), storePaths.package(99)])
      expect((await ilse.delete(path)).status).toBe(404)
    expect((await ilse.put(storePaths.packageFeatures(99), { feature_id: 1, text: 'x' })).status).toBe(404)
    const services = Array.from({ length: 24 }, (_, at) => ({
      ...service(`S${at}`),
      id: at + 1,
      order: at + 1,
    }))
    expect((await ilse.save({ services: services as never })).status).toBe(200)
    expect(await ilse.post(storePaths.services, service('One more'))).toMatchObject({
      status: 409,
      body: { code: 'store-full' },
    })
    const hundred = Array.from({ length: 100 }, (_, at) => ({
      ...service(`S${at}`),
      id: at + 1,
      order: at + 1,
    }))
    expect((await ilse.save({ services: hundred as never })).status).toBe(400)
  })

  test('refuses a number of a service after which there would be none for others', async () => {
    const ilse = await shop.withPage()
    for (const id of [2_147_483_647, 2_147_483_646])
      expect(await ilse.save({ services: [{ ...service('Sleep'), id, order: 1 }] as never })).toMatchObject({
        status: 400,
        body: { code: 'invalid-input' },
      })
    expect((await ilse.post(storePaths.services, service('Digestion'))).status).toBe(201)
  })

  test.each([
    [
      'a script as booking link',
      { appointment_url: 'javascript:alert(1)', description: '' },
      'appointment_url',
    ],
    [
      'an unencrypted booking link',
      { appointment_url: 'http://book.example', description: '' },
      'appointment_url',
    ],
    [
      'hours that cross midnight',
      { opening_hours: [{ day: 'monday', opens: '22:00', closes: '02:00' }], timezone: 'Europe/Brussels' },
      'opening_hours',
    ],
    ['hours without a time zone', { opening_hours: [] }, 'timezone'],
    ['an unknown time zone', { opening_hours: [], timezone: 'Europe/Atlantis' }, 'timezone'],
    ['a phone number of letters', { phone: '<script>' }, 'phone'],
  ])('refuses %s, and says where', async (_, change, field) => {
    const ilse = await shop.withPage()
    const { status, body } = await ilse.put(storePaths.contact, change)
    expect({ status, fields: Object.keys(body.errors ?? {}) }).toEqual({ status: 400, fields: [field] })
  })

  test('keeps scripts as the text they are', async () => {
    const ilse = await shop.withPage()
    const title = '<script>alert(1)</script>'
    await ilse.put(storePaths.header, { title, description: '"><img onerror=x>' })
    expect((await ilse.store()).header).toMatchObject({ title, description: '"><img onerror=x>' })
    expect((await ilse.put(storePaths.header, { title: 'a\u202eb', description: '' })).status).toBe(400)
  })

  test('is only seen by its practitioner until it is published', async () => {
    const ilse = await shop.withPage()
    const { name } = await ilse.store()
    expect((await shop.published(name)).status).toBe(410)
    expect((await shop.published('nobody-has-this')).status).toBe(404)
  })
})

/** Saves messages, all of them from the page as it was before. */
async function saving(editor: Awaited<ReturnType<StoresShop['withPage']>>) {
  const store = await editor.store()
  const content = contentOf(store)
  return (message: string) =>
    editor.put(storePaths.content, { revision: store.revision, content: { ...content, message } })
}

describe('two editors of a page', () => {
  test('do not overwrite each other: the second is told', async () => {
    const ilse = await shop.withPage()
    const save = await saving(ilse)
    const answers = await Promise.all([save('one'), save('other')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('store-changed')
    const won = answers[0]!.status === 200 ? 'one' : 'other'
    expect((await ilse.store()).message).toBe(won)
  })

  test('get the same answer if both save the same, as when the first answer was lost', async () => {
    const ilse = await shop.withPage()
    const save = await saving(ilse)
    const first = await save('Fully booked ')
    expect(first.status).toBe(200)
    expect(await save(' Fully booked')).toMatchObject({ status: 200, body: first.body })
    expect(await ilse.store()).toEqual(first.body)
    expect(await save('Free again')).toMatchObject({ status: 409, body: { code: 'store-changed' } })
  })

  test('who each add a service at once both keep theirs', async () => {
    const ilse = await shop.withPage()
    await Promise.all(['A', 'B', 'C', 'D'].map((name) => ilse.post(storePaths.services, service(name))))
    const { data } = (await ilse.get(storePaths.services)).body
    expect(data.map(({ name }: { name: string }) => name).sort()).toEqual(['A', 'B', 'C', 'D'])
    expect(new Set(data.map(({ id }: { id: number }) => id)).size).toBe(4)
  })
})
