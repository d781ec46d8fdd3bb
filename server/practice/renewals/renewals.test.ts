import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Attention } from '#contract/attention.ts'
import { clientDayPaths } from '#contract/client-day-paths.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { renewalPaths } from '#contract/renewal-paths.ts'
import { daysAgo } from '#server/catalogue/fixtures.ts'
import { clients } from '#server/clients/tables.ts'
import { openReceived } from '../../../tests/support/opening.ts'
import { dose, inDays, openPractices, type Practices } from '../../../tests/support/practices.ts'
import { renewalContacts } from '../tables.ts'

let practices: Practices
beforeAll(async () => {
  practices = await openPractices()
})
afterAll(() => practices.shop.close())

describe('the renewals board', () => {
  test('shows what each client should order again, what runs out first before the rest', async () => {
    const { shop, zinc, iron, practice, shareWith, bought, board } = practices
    const { ilse, protocolId } = await practice()
    const [anna, karel, sofie, tomas] = [
      await shop.buyer(),
      await shop.buyer(),
      await shop.buyer(),
      await shop.buyer(),
    ]
    for (const client of [anna, karel, sofie, tomas]) await shareWith(ilse, protocolId, client)
    await bought(anna, ilse, { days: 39 })
    await bought(karel, ilse, { days: 25 })
    await bought(karel, ilse, { days: 10, variantId: iron })
    await bought(sofie, ilse, { days: 6 })
    const { data, counts } = await board(ilse)
    expect(data.map(({ group, days, running_out }) => [group, days, running_out])).toEqual([
      ['overdue', -9, 1],
      ['due', 5, 1],
      ['on_track', 24, 0],
      ['never_bought', null, 0],
    ])
    expect(counts).toEqual({ overdue: 1, due: 1, on_track: 1, never_bought: 1, set_aside: 0 })
    expect(data[0]).toMatchObject({
      runs_out_on: inDays(-9),
      total_products: 2,
      protocol: { id: protocolId, name: 'Liver support' },
      products: [{ product_variant_id: zinc, name: 'Zinc' }],
      contact: null,
      snoozed_until: null,
    })
    expect((await board(ilse, '?group=due&limit=1')).data).toHaveLength(1)
    expect((await board(ilse, '?group=due&limit=1&page=2')).data).toEqual([])
  })

  test('finds clients and protocols by their words', async () => {
    const { shop, practice, shareWith, board } = practices
    const { ilse, protocolId } = await practice()
    await shareWith(ilse, protocolId, await shop.buyer(), { first_name: 'Réka', last_name: 'Halász' })
    await shareWith(ilse, protocolId, await shop.buyer(), { first_name: 'Joris', last_name: 'Aerts' })
    expect((await board(ilse, '?keyword=reka')).counts.never_bought).toBe(1)
    expect((await board(ilse, '?keyword=liver')).counts.never_bought).toBe(2)
    expect((await board(ilse, '?keyword=nobody')).data).toEqual([])
  })

  test('moves a client on as soon as they order, and back when that is refunded', async () => {
    const { shop, zinc, practice, shareWith, bought, only } = practices
    const { ilse, protocolId } = await practice()
    const anna = await shop.buyer()
    await shareWith(ilse, protocolId, anna)
    await bought(anna, ilse, { days: 39 })
    expect((await only(ilse)).group).toBe('overdue')
    const [known] = await shop.db.select().from(clients).where(eq(clients.userId, anna.id))
    const line = { variantId: zinc, practitionerId: ilse.id, clientId: known!.id, tierRate: 20 as const }
    const order = await shop.paid({ user: anna, lines: [line] })
    expect((await only(ilse)).group).toBe('on_track')
    await anna.once(`/v2/account/orders/${order.id}/cancel`)
    expect((await only(ilse)).group).toBe('overdue')
  })

  test('is what needs attention at home, unless the client was contacted, and stands on the client’s page', async () => {
    const { shop, practice, shareWith, bought, only } = practices
    const { ilse, protocolId } = await practice()
    const anna = await shop.buyer()
    const id = await shareWith(ilse, protocolId, anna)
    await bought(anna, ilse, { days: 25 })
    const { client } = await only(ilse)
    const urgent = async () => {
      const { data } = (await ilse.get(practicePaths.attention)).body as Attention
      return data.filter(({ kind }) => kind === 'renewal')
    }
    expect(await urgent()).toMatchObject([{ client, protocol: { name: 'Liver support' }, days: 5 }])
    const { body } = await ilse.get(practicePaths.client(client.id))
    // 20% of 10.00, less VAT.
    expect(body).toMatchObject({ next_run_out: inDays(5), earned: 1.89 })
    await ilse.put(renewalPaths.one(id), { is_contacted: true })
    expect(await urgent()).toEqual([])
  })

  test('leaves out what clients bought elsewhere, who is archived or withdrew, and protocols they removed', async () => {
    const { shop, zinc, practice, shareWith, only } = practices
    const { ilse, protocolId } = await practice()
    const [anna, karel, sofie] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
    const mila = await shop.buyer()
    for (const client of [anna, karel, sofie, mila]) await shareWith(ilse, protocolId, client)
    await shop.db.update(clients).set({ withdrawnAt: new Date() }).where(eq(clients.userId, mila.id))
    await shop.paid({ user: anna, lines: [{ variantId: zinc }] })
    await shop.db.update(clients).set({ archivedAt: new Date() }).where(eq(clients.userId, karel.id))
    await sofie.delete(`/v2/account/clients/protocols/${protocolId}`)
    expect(await only(ilse)).toMatchObject({ group: 'never_bought' })
  })
})

describe('a practitioner', () => {
  test('puts a renewal off until a day, and takes that back', async () => {
    const { shop, practice, shareWith, only } = practices
    const { ilse, protocolId } = await practice()
    const id = await shareWith(ilse, protocolId, await shop.buyer())
    const snooze = (snoozed_until: string | null) => ilse.put(renewalPaths.one(id), { snoozed_until })
    expect((await snooze(inDays(10))).body).toEqual({ contact: null, snoozed_until: inDays(10) })
    expect(await only(ilse)).toMatchObject({ group: 'set_aside', snoozed_until: inDays(10) })
    await snooze(null)
    expect(await only(ilse)).toMatchObject({ group: 'never_bought', snoozed_until: null })
    for (const wrong of [inDays(-1), inDays(400)])
      expect(await snooze(wrong)).toMatchObject({ status: 400, body: { code: 'snooze-out-of-reach' } })
    expect((await snooze('soon')).status).toBe(400)
  })

  test('records that they contacted a client, for all of their protocols, and takes that back', async () => {
    const { shop, iron, practice, shareWith, board } = practices
    const { ilse, protocolId } = await practice()
    const anna = await shop.buyer()
    const id = await shareWith(ilse, protocolId, anna)
    await shareWith(ilse, await ilse.protocol('Sleep', [{ product_variant_id: iron, dose }]), anna)
    const mark = (is_contacted: boolean) => ilse.put(renewalPaths.one(id), { is_contacted })
    const { body } = await mark(true)
    expect(body.contact).toMatchObject({ kind: 'other', at: expect.any(String) })
    expect((await mark(true)).body).toEqual(body)
    expect((await board(ilse)).counts).toMatchObject({ set_aside: 2, never_bought: 0 })
    await mark(false)
    expect((await board(ilse)).counts).toMatchObject({ set_aside: 0, never_bought: 2 })
  })

  test('gets a contacted client back on the board after a week without an order', async () => {
    const { shop, practice, shareWith, shareOf, only } = practices
    const { ilse, protocolId } = await practice()
    const id = await shareWith(ilse, protocolId, await shop.buyer())
    await ilse.put(renewalPaths.one(id), { is_contacted: true })
    const share = await shareOf(id)
    await shop.db
      .update(renewalContacts)
      .set({ at: daysAgo(8) })
      .where(eq(renewalContacts.clientId, share.clientId))
    expect(await only(ilse)).toMatchObject({ group: 'never_bought', contact: null })
  })

  test('cannot record anything about a client who withdrew their consent, nor write to them', async () => {
    const { shop, practice, shareWith, shareOf } = practices
    const { ilse, protocolId } = await practice()
    const anna = await shop.buyer()
    const id = await shareWith(ilse, protocolId, anna)
    const { clientId } = await shareOf(id)
    await anna.delete(consentPaths.consent(clientId), {})
    expect((await ilse.put(renewalPaths.one(id), { is_contacted: true })).status).toBe(404)
    expect((await ilse.post(renewalPaths.email(id), {})).status).toBe(404)
  })

  test('sees what a client counted once the client has accepted them', async () => {
    const { shop, zinc, practice, shareWith, bought, only } = practices
    const { ilse, protocolId } = await practice()
    const anna = await shop.buyer()
    await shareWith(ilse, protocolId, anna)
    await bought(anna, ilse, { days: 25 })
    await anna.put(clientDayPaths.supply(zinc), { date: inDays(0), amount: 60 })
    expect((await only(ilse)).group).toBe('due')
    await openReceived(anna, protocolId)
    expect((await only(ilse)).group).toBe('on_track')
  })

  test('neither sees nor changes renewals of others', async () => {
    const { shop, practice, shareWith, board } = practices
    const [{ ilse, protocolId }, stranger] = [await practice(), await shop.newPractitioner()]
    const id = await shareWith(ilse, protocolId, await shop.buyer())
    expect((await board(stranger)).data).toEqual([])
    expect((await stranger.put(renewalPaths.one(id), { is_contacted: true })).status).toBe(404)
    expect((await stranger.post(renewalPaths.email(id), {})).status).toBe(404)
    expect((await stranger.post(renewalPaths.emailPreview(id), {})).status).toBe(404)
  })
})
