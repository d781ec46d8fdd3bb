import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basketPaths } from '#contract/baskets.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { emailChoicePaths } from '#contract/email-choice-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { users } from '#server/accounts/tables.ts'
import {
  type BasketsShop,
  type Lines,
  openBaskets,
  productsOf,
  stranger,
} from '../../tests/support/baskets-api.ts'
import { openCounting } from '../../tests/support/counted-statements.ts'
import { baskets } from './tables.ts'

let shop: BasketsShop
let zinc: number
let iron: number
beforeAll(async () => {
  shop = await openBaskets()
  ;({ zinc, iron } = shop)
})
afterAll(() => shop.close())

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const queued = async (userId: number | null, id: number) =>
  (await shop.emails(userId)).filter((email) => email.template === 'basket-sent' && email.basket_id === id)

describe('a practitioner', () => {
  test('prepares a draft at the client’s discount, and sees what is not available', async () => {
    const { ilse, clientId } = await shop.practice()
    const id = await shop.draft(ilse, clientId, [
      [zinc, 2],
      [iron, 3],
    ])
    const { body } = await ilse.get(basketPaths.one(clientId, id))
    // Of iron there are only two.
    expect(body).toMatchObject({
      state: 'draft',
      total_price: 60,
      total_price_after_discount: 54,
      discount_rate: 10,
      products: [
        { name: 'Zinc', quantity: 2, quantity_maximum: 99, state: 'sold' },
        { name: 'Iron', quantity: 3, quantity_maximum: 2 },
      ],
    })
  })

  test('gets an empty draft again instead of another one, and has 20 drafts of a client at most', async () => {
    const { ilse, clientId } = await shop.practice()
    const start = () => ilse.post(basketPaths.list(clientId))
    const both = await Promise.all([start(), start()])
    expect(both[0].body.id).toBe(both[1].body.id)
    for (let nth = 0; nth < 20; nth++) await shop.draft(ilse, clientId, [[zinc, 1]])
    expect((await start()).body.code).toBe('baskets-full')
    expect((await ilse.get(basketPaths.list(clientId))).body.data).toHaveLength(20)
  })

  test('sends it once however often they press, and again after an hour', async () => {
    const { ilse, anna, clientId } = await shop.practice()
    const id = await shop.draft(ilse, clientId, [[zinc, 1]])
    const send = () => ilse.post(basketPaths.email(clientId, id))
    const presses = await Promise.all([send(), send(), send()])
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await queued(anna.id, id)).toHaveLength(1)
    const token = await shop.tokenOf(id)

    await shop.change(id, { sentAt: ago(5) })
    expect((await send()).body.code).toBe('basket-sent-recently')
    await shop.change(id, { sentAt: ago(61) })
    expect((await send()).body.state).toBe('sent')
    expect(await queued(anna.id, id)).toHaveLength(2)
    expect(await shop.tokenOf(id)).toBe(token)
  })

  test('sees the email beforehand, in the client’s language and with their message', async () => {
    const ilse = await shop.newPractitioner()
    const reader = stranger()
    const clientId = await shop.invite(ilse, reader)
    const id = await shop.draft(
      ilse,
      clientId,
      [
        [zinc, 2],
        [iron, 1],
      ],
      'See you on Monday.',
    )
    const { status, body } = await ilse.post(basketPaths.emailPreview(clientId, id))
    expect([status, body.to, body.language]).toEqual([200, reader.email, 'nl'])
    expect(body.subject).toContain(ilse.firstName)
    for (const part of ['Zinc', 'Iron', 'See you on Monday.']) expect(body.text).toContain(part)
    expect(await shop.stateOf(ilse, clientId, id)).toBe('draft')
  })

  test('cannot send an empty basket, or one of which nothing can be bought', async () => {
    const { ilse, clientId } = await shop.practice()
    const send = async (id: number) => (await ilse.post(basketPaths.email(clientId, id))).body.code
    const id = await shop.draft(ilse, clientId, [])
    expect(await send(id)).toBe('basket-empty')
    const copper = await shop.product('copper', { stock: 0, history: [[1000, 90]] })
    expect(await send(await shop.draft(ilse, clientId, [[copper, 1]]))).toBe('basket-unavailable')
  })

  test('cannot change or delete what was sent, but withdraw it, and delete drafts', async () => {
    const { ilse, clientId } = await shop.practice()
    const { id } = await shop.sent(ilse, clientId, [[zinc, 1]])
    const path = basketPaths.one(clientId, id)
    expect((await ilse.put(path, { products: [], message: '' })).body.code).toBe('basket-not-draft')
    expect((await ilse.delete(path)).body.code).toBe('basket-not-draft')
    expect((await ilse.post(basketPaths.withdrawal(clientId, id))).body.state).toBe('withdrawn')
    expect((await ilse.post(basketPaths.email(clientId, id))).body.code).toBe('basket-closed')
    const other = await shop.draft(ilse, clientId, [[zinc, 1]])
    expect((await ilse.post(basketPaths.withdrawal(clientId, other))).body.code).toBe('basket-closed')
    expect((await ilse.delete(basketPaths.one(clientId, other))).status).toBe(200)
    expect((await ilse.get(basketPaths.one(clientId, other))).status).toBe(404)
  })

  test('reaches neither others’ clients and baskets, nor a basket by another client of their own', async () => {
    const { ilse, clientId } = await shop.practice()
    const { id } = await shop.sent(ilse, clientId, [[zinc, 1]])
    const sanne = await shop.newPractitioner()
    const others = await shop.invite(sanne, stranger())
    const karels = await shop.invite(ilse, stranger())
    for (const [by, client] of [
      [sanne, clientId],
      [sanne, others],
      [ilse, karels],
    ] as const) {
      const change = { products: [], message: '' }
      const answers = await Promise.all([
        by.get(basketPaths.one(client, id)),
        by.put(basketPaths.one(client, id), change),
        by.delete(basketPaths.one(client, id)),
        by.post(basketPaths.email(client, id)),
        by.post(basketPaths.emailPreview(client, id)),
        by.post(basketPaths.withdrawal(client, id)),
      ])
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    }
    expect((await sanne.get(basketPaths.list(clientId))).status).toBe(404)
    expect((await sanne.post(basketPaths.list(clientId))).status).toBe(404)
  })

  test('adds only products that are sold, each once, and up to 99 packs', async () => {
    const { ilse, clientId } = await shop.practice()
    const id = await shop.draft(ilse, clientId, [])
    const put = (lines: Lines, by = ilse) =>
      by.put(basketPaths.one(clientId, id), { products: productsOf(lines), message: '' })
    expect((await put([[2_000_000_000, 1]])).body.code).toBe('product-not-sold')
    for (const wrong of [
      [[zinc, 0]],
      [[zinc, 100]],
      [[zinc, 1.5]],
      [
        [zinc, 1],
        [zinc, 2],
      ],
    ] as Lines[])
      expect((await put(wrong)).status).toBe(400)
    const marco = await shop.newPractitioner(userTypes.practitioner)
    const his = await shop.invite(ilse, stranger())
    expect((await marco.get(basketPaths.list(his))).status).toBe(404)
  })

  test('is told of a product that an import deletes at the same moment', async () => {
    const { ilse, clientId } = await shop.practice()
    const id = await shop.draft(ilse, clientId, [])
    const copper = await shop.product('copper-deleted', { stock: 5, history: [[1000, 90]] })
    const change = { products: productsOf([[copper, 1]]), message: '' }
    const { body } = await shop.deletedDuring({ table: 'variants', id: copper }, () =>
      ilse.put(basketPaths.one(clientId, id), change),
    )
    expect(body.code).toBe('product-not-sold')
  })

  test('prepares nothing for a client who withdrew their consent, whose link stops working', async () => {
    const { ilse, anna, clientId } = await shop.practice()
    const { token } = await shop.sent(ilse, clientId, [[zinc, 1]])
    await anna.delete(consentPaths.consent(clientId), { erase_now: false })
    expect((await ilse.post(basketPaths.list(clientId))).body.code).toBe('consent-withdrawn')
    expect((await ilse.get(basketPaths.list(clientId))).status).toBe(404)
    expect((await shop.call('GET', basketPaths.shared(token))).status).toBe(404)
    expect((await shop.take(anna, token)).status).toBe(404)
  })

  test('is told when the client has stopped such emails', async () => {
    const { ilse, anna, clientId } = await shop.practice()
    const id = await shop.draft(ilse, clientId, [[zinc, 1]])
    await anna.put(emailChoicePaths.own, { kind: 'protocols', is_on: false })
    expect((await ilse.post(basketPaths.email(clientId, id))).body.code).toBe('emails-stopped')
    expect(await shop.stateOf(ilse, clientId, id)).toBe('draft')
  })

  test('is told when the client’s account is deactivated, and nothing is sent', async () => {
    const { ilse, anna, clientId } = await shop.practice()
    const id = await shop.draft(ilse, clientId, [[zinc, 1]])
    await anna.put(consentPaths.consent(clientId))
    await shop.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, anna.id))
    for (const path of [basketPaths.emailPreview(clientId, id), basketPaths.email(clientId, id)])
      expect(await ilse.post(path)).toMatchObject({ status: 409, body: { code: 'client-deactivated' } })
    expect(await queued(anna.id, id)).toEqual([])
    expect(await shop.stateOf(ilse, clientId, id)).toBe('draft')
  })

  test('learns nothing of the account of somebody who has not accepted them', {
    tags: 'share-silent',
  }, async () => {
    const { ilse, anna, clientId } = await shop.practice()
    const id = await shop.draft(ilse, clientId, [[zinc, 1]])
    const since = { language: 'fr', firstName: 'Quillfeather', deactivatedAt: new Date() } as const
    await shop.db.update(users).set(since).where(eq(users.id, anna.id))
    const { status, body } = await ilse.post(basketPaths.emailPreview(clientId, id))
    expect([status, body.to, body.language]).toEqual([200, anna.email, 'nl'])
    expect(body.text).not.toContain('Quillfeather')
    expect((await ilse.post(basketPaths.email(clientId, id))).status).toBe(200)
  })

  test('sends a cart to a client they have archived, as they share protocols with them', async () => {
    const { ilse, anna, clientId } = await shop.practice()
    const id = await shop.draft(ilse, clientId, [[zinc, 1]])
    await ilse.put(practicePaths.client(clientId), { is_archived: true })
    expect((await ilse.post(basketPaths.email(clientId, id))).status).toBe(200)
    expect(await queued(anna.id, id)).toHaveLength(1)
  })

  test('sees the newest 50 carts of a client', async () => {
    const { ilse, clientId } = await shop.practice()
    const first = await shop.draft(ilse, clientId, [[zinc, 1]])
    await shop.sql`INSERT INTO baskets (client_id, created_at, changed_at)
      SELECT ${clientId}, now(), now() FROM generate_series(1, 50)`
    const { data } = (await ilse.get(basketPaths.list(clientId))).body
    const ids: number[] = data.map((basket: { id: number }) => basket.id)
    expect(ids).toHaveLength(50)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    expect(ids).not.toContain(first)
  })

  test('waits as long for many carts with products that are no longer sold as for one', async () => {
    const { ilse, clientId } = await shop.practice()
    const counting = await openCounting(shop)
    const headers = { authorization: `Bearer ${ilse.tokens.access_token}` }
    const list = async () => {
      const answer = await counting.app.inject({ url: `/api${basketPaths.list(clientId)}`, headers })
      expect(answer.json().data[0].products[0].state).toBe('gone')
    }
    const counts: number[] = []
    for (const name of ['unsold-gold', 'unsold-silver', 'unsold-tin']) {
      const id = await shop.product(name, { stock: 5, history: [[1000, 90]] })
      await shop.draft(ilse, clientId, [[id, 1]])
      await shop.sql`UPDATE products SET status = 'draft' WHERE slug = ${name}`
      await expect
        .poll(() =>
          list().then(
            () => true,
            () => false,
          ),
        )
        .toBe(true)
      // Now and then one is sent on behalf of another: the usual number counts.
      const tries: number[] = []
      for (let again = 0; again < 5; again++) tries.push((await counting.statementsOf(list)).length)
      counts.push(tries.sort((one, other) => one - other)[2]!)
    }
    await counting.close()
    expect(new Set(counts).size).toBe(1)
  })

  test('sends nothing without a certificate', async () => {
    const { ilse, clientId } = await shop.practice()
    const id = await shop.draft(ilse, clientId, [[zinc, 1]])
    await shop.db.update(users).set({ userTypeId: userTypes.practitioner }).where(eq(users.id, ilse.id))
    const again = await shop.device(ilse)
    const { status, body } = await again.post(basketPaths.email(clientId, id))
    expect([status, body.code]).toEqual([403, 'certificate-not-approved'])
  })

  test('writes messages that are stored encrypted, and never logged', async () => {
    const { ilse, clientId } = await shop.practice()
    const { id, token } = await shop.sent(ilse, clientId, [[zinc, 1]], 'For your sleep')
    const [row] = await shop.db.select().from(baskets).where(eq(baskets.id, id))
    expect(JSON.stringify(row)).not.toContain('For your sleep')
    expect(JSON.stringify(row)).not.toContain(token)
    await shop.opened(token)
    expect(shop.logged.join()).not.toContain('For your sleep')
    expect(shop.logged.join()).not.toContain(token)
  })
})
