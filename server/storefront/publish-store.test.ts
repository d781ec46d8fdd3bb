import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { practitionerPaths } from '#contract/account-paths.ts'
import { storePaths } from '#contract/storefront.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { openStores, type StoresShop } from '../../tests/support/store-api.ts'
import { publishStore } from './publish-store.ts'

let shop: StoresShop
beforeAll(async () => {
  shop = await openStores()
})
afterAll(() => shop.close())

describe('publishing', () => {
  test('shows everyone the page as it is then, and is a milestone once', {
    tags: ['milestone-practice'],
  }, async () => {
    const ilse = await shop.withPage()
    const { name } = await ilse.store()
    expect(await ilse.publish()).toMatchObject({ status: 200, body: { has_unpublished_changes: false } })
    await ilse.put(storePaths.message, { message: 'Later' })
    expect(await ilse.store()).toMatchObject({ has_unpublished_changes: true })
    const { status, body } = await shop.published(name)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { name, message: '', first_name: ilse.firstName, is_certified: true },
    })
    await ilse.publish()
    const { data } = (await ilse.get(practitionerPaths.milestones)).body
    expect(data.find(({ number }: { number: number }) => number === 9)).toMatchObject({
      reached_at: expect.any(String),
    })
    const [{ raised }] = (await shop.sql`SELECT count(*)::int AS raised FROM marketing_events
      WHERE user_id = ${ilse.id} AND event = 'ManageMyPracticeActivated'`) as never as [{ raised: number }]
    expect(raised).toBe(1)
  })

  test('does not show what is hidden', async () => {
    const ilse = await shop.withPage()
    const { sections } = await ilse.store()
    await ilse.save({
      message: 'For nobody yet',
      about: { title: 'Hidden', description: '', image: null },
      sections: sections.map((each) => ({ ...each, is_hidden: true })),
    })
    await ilse.publish()
    const { body } = await shop.published((await ilse.store()).name)
    expect(body).toMatchObject({ message: '', about: { title: '' }, sections: [] })
    expect(JSON.stringify(body)).not.toContain('For nobody yet')
  })

  test('needs a title, a text, and a way to get in touch', async () => {
    const ilse = await shop.keeper()
    await ilse.post(storePaths.store, { type: 'personal', theme: 'linden' })
    expect(await ilse.publish()).toMatchObject({ status: 409, body: { code: 'store-incomplete' } })
  })

  test('needs texts without claims that food law refuses, in the language they are written in', async () => {
    const ilse = await shop.withPage()
    await ilse.put(storePaths.message, { message: 'My plan cures bloating.' })
    expect(await ilse.publish()).toMatchObject({ status: 409, body: { code: 'store-claims' } })
    await ilse.put(storePaths.message, { message: 'No supplement cures anything.' })
    expect((await ilse.publish()).status).toBe(200)
    await ilse.put(storePaths.message, { message: 'Mein Plan heilt Migräne.' })
    expect((await ilse.publish()).status).toBe(200)
    await ilse.save({ language: 'de' })
    expect(await ilse.publish()).toMatchObject({ status: 409, body: { code: 'store-claims' } })
  })

  test('is refused if the page was changed elsewhere since the practitioner saw it', async () => {
    const ilse = await shop.withPage()
    const { name, revision } = await ilse.store()
    await ilse.put(storePaths.message, { message: 'Half a sen' })
    const publish = (seen?: number) =>
      ilse.put(storePaths.publication, { is_published: true, revision: seen })
    expect(await publish(revision)).toMatchObject({ status: 409, body: { code: 'store-changed' } })
    expect((await publish()).status).toBe(400)
    expect((await shop.published(name)).status).toBe(410)
    expect((await publish(revision + 1)).status).toBe(200)
  })

  test('needs an approved certificate; preparing does not', async () => {
    const marco = await shop.withPage({ userTypeId: 3 })
    expect(await marco.publish()).toMatchObject({ status: 403, body: { code: 'certificate-not-approved' } })
    expect((await marco.store()).header.title).toContain('Food first')
  })

  test('needs it also where no call asks for the publication', async () => {
    const marco = await shop.withPage({ userTypeId: 3 })
    const { revision } = await marco.store()
    const actor = { id: marco.id, userTypeId: userTypes.practitioner, sessionId: 0 }
    const publishing = publishStore({ db: shop.db, actor, now: new Date() }, revision)
    await expect(publishing).rejects.toMatchObject({ code: 'certificate-not-approved' })
  })

  test('can be taken back: the page is gone then, as it is if the account is deactivated', async () => {
    const ilse = await shop.withPage()
    const { name } = await ilse.store()
    await ilse.publish()
    await shop.sql`UPDATE users SET deactivated_at = now() WHERE id = ${ilse.id}`
    expect(await shop.published(name)).toMatchObject({ status: 410, body: { code: 'store-gone' } })
    await shop.sql`UPDATE users SET deactivated_at = NULL WHERE id = ${ilse.id}`
    expect((await shop.published(name)).status).toBe(200)
    await ilse.publish(false)
    expect((await shop.published(name)).status).toBe(410)
  })
})

describe('the history of a page', () => {
  test('keeps what was there before a pause, and what was published; any of it can be restored', async () => {
    const ilse = await shop.withPage()
    await ilse.put(storePaths.message, { message: 'First' })
    await shop.sql`UPDATE storefronts SET changed_at = now() - interval '1 hour' WHERE practitioner_id = ${ilse.id}`
    await ilse.put(storePaths.message, { message: 'Second' })
    await ilse.publish()
    const { data } = (await ilse.get(storePaths.history)).body
    expect(data.map(({ is_published }: { is_published: boolean }) => is_published)).toEqual([true, false])
    await ilse.post(storePaths.restoration(data[1].id))
    expect((await ilse.store()).message).toBe('First')
    const latest = (await ilse.get(storePaths.history)).body.data[0]
    await ilse.post(storePaths.restoration(latest.id))
    expect((await ilse.store()).message).toBe('Second')
    const other = await shop.withPage()
    expect((await other.post(storePaths.restoration(latest.id))).status).toBe(404)
  })
})
