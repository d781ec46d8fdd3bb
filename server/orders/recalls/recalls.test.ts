import { parse } from 'csv-parse/sync'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPaths } from '#contract/account-paths.ts'
import { recallPaths } from '#contract/recall-paths.ts'
import type { RecallDetail, RecallDraft, RecallPreview } from '#contract/recalls.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { languages } from '#domain/languages.ts'
import { auditEntries } from '#server/accounts/audit/tables.ts'
import { mails } from '#server/platform/mail/tables.ts'
import { password } from '../../../tests/support/accounts-api.ts'
import { type OrdersShop, openOrders } from '../../../tests/support/orders-api.ts'
import { receiveBatch, sendOrder } from '../../../tests/support/shipped-batches.ts'
import { orders } from '../tables.ts'
import { queueRecallEmails } from './send-recall.ts'
import { recallRecipients } from './tables.ts'

let shop: OrdersShop
let admin: Awaited<ReturnType<OrdersShop['buyer']>>
beforeAll(async () => {
  shop = await openOrders()
  admin = await shop.buyer(userTypes.admin)
})
afterAll(() => shop.close())

type Line = { quantity?: number; practitionerId?: number }
async function sold(
  variantId: number,
  line: Line = {},
  given: { user?: Awaited<ReturnType<OrdersShop['buyer']>> } = {},
) {
  const anna = given.user ?? (await shop.buyer())
  const rate = line.practitionerId === undefined ? {} : { tierRate: 20 as const }
  const order = await shop.paid({ user: anna, lines: [{ variantId, ...line, ...rate }] })
  await sendOrder(admin, order)
  return { ...order, anna }
}

const draft = (variantId: number, more: Partial<RecallDraft> = {}): RecallDraft => ({
  product_variant_id: variantId,
  reason: 'allergen',
  action: 'stop-and-dispose',
  ...more,
})
const today = new Date().toISOString().slice(0, 10)
const days = (from: number, until: number) => {
  const day = (ago: number) => new Date(Date.parse(today) + ago * 86_400_000).toISOString().slice(0, 10)
  return { sent_from: day(from), sent_until: day(until) }
}
const preview = async (asked: RecallDraft): Promise<RecallPreview> =>
  (await admin.post(recallPaths.preview, asked)).body
const send = (asked: RecallDraft, fingerprint: string, by = admin, more = {}) =>
  by.once(recallPaths.list, { ...asked, fingerprint, ...more })
const read = async (id: number): Promise<RecallDetail> => (await admin.get(recallPaths.one(id))).body
const written = (id: number) =>
  expect
    .poll(async () => (await read(id)).recipients.every(({ state }) => state !== 'waiting'), {
      interval: 100,
    })
    .toBe(true)
const mailsOf = (email: string) =>
  shop.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.template, 'recall')))

async function product(name: string) {
  const variantId = await shop.product(name, { stock: 0, names: { en: `Product ${name}` } })
  return { variantId, batch: await receiveBatch(admin, variantId, { number: `B-${name}`, packs: 10 }) }
}

test('a recall of a batch writes once to everybody who received it, and to nobody else', async () => {
  const ilse = await shop.newPractitioner()
  const { variantId, batch } = await product('moss')
  const [anna, other] = [await shop.buyer(), await shop.buyer()]
  const first = await sold(variantId, { quantity: 2, practitionerId: ilse.id }, { user: anna })
  const second = await sold(variantId, {}, { user: anna })
  const later = await receiveBatch(admin, variantId, { number: 'SAFE', bestBefore: '2998-01-31', packs: 5 })
  expect(later.number).toBe('SAFE')
  await sold(variantId, {}, { user: other })
  const asked = draft(variantId, { batch_id: batch.id, details: 'It contains soya.' })
  const { fingerprint, ...shown } = await preview(asked)
  expect(shown).toMatchObject({
    packs: {
      data: [
        { order: { number: first.number }, packs: 2, batch: 'B-moss' },
        { order: { number: second.number }, packs: 1 },
      ],
    },
    people: {
      data: [
        { reader: 'buyer', email: anna.email, orders: [first.number, second.number], has_account: true },
        { reader: 'practitioner', email: ilse.email, orders: [first.number] },
      ],
    },
    emails: [
      { reader: 'buyer', language: 'en' },
      { reader: 'practitioner', language: 'en' },
    ],
    unreachable: [],
  })
  const answers = await Promise.all([
    send(asked, fingerprint),
    send(asked, fingerprint),
    send(asked, fingerprint),
  ])
  const sent = answers.filter(({ status }) => status === 200)
  expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1)
  const { id } = sent[0]!.body
  await written(id)
  expect((await send(asked, fingerprint)).body.id).toBe(id)
  expect(await read(id)).toMatchObject({
    people: 2,
    written: 2,
    batch: 'B-moss',
    details: 'It contains soya.',
  })
  expect((await read(id)).recipients.every(({ written_at }) => written_at !== null)).toBe(true)
  const [email] = await mailsOf(anna.email)
  expect(email).toMatchObject({ template: 'recall', subject: expect.stringContaining('Product moss') })
  for (const words of ['B-moss', 'It contains soya.', first.number, second.number, 'help@verbena.example'])
    expect(email!.text).toContain(words)
  const [toIlse] = await mailsOf(ilse.email)
  expect(toIlse!.text).not.toContain(anna.lastName)
  expect(await mailsOf(anna.email)).toHaveLength(1)
  expect(await mailsOf(other.email)).toEqual([])
  const entries = await shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'recall-sent'))
  expect(entries).toMatchObject([{ actorId: admin.id, details: { recall: id, people: 2 } }])
})

test('packs sent without a batch are found by product and date', async () => {
  const variantId = await shop.product('loose', { stock: 9 })
  const order = await sold(variantId, { quantity: 2 })
  await receiveBatch(admin, variantId, { number: 'NEW', packs: 5 })
  await sold(variantId)
  expect((await preview(draft(variantId, days(-1, 1)))).packs.data).toMatchObject([
    { order: { id: order.id }, packs: 2, batch: null },
  ])
  expect((await preview(draft(variantId, days(-9, -2)))).packs.data).toEqual([])
})

test('somebody who ordered since the preview is not left out: the new list has to be looked at', async () => {
  const { variantId, batch } = await product('changed')
  await sold(variantId)
  const asked = draft(variantId, { batch_id: batch.id })
  const { fingerprint } = await preview(asked)
  await sold(variantId)
  expect((await send(asked, fingerprint)).body.code).toBe('recall-changed')
  expect((await preview(asked)).people.data).toHaveLength(2)
})

test('a long list is shown in pages, and everybody on it is written to', async () => {
  const { variantId, batch } = await product('many')
  const sales = [await sold(variantId), await sold(variantId), await sold(variantId)]
  const asked = draft(variantId, { batch_id: batch.id })
  const pages = async (query: string): Promise<RecallPreview> =>
    (await admin.post(`${recallPaths.preview}?limit=2${query}`, asked)).body
  const first = await pages('')
  expect(first.people).toMatchObject({ total_results: 3, total_pages: 2, current_page: 1 })
  const { people, packs, fingerprint } = await pages('&people_page=2')
  const emailsOf = ({ data }: RecallPreview['people']) => data.map(({ email }) => email)
  expect([...emailsOf(first.people), ...emailsOf(people)]).toEqual(sales.map(({ anna }) => anna.email))
  expect(packs.data.map(({ order }) => order.id)).toEqual(sales.slice(0, 2).map(({ id }) => id))
  expect((await pages('&packs_page=2')).packs.data).toMatchObject([{ order: { id: sales[2]!.id } }])
  expect(fingerprint).toBe(first.fingerprint)
  expect((await send(asked, fingerprint)).body.people).toBe(3)
})

test('what is left of the batch is blocked with the recall', async () => {
  const { variantId, batch } = await product('kept')
  await sold(variantId)
  const asked = draft(variantId, { batch_id: batch.id })
  await send(asked, (await preview(asked)).fingerprint, admin, { block: true })
  expect((await admin.get(stockPaths.one(variantId))).body).toMatchObject({
    stock: 0,
    batches: [{ standing: 'blocked', withheld: 9 }],
  })
})

test('a crash in the middle loses no email and sends none twice', async () => {
  const { variantId, batch } = await product('crash')
  const buyers = [await sold(variantId), await sold(variantId), await sold(variantId)]
  const asked = draft(variantId, { batch_id: batch.id })
  const { body } = await send(asked, (await preview(asked)).fingerprint)
  await written(body.id)
  // As if the process had died before it noted what it had queued.
  await shop.db.update(recallRecipients).set({ queuedAt: null }).where(eq(recallRecipients.recallId, body.id))
  const deps = { db: shop.db, jobs: shop.jobs, clock: () => new Date() }
  await Promise.all([queueRecallEmails(deps, body.id), queueRecallEmails(deps, body.id)])
  await expect
    .poll(async () => {
      const [row] = await shop.sql`SELECT count(*)::int AS waiting FROM pgboss.job
        WHERE name = 'mail' AND state IN ('created', 'active', 'retry')`
      return row!.waiting
    })
    .toBe(0)
  for (const { anna } of buyers) expect(await mailsOf(anna.email)).toHaveLength(1)
})

test('guests are written to at the order’s address, and erased buyers are named as unreachable', async () => {
  const { variantId, batch } = await product('guests')
  const [guest, gone] = [await sold(variantId), await sold(variantId)]
  for (const { anna } of [guest, gone]) await anna.delete(accountPaths.user, { password })
  await shop.db.update(orders).set({ email: 'guest@people.example' }).where(eq(orders.id, guest.id))
  await shop.db.update(orders).set({ email: '' }).where(eq(orders.id, gone.id))
  const asked = draft(variantId, { batch_id: batch.id })
  const shown = await preview(asked)
  expect(shown.people.data).toMatchObject([{ email: 'guest@people.example', has_account: false }])
  expect(shown.unreachable).toEqual([gone.number])
  const { body } = await send(asked, shown.fingerprint)
  await written(body.id)
  expect(await mailsOf('guest@people.example')).toHaveLength(1)
})

test('an account erased before its email is written gets none, and its name is forgotten', async () => {
  const { variantId, batch } = await product('erased')
  const { anna } = await sold(variantId)
  const asked = draft(variantId, { batch_id: batch.id })
  const { body } = await send(asked, (await preview(asked)).fingerprint)
  await written(body.id)
  await anna.delete(accountPaths.user, { password })
  expect((await read(body.id)).recipients).toMatchObject([{ name: '', email: '', has_account: false }])
})

test('the email can be read in every language before anything is sent', async () => {
  const { variantId, batch } = await product('spoken')
  const asked = draft(variantId, { batch_id: batch.id })
  const texts = new Set<string>()
  for (const language of languages)
    for (const reader of ['buyer', 'practitioner'] as const) {
      const { status, body } = await admin.post(recallPaths.email, { ...asked, language, reader })
      expect([status, body.language]).toEqual([200, language])
      expect(body.text).toContain('B-spoken')
      texts.add(body.text)
    }
  expect(texts.size).toBe(2 * languages.length)
})

test('what is incomplete or concerns nobody is refused', async () => {
  const { variantId, batch } = await product('refused')
  const other = await product('refused-other')
  const code = async (asked: object) => (await admin.post(recallPaths.preview, asked)).body.code
  expect(await code(draft(variantId))).toBe('invalid-input')
  expect(await code(draft(variantId, { sent_from: today }))).toBe('invalid-input')
  expect(await code(draft(variantId, { sent_from: '2026-02-01', sent_until: '2026-01-01' }))).toBe(
    'invalid-input',
  )
  expect(await code({ ...draft(variantId, { batch_id: batch.id }), reason: 'because' })).toBe('invalid-input')
  const asked = draft(variantId, { batch_id: batch.id })
  expect((await send(asked, (await preview(asked)).fingerprint)).body.code).toBe('recall-empty')
  const foreign = draft(variantId, { batch_id: other.batch.id })
  expect((await send(foreign, (await preview(foreign)).fingerprint)).body.code).toBe('not-found')
})

test('the record of a recall is exported without formulas, and the export is audited', async () => {
  const { variantId, batch } = await product('exported')
  const { anna } = await sold(variantId)
  const asked = draft(variantId, { batch_id: batch.id })
  const { body } = await send(asked, (await preview(asked)).fingerprint)
  await shop.db
    .update(recallRecipients)
    .set({ firstName: '=1+1', lastName: '' })
    .where(eq(recallRecipients.recallId, body.id))
  await written(body.id)
  const table = await admin.get(recallPaths.csv(body.id))
  expect(parse(table.body, { columns: true, bom: true })).toMatchObject([
    { reader: 'buyer', name: "'=1+1", email: anna.email, state: 'written' },
  ])
  const entries = await shop.db.select().from(auditEntries).where(eq(auditEntries.action, 'recall-exported'))
  expect(entries).toMatchObject([{ actorId: admin.id, details: { recall: body.id } }])
})
