import { createServer, type Socket } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accountEmails } from '#server/accounts/emails.ts'
import { users } from '#server/accounts/tables.ts'
import { openDatabase } from '../../../tests/support/database.ts'
import { openMailServer, refusal } from '../../../tests/support/mail-server.ts'
import { sealing } from '../../../tests/support/shop-api.ts'
import { parseConfig } from '../config.ts'
import { openJobs } from '../jobs.ts'
import { loadTranslations } from '../translation.ts'
import type { Emails, WriteEmail } from './email.ts'
import { emailNames } from './email-names.ts'
import { openMailer } from './mailer.ts'
import { type EmailJob, queueEmail, queueEmailToFormerAddress } from './queue-email.ts'
import { formerAddresses, mails } from './tables.ts'

const now = new Date('2026-11-21T09:00:00Z')
const translations = loadTranslations('locales')
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

let database: Awaited<ReturnType<typeof openDatabase>>
let annaId: number
beforeEach(async () => {
  database = await openDatabase()
  closing.push(() => database.close())
  const anna = { email: 'anna@verbena.example', firstName: 'Anna', lastName: 'Maes', language: 'nl' } as const
  const [row] = await database.db
    .insert(users)
    .values({ ...anna, passwordHash: 'of her password', userTypeId: 4, homeRegion: 'eu', createdAt: now })
    .returning({ id: users.id })
  annaId = row!.id
})

const nothing: WriteEmail = async () => undefined
const confirmed: WriteEmail = async ({ order_id: id }) => ({
  to: 'anna@verbena.example',
  firstName: 'Anna',
  language: 'en',
  texts: 'order-confirmed',
  values: { number: `V-${id}` },
  reason: 'order',
  attachments: [{ name: 'invoice.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7\n') }],
})

/** A shop's mailer with its own queue, as it runs beside the pages. */
async function startMailer(environment: Record<string, string>) {
  const { url, db } = database
  const config = parseConfig(
    { DATABASE_URL: url, PUBLIC_URL: 'https://shop.example', ...environment },
    { checkout: '/', isRoot: false },
  )
  const logged: string[] = []
  const log = pino({}, { write: (line) => void logged.push(line) })
  const jobs = openJobs(url, log)
  const unwritten = Object.fromEntries(emailNames.map((name) => [name, nothing]))
  const emails = { ...unwritten, ...accountEmails, 'order-confirmed': confirmed } as Emails
  const links = { clock: () => new Date(), origin: () => 'https://shop.example', oneClickPath: String }
  const mailer = openMailer({ ...links, config, db, jobs, log, translations, emails, sealing })
  await jobs.start()
  closing.push(async () => {
    await jobs.stop()
    mailer.close()
  })
  return { db, jobs, logged }
}

/** Emails that are all waiting when the mailer starts. */
async function queueAtOnce(count: number, jobOf: (nth: number) => EmailJob) {
  const { url, db } = database
  const jobs = openJobs(url, pino({ level: 'silent' }))
  await jobs.start()
  for (let nth = 0; nth < count; nth++) await queueEmail({ db, jobs }, jobOf(nth))
  await jobs.stop()
}

const until = (isSo: () => boolean | Promise<boolean>) => expect.poll(isSo, { interval: 20 }).toBe(true)
async function openOffice(options?: Parameters<typeof openMailServer>[0], port?: number) {
  const office = await openMailServer(options, port)
  closing.push(office.close)
  return office
}
async function jobStates() {
  const rows = await database.sql<{ state: string }[]>`SELECT state FROM pgboss.job WHERE name = 'mail'`
  return rows.map(({ state }) => state)
}
/** Makes retries due now. */
const hurry = () => database.sql`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`
const kept = () => database.db.select().from(mails)

test('an email is sent by SMTP with a link that works once, and only its recipient and template are kept', {
  tags: 'queue-clean',
}, async () => {
  const office = await openOffice()
  const mailer = await startMailer({ SMTP_URL: office.url, MAIL_FROM: 'Verbena <post@shop.example>' })
  await queueEmail(mailer, { template: 'activation', user_id: annaId })
  await until(async () => (await kept()).length > 0)
  expect(office.received).toHaveLength(1)
  const [{ to, headers, body } = { to: [], headers: '', body: '' }] = office.received
  expect(to).toEqual(['anna@verbena.example'])
  expect(headers).toMatch(/^From: Verbena <post@shop\.example>/m)
  expect(headers).toMatch(/^Auto-Submitted: auto-generated/m)
  expect(body).toMatch(/https:\/\/shop\.example\/nl\/auth\/activate\/[\w-]{43}/)
  expect(body).toContain('text/plain')
  expect(body).toContain('text/html')
  expect(await kept()).toMatchObject([
    { recipient: 'anna@verbena.example', template: 'activation', subject: null, text: null, html: null },
  ])
})

test('a rolled-back transaction sends no email, and neither does an unknown address', async () => {
  const office = await openOffice()
  const { db, jobs } = await startMailer({ SMTP_URL: office.url })
  const undone = db.transaction(async (tx) => {
    await queueEmail({ db: tx, jobs }, { template: 'activation', user_id: annaId })
    tx.rollback()
  })
  await expect(undone).rejects.toThrow()
  await queueEmail({ db, jobs }, { template: 'activation', user_id: null })
  await until(async () => (await jobStates()).join() === 'completed')
  expect(office.received).toEqual([])
})

test('emails wait while the mail server is down, and are sent once when it is back', async () => {
  const office = await openMailServer()
  await office.close()
  const mailer = await startMailer({ SMTP_URL: office.url })
  await queueEmail(mailer, { template: 'activation', user_id: annaId })
  await until(async () => (await jobStates()).join() === 'retry')
  const back = await openOffice({}, office.port)
  await hurry()
  await until(async () => (await jobStates()).join() === 'completed')
  expect(back.received).toHaveLength(1)
  expect(await kept()).toHaveLength(1)
})

test('an email that the server postpones is retried', async () => {
  let calls = 0
  const office = await openOffice({
    onRcptTo: (_, __, done) => done(calls++ === 0 ? refusal(451, 'Come again later') : null),
  })
  const mailer = await startMailer({ SMTP_URL: office.url })
  await queueEmail(mailer, { template: 'activation', user_id: annaId })
  await until(async () => (await jobStates()).join() === 'retry')
  await hurry()
  await until(() => office.received.length > 0)
  expect(calls).toBe(2)
})

test('an email that the server refuses permanently is not retried, and its address is in neither log nor queue', async () => {
  let calls = 0
  const office = await openOffice({
    onRcptTo({ address }, _, done) {
      calls += 1
      done(refusal(550, `No such person: ${address}`))
    },
  })
  const mailer = await startMailer({ SMTP_URL: office.url })
  await queueEmail(mailer, { template: 'activation', user_id: annaId })
  await until(async () => (await jobStates()).join() === 'completed')
  expect(calls).toBe(1)
  expect(await kept()).toEqual([])
  expect(mailer.logged.join()).toContain('refused a mail')
  expect(mailer.logged.join()).not.toContain('anna@')
})

test('addresses in a server’s answer are in neither log nor queue', { tags: 'queue-clean' }, async () => {
  const office = await openOffice({
    onRcptTo: ({ address }, _, done) => done(refusal(450, `Try ${address} later`)),
  })
  const mailer = await startMailer({ SMTP_URL: office.url })
  await queueEmail(mailer, { template: 'activation', user_id: annaId })
  await until(async () => (await jobStates()).join() === 'retry')
  const jobs = await database.sql`SELECT data, output FROM pgboss.job`
  expect(mailer.logged.join()).toContain('450')
  expect(mailer.logged.join() + JSON.stringify(jobs)).not.toContain('anna@')
})

test('the demonstration shop keeps its emails completely, to be read at /dev/mail', async () => {
  const mailer = await startMailer({ DEMO: '1' })
  await queueEmail(mailer, { template: 'activation', user_id: annaId })
  await until(async () => (await kept()).length > 0)
  const [mail] = await kept()
  expect(mail?.html).toContain(mail?.text?.match(/https:\S+/)?.[0])
  expect(mail?.subject).toBeTruthy()
})

test('a real shop without a mail server keeps its emails waiting, and says so', async () => {
  const mailer = await startMailer({})
  await queueEmail(mailer, { template: 'activation', user_id: annaId })
  expect(await jobStates()).toEqual(['created'])
  expect(mailer.logged.join()).toContain('SMTP_URL')
})

test('a former address is notified, and then deleted', async () => {
  const mailer = await startMailer({ DEMO: '1' })
  await queueEmailToFormerAddress(mailer, {
    template: 'email-changed',
    userId: annaId,
    address: 'anna@old.example',
    firstName: 'Anna',
    language: 'fr',
    now: new Date(),
  })
  await until(async () => (await jobStates()).join() === 'completed')
  expect(await kept()).toMatchObject([{ recipient: 'anna@old.example', userId: annaId, language: 'fr' }])
  expect(await database.db.select().from(formerAddresses)).toEqual([])
})

test('a deactivated account gets no emails', async () => {
  await database.db.update(users).set({ deactivatedAt: now }).where(eq(users.id, annaId))
  const mailer = await startMailer({ DEMO: '1' })
  await queueEmail(mailer, { template: 'reset-password', user_id: annaId })
  await until(async () => (await jobStates()).join() === 'completed')
  expect(await kept()).toEqual([])
})

test('a hundred emails that had to wait do not wait for one another', async () => {
  const office = await openOffice()
  await queueAtOnce(100, () => ({ template: 'already-registered', user_id: annaId }))
  await startMailer({ SMTP_URL: office.url })
  // Sending one per poll, every two seconds, would outlast this test.
  await until(() => office.received.length === 100)
})

test('while the mail server does not answer, emails occupy two database connections at most', async () => {
  const callers: Socket[] = []
  const silent = createServer((socket) => void callers.push(socket))
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  const address = silent.address()
  await queueAtOnce(8, () => ({ template: 'already-registered', user_id: annaId }))
  await startMailer({
    SMTP_URL: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}?requireTLS=false`,
  })
  closing.push(async () => {
    for (const caller of callers) caller.destroy()
    silent.close()
  })
  await until(() => callers.length === 2)
  const taken = () => database.sql`SELECT FROM pgboss.job WHERE name = 'mail' AND state = 'active'`
  await until(async () => (await taken()).length > 2)
  const held = database.sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND state = 'idle in transaction'`
  expect(await held).toHaveLength(2)
})

test('a job that runs twice sends once', async () => {
  const office = await openOffice()
  const mailer = await startMailer({ SMTP_URL: office.url })
  await queueEmail(mailer, { template: 'activation', user_id: annaId })
  await until(async () => (await jobStates()).join() === 'completed')
  // As if the queue had never learned that it was sent.
  await mailer.db.execute(
    sql`UPDATE pgboss.job SET state = 'retry', start_after = now(), completed_on = NULL`,
  )
  await until(async () => (await jobStates()).join() === 'completed')
  expect(office.received).toHaveLength(1)
  expect(await kept()).toHaveLength(1)
})

test('an email about an order is sent once, however many jobs request it at a time', async () => {
  const office = await openOffice()
  const about = [7, 7, 7, 7, 7, 8]
  await queueAtOnce(about.length, (nth) => {
    return { template: 'order-confirmed', user_id: annaId, order_id: about[nth] ?? null }
  })
  await startMailer({ SMTP_URL: office.url })
  await until(async () => (await jobStates()).every((state) => state === 'completed'))
  expect(office.received.map(({ headers }) => /V-\d/.exec(headers)?.[0]).sort()).toEqual(['V-7', 'V-8'])
  expect((await kept()).map(({ about }) => about).sort()).toEqual(['order_id 7', 'order_id 8'])
})

test('an email that its server refused can be sent for the same order later', async () => {
  let isRefused = true
  const office = await openOffice({
    onRcptTo: (_, __, done) => done(isRefused ? refusal(550, 'No') : null),
  })
  const mailer = await startMailer({ SMTP_URL: office.url })
  const job = { template: 'order-confirmed', user_id: annaId, order_id: 7 } as const
  await queueEmail(mailer, job)
  await until(async () => (await jobStates()).join() === 'completed')
  isRefused = false
  await queueEmail(mailer, job)
  await until(() => office.received.length === 1)
})

test('an attachment arrives as its own file', async () => {
  const office = await openOffice()
  const mailer = await startMailer({ SMTP_URL: office.url })
  await queueEmail(mailer, { template: 'order-confirmed', user_id: annaId, order_id: 7 })
  await until(() => office.received.length === 1)
  const { body } = office.received[0]!
  expect(body).toContain('Content-Type: application/pdf; name=invoice.pdf')
  expect(body).toContain(Buffer.from('%PDF-1.7\n').toString('base64'))
})
