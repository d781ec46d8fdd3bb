import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminPaths } from '#contract/admin-paths.ts'
import { messagePaths } from '#contract/message-paths.ts'
import type { NewMessage } from '#contract/messages.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { closedMessageDays } from '#domain/messages/contact-form.ts'
import { auditEntries } from '#server/accounts/audit/tables.ts'
import { mails } from '#server/platform/mail/tables.ts'
import { type OrdersShop, openOrders } from '../../tests/support/orders-api.ts'
import { sealing } from '../../tests/support/shop-api.ts'
import { deleteOldMessages } from './delete-old-messages.ts'
import { formToken } from './form-token.ts'
import { contactMessages } from './tables.ts'

let shop: OrdersShop
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
let zinc: number
let visitors = 0
beforeAll(async () => {
  shop = await openOrders()
  admin = await shop.buyer(userTypes.admin)
  zinc = await shop.product('zinc', { stock: 1000, names: { en: 'Zinc' } })
})
afterAll(() => shop.close())

const minute = 60_000
const newForm = (agoMs = minute) => formToken(sealing, new Date(Date.now() - agoMs))
const newAddress = () => `visitor${++visitors}@people.example`
const written = (more: Partial<NewMessage> = {}) => ({
  topic: 'delivery',
  message: 'Where is my parcel?',
  language: 'de',
  token: newForm(),
  ...more,
})
/** By default each visitor writes from another network. */
const visit = (more: Partial<NewMessage> = {}, from?: string) =>
  shop.call(
    'POST',
    messagePaths.send,
    written({ name: 'Vera', email: newAddress(), ...more }),
    from ? { remoteAddress: from } : {},
  )
const keptOf = (email: string) =>
  shop.db.select().from(contactMessages).where(eq(contactMessages.email, email))
async function received(more: Partial<NewMessage> = {}) {
  const email = newAddress()
  expect((await visit({ email, ...more })).status).toBe(200)
  const [message] = await keptOf(email)
  return message!
}
const emailsOf = async (id: number) =>
  (await shop.emails(null)).filter(({ message_id }) => message_id === id).map(({ template }) => template)
async function mailTo(recipient: string, template: string) {
  const condition = and(eq(mails.recipient, recipient), eq(mails.template, template))
  await expect.poll(() => shop.db.$count(mails, condition)).toBe(1)
  const [mail] = await shop.db.select().from(mails).where(condition)
  return mail!
}

describe('a visitor who writes to the shop', () => {
  test('is told that it arrived, by an email in their language without a word that they typed', {
    tags: ['contact-form-silent', 'contact-message-sealed'],
  }, async () => {
    const email = newAddress()
    const words = { name: 'Cheap watches', message: 'Buy watches at evil.example' }
    expect((await visit({ email, ...words })).status).toBe(200)
    const [message] = await keptOf(email)
    expect(message).toMatchObject({ userId: null, language: 'de', closedAt: null })
    expect(message!.sealedMessage).not.toContain('watches')
    const mail = await mailTo(email, 'message-received')
    expect(mail.subject).toBe('Deine Nachricht ist bei uns')
    expect(`${mail.text}${mail.html}`).not.toMatch(/watches|evil/i)
  })

  test('gives a name and an address', async () => {
    const { status, body } = await shop.call('POST', messagePaths.send, written())
    expect([status, Object.keys(body.errors)]).toEqual([400, ['name', 'email']])
    expect((await visit({ email: 'nobody' })).status).toBe(400)
    expect((await visit({ message: ' ' })).status).toBe(400)
  })

  test('gets the same answer whether or not there is such an order', {
    tags: 'contact-form-silent',
  }, async () => {
    const anna = await shop.buyer()
    const order = await shop.paid({ user: anna, lines: [{ variantId: zinc, quantity: 1 }] })
    const answers = await Promise.all(
      [order.number, 'V-999999999', 'my last one'].map((order_number) => visit({ order_number })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  test('is asked to send a form once more that was filled in at once, is days old or invented', {
    tags: 'contact-form-spam',
  }, async () => {
    const [form] = [await shop.call('GET', messagePaths.form)]
    for (const token of [form.body.token, newForm(2 * 86_400_000), 'invented']) {
      const { status, body } = await visit({ token })
      expect([status, body.code]).toEqual([409, 'form-again'])
    }
  })

  test('sends a form once, however often it arrives', { tags: 'contact-form-spam' }, async () => {
    const email = newAddress()
    const token = newForm()
    const answers = [await visit({ email, token }), await visit({ email, token })]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const rows = await keptOf(email)
    expect(rows).toHaveLength(1)
    expect(await emailsOf(rows[0]!.id)).toEqual(['message-received'])
  })

  test('who changed it after a lost answer is not told that the change arrived, and sends it with a new form', async () => {
    const email = newAddress()
    const token = newForm()
    expect((await visit({ email, token })).status).toBe(200)
    const changes: Partial<NewMessage>[] = [
      { message: 'Where is my parcel? I have moved.' },
      { order_number: 'V-10486' },
      { email: newAddress() },
      { name: 'Vera Berg' },
      { topic: 'order' },
      { language: 'en' },
    ]
    for (const change of changes) {
      const { status, body } = await visit({ email, token, ...change })
      expect([status, body.code], JSON.stringify(change)).toEqual([409, 'form-again'])
    }
    expect((await visit({ email, ...changes[0] })).status).toBe(200)
    expect(await keptOf(email)).toHaveLength(2)
  })

  test('cannot fill the list, nor an inbox, nor keep its owner from writing', {
    tags: 'contact-form-spam',
  }, async () => {
    const email = newAddress()
    const statuses: number[] = []
    for (let times = 0; times < 11; times += 1) statuses.push((await visit({ email }, '127.8.1.1')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.at(-1)).toBe(429)
    expect((await visit({ email }, '127.8.1.2')).status).toBe(200)
    const rows = await keptOf(email)
    const sent = await Promise.all(rows.map(({ id }) => emailsOf(id)))
    expect(sent.flat().length).toBeLessThan(rows.length)
  })
})

test('a program that fills in the hidden field gets the usual answer, and nothing is kept', {
  tags: 'contact-form-spam',
}, async () => {
  const email = newAddress()
  const bot = await visit({ email, website: 'https://evil.example' })
  expect(bot).toMatchObject({ status: 200, body: (await visit()).body })
  expect(await keptOf(email)).toEqual([])
})

test('a signed-in user writes from the address of their account, whatever is sent', async () => {
  const anna = await shop.buyer()
  const order = await shop.paid({ user: anna, lines: [{ variantId: zinc, quantity: 1 }] })
  const sent = await anna.post(
    messagePaths.send,
    written({ email: newAddress(), name: 'Somebody', order_number: order.number }),
  )
  expect(sent.status).toBe(200)
  const [message] = await keptOf(anna.email)
  expect(message).toMatchObject({ userId: anna.id, name: `${anna.firstName} ${anna.lastName}` })
  expect((await admin.get(messagePaths.adminOne(message!.id))).body).toMatchObject({
    message: 'Where is my parcel?',
    user_id: anna.id,
    order: { id: order.id, number: order.number, is_senders: true },
  })
})

describe('an admin', () => {
  const list = async (search: string) => (await admin.get(`${messagePaths.admin}?${search}`)).body

  test('finds a message by its order or address, and reads it only on its own page, which is recorded', {
    tags: 'contact-message-sealed',
  }, async () => {
    const anna = await shop.buyer()
    const order = await shop.paid({ user: anna, lines: [{ variantId: zinc, quantity: 1 }] })
    const { id, email } = await received({ order_number: order.number.toLowerCase() })
    const byOrder = await list(`query=${order.number}`)
    expect(byOrder.data).toMatchObject([{ id, email, topic: 'delivery', is_answered: false }])
    expect(JSON.stringify(byOrder)).not.toContain('parcel')
    expect((await list(`query=${email.slice(0, 9)}`)).data.map((row: { id: number }) => row.id)).toContain(id)
    // Somebody else's order: the admin has to be careful what to say about it.
    expect((await admin.get(messagePaths.adminOne(id))).body.order).toMatchObject({ is_senders: false })
    const audited = await shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'message-opened'))
    expect(audited.at(-1)).toMatchObject({ actorId: admin.id, details: { message: id } })
  })

  test('answers once, in an email to the sender', async () => {
    const { id, email } = await received()
    const today = async () =>
      (await admin.get(adminPaths.today)).body.tasks.find(({ kind }: { kind: string }) => kind === 'messages')
        ?.count ?? 0
    const before = await today()
    const answered = await admin.post(messagePaths.answer(id), { answer: 'Es kommt morgen.\nVersprochen.' })
    expect(answered.body).toMatchObject({ answer: 'Es kommt morgen.\nVersprochen.', is_answered: true })
    expect(await today()).toBe(before - 1)
    const again = await admin.post(messagePaths.answer(id), { answer: 'Oder übermorgen.' })
    expect([again.status, again.body.code]).toEqual([409, 'message-closed'])
    const mail = await mailTo(email, 'message-answered')
    expect(mail.subject).toBe('Unsere Antwort auf deine Nachricht')
    expect(mail.text).toContain('> Es kommt morgen.\n> Versprochen.\n\nNoch etwas?')
    expect(mail.text).not.toContain('parcel')
  })

  test('closes a message without an answer', async () => {
    const { id, email } = await received()
    expect((await admin.post(messagePaths.close(id))).body).toMatchObject({ answer: null })
    expect(await emailsOf(id)).toEqual(['message-received'])
    expect((await list(`state=open&query=${email}`)).data).toEqual([])
    expect((await list(`state=closed&query=${email}`)).data).toMatchObject([{ id }])
    expect((await admin.post(messagePaths.close(2_000_000_000))).status).toBe(404)
  })
})

test('a message is deleted a year after it was closed, and no open one is', {
  tags: 'contact-message-sealed',
}, async () => {
  const [open, closed] = [await received(), await received()]
  await admin.post(messagePaths.close(closed.id))
  const later = (days: number) => new Date(Date.now() + days * 86_400_000)
  await deleteOldMessages(shop.db, later(closedMessageDays - 1))
  expect(await keptOf(closed.email)).toHaveLength(1)
  await deleteOldMessages(shop.db, later(closedMessageDays + 1))
  expect(await keptOf(closed.email)).toEqual([])
  expect(await keptOf(open.email)).toHaveLength(1)
})
