import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { reactionPaths } from '#contract/reaction-paths.ts'
import type { NewReaction } from '#contract/reactions.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { dateOf } from '#domain/days.ts'
import { today } from '#domain/local-time.ts'
import { reactionsMaximum } from '#domain/orders/reactions.ts'
import { auditEntries } from '#server/accounts/audit/tables.ts'
import { clientReads, clients } from '#server/clients/tables.ts'
import { mails } from '#server/platform/mail/tables.ts'
import { password } from '../../../tests/support/accounts-api.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'
import { sendOrder } from '../../../tests/support/shipped-batches.ts'
import { adverseReactions } from './tables.ts'

let shop: OrdersShop
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
let zinc: number
beforeAll(async () => {
  shop = await openOrders()
  admin = await shop.buyer(userTypes.admin)
  zinc = await shop.product('zinc', { stock: 1000, names: { en: 'Zinc' } })
})
afterAll(() => shop.close())

const rash = 'A rash on both arms, two hours after the second capsule'

/** A client of Ilse's who received zinc. */
async function received() {
  const ilse = await shop.newPractitioner()
  const anna = await shop.buyer()
  const named = { email: anna.email, firstName: 'Anna', lastName: 'Maes', language: 'en' } as const
  const [client] = await shop.db
    .insert(clients)
    .values({ ...named, practitionerId: ilse.id, userId: anna.id, discountRate: 0, createdAt: new Date() })
    .returning()
  const through = { practitionerId: ilse.id, clientId: client!.id, tierRate: 20 as const }
  const order = await shop.paid({ user: anna, lines: [{ variantId: zinc, quantity: 1, ...through }] })
  await sendOrder(admin, order)
  const report = (more: Partial<NewReaction> = {}) =>
    anna.once(reactionPaths.own, {
      order_line_id: order.lines[0]!.id,
      description: rash,
      severity: 'moderate',
      outcome: 'continuing',
      began_on: '2026-11-20',
      consent: true,
      ...more,
    })
  return { ilse, anna, order, report, clientId: client!.id }
}
const newest = async () => {
  const rows = await shop.db.select().from(adverseReactions).orderBy(adverseReactions.id)
  return rows.at(-1)!
}

test('a report reaches the admins, who are told only that it has arrived', async () => {
  const { anna, report } = await received()
  expect(await report()).toMatchObject({
    status: 200,
    body: {
      data: [{ description: rash, severity: 'moderate', product: expect.any(String), practitioner: null }],
    },
  })
  const { id, sealedReport } = await newest()
  expect(sealedReport).not.toContain('rash')
  const list = await admin.get(reactionPaths.admin)
  expect(JSON.stringify(list.body)).not.toContain('rash')
  expect(JSON.stringify(list.body)).not.toContain(anna.lastName)
  expect((await admin.get(reactionPaths.adminOne(id))).body).toMatchObject({
    description: rash,
    client: { id: anna.id, email: anna.email },
    practitioner: null,
  })
  const audited = await shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'reaction-opened'))
  expect(audited.at(-1)).toMatchObject({ actorId: admin.id, subjectId: anna.id, details: { reaction: id } })
  const sent = and(eq(mails.recipient, admin.email), eq(mails.template, 'reaction-reported'))
  await expect.poll(() => shop.db.$count(mails, sent)).toBe(1)
  const [mail] = await shop.db.select().from(mails).where(sent)
  expect(mail!.text).toContain(`/admin/reactions/${id}`)
  expect(`${mail!.text}${mail!.subject}`).not.toMatch(/rash|zinc/i)
  expect(mail!.text).not.toContain(anna.lastName)
})

test('the practitioner reads it only if the client agrees, and the client sees that they did', async () => {
  const { ilse, report, clientId } = await received()
  await report()
  const secret = (await newest()).id
  expect((await ilse.get(reactionPaths.shared(secret))).status).toBe(404)
  await report({ share_with_practitioner: true })
  const { id } = await newest()
  const attention = async () =>
    (await ilse.get(practicePaths.attention)).body.data.filter(
      ({ kind }: { kind: string }) => kind === 'reaction',
    )
  expect(await attention()).toEqual([
    { kind: 'reaction', id, client: { id: clientId, first_name: 'Anna', last_name: 'Maes' } },
  ])
  expect((await ilse.get(reactionPaths.shared(id))).body).toMatchObject({
    description: rash,
    client: { id: clientId, name: 'Anna Maes' },
  })
  expect(await attention()).toEqual([])
  expect(await shop.db.select().from(clientReads).where(eq(clientReads.clientId, clientId))).toMatchObject([
    { readerId: ilse.id, kind: 'opened' },
  ])
  const other = await shop.newPractitioner()
  expect((await other.get(reactionPaths.shared(id))).status).toBe(404)
})

test('a practitioner whose client withdraws their consent reads nothing any more', async () => {
  const { ilse, report, clientId } = await received()
  await report({ share_with_practitioner: true })
  const { id } = await newest()
  await shop.db.update(clients).set({ withdrawnAt: new Date() }).where(eq(clients.id, clientId))
  expect((await ilse.get(reactionPaths.shared(id))).status).toBe(404)
  expect((await report({ share_with_practitioner: true })).body.data[0]).toMatchObject({ practitioner: null })
})

test('a client who agreed that one practitioner reads it shares it with no other', async () => {
  const { ilse, anna, order, report, clientId } = await received()
  expect((await anna.get(reactionPaths.products(order.id))).body.data).toMatchObject([
    { client_id: clientId },
  ])
  const { clientId: another } = await received()
  await report({ share_with_practitioner: true, client_id: another })
  expect(await newest()).toMatchObject({ practitionerId: null, clientId: null })
  await report({ share_with_practitioner: true, client_id: clientId })
  expect(await newest()).toMatchObject({ practitionerId: ilse.id, clientId })
})

test('the client is asked about each product that was sent, and no other', async () => {
  const { anna, order } = await received()
  expect((await anna.get(reactionPaths.products(order.id))).body).toMatchObject({
    order_number: order.number,
    data: [{ order_line_id: order.lines[0]!.id, practitioner: expect.any(String) }],
  })
  const waiting = await shop.paid({ user: anna, lines: [{ variantId: zinc }] })
  expect((await anna.get(reactionPaths.products(waiting.id))).body.data).toEqual([])
  const stranger = await shop.buyer()
  expect((await stranger.get(reactionPaths.products(order.id))).status).toBe(404)
})

test('a report without consent, about another’s product or from the future is refused', async () => {
  const { report, order } = await received()
  const stranger = await shop.buyer()
  const given = { description: rash, severity: 'mild', outcome: 'unknown', consent: true }
  const asked = { order_line_id: order.lines[0]!.id, ...given }
  expect((await stranger.once(reactionPaths.own, asked)).status).toBe(404)
  expect((await report({ consent: false as true })).body.code).toBe('invalid-input')
  expect((await report({ description: '  ' })).body.errors).toHaveProperty('description')
  expect((await report({ description: 'x'.repeat(4001) })).body.errors).toHaveProperty('description')
  expect((await report({ began_on: '2999-01-01' })).body.errors).toHaveProperty('began_on')
  expect(await shop.db.$count(adverseReactions, eq(adverseReactions.orderLineId, asked.order_line_id))).toBe(
    0,
  )
})

test('a client for whom it is already tomorrow can report what began today', async () => {
  const { report } = await received()
  const began = dateOf(today('Pacific/Kiritimati', new Date()))
  expect((await report({ began_on: began })).status).toBe(200)
})

test('pressing twice reports once, and a flood is refused', async () => {
  const { anna, order, report } = await received()
  const body = {
    order_line_id: order.lines[0]!.id,
    description: rash,
    severity: 'mild',
    outcome: 'unknown',
    consent: true,
  }
  await Promise.all([1, 2].map(() => anna.once(reactionPaths.own, body, 'one-press-of-a-button')))
  expect((await anna.get(reactionPaths.own)).body.data).toHaveLength(1)
  const flood = await Promise.all(Array.from({ length: reactionsMaximum + 2 }, () => report()))
  expect(flood.filter(({ status }) => status === 200)).toHaveLength(reactionsMaximum - 1)
  expect((await report()).body.code).toBe('reaction-exists')
})

test('the client takes a report back, and nothing of it is left', async () => {
  const { anna, report } = await received()
  await report()
  const { id } = await newest()
  const stranger = await shop.buyer()
  expect((await stranger.delete(reactionPaths.ownOne(id))).status).toBe(404)
  expect((await anna.delete(reactionPaths.ownOne(id))).body).toEqual({ data: [] })
  expect((await admin.get(reactionPaths.adminOne(id))).status).toBe(404)
})

test('reports are in the client’s export, and erased with the account', async () => {
  const { anna, report } = await received()
  await report()
  const { body } = await anna.get(accountPaths.ownData)
  expect(JSON.stringify(body.reported_reactions)).toContain('rash')
  await anna.delete(accountPaths.user, { password })
  expect(await shop.db.$count(adverseReactions, eq(adverseReactions.userId, anna.id))).toBe(0)
})

test('a report is handled only if it is recorded who handled it', async () => {
  const { report } = await received()
  await report()
  const { id } = await newest()
  await shop.sql`ALTER TABLE audit_entries ADD CONSTRAINT full_up CHECK (action <> 'reaction-handled') NOT VALID`
  expect((await admin.post(reactionPaths.handle(id))).status).toBe(500)
  await shop.sql`ALTER TABLE audit_entries DROP CONSTRAINT full_up`
  expect((await newest()).handledAt).toBeNull()
})

test('an admin marks a report as handled, once', async () => {
  const { report } = await received()
  await report()
  const { id } = await newest()
  const [first, second] = [
    await admin.post(reactionPaths.handle(id)),
    await admin.post(reactionPaths.handle(id)),
  ]
  expect(first.body.handled_at).not.toBeNull()
  expect(second.body.handled_at).toBe(first.body.handled_at)
  const handled = await shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'reaction-handled'))
  expect(handled.filter(({ details }) => details.reaction === id)).toHaveLength(1)
})
