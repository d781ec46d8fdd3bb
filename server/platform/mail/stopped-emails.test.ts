import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { openMailServer } from '../../../tests/support/mail-server.ts'
import { sealing } from '../../../tests/support/shop-api.ts'
import { parseConfig } from '../config.ts'
import { openJobs } from '../jobs.ts'
import { loadTranslations } from '../translation.ts'
import type { Email, Emails, WriteEmail } from './email.ts'
import { openMailer } from './mailer.ts'
import { queueEmail } from './queue-email.ts'
import { readerAt, stopEmails } from './stopped-emails.ts'

const log = pino({ level: 'silent' })
let database: TestDatabase
let office: Awaited<ReturnType<typeof openMailServer>>
let close: () => Promise<void>
let jobs: ReturnType<typeof openJobs>

/** An invitation, which can be stopped, and an email about an account, which cannot. */
const written = (reader: () => string, texts: Email['texts']): WriteEmail => {
  const values = { practitioner: 'Ilse Vermeulen' }
  const email = { firstName: 'Anna', language: 'nl', texts, values, reason: 'protocol' } as const
  return async () => ({ ...email, to: reader() })
}
let reader = ''
const emails = {
  'client-invitation': written(() => reader, 'client-invitation'),
  'already-registered': written(() => reader, 'already-registered'),
} as Partial<Emails> as Emails

beforeAll(async () => {
  database = await openDatabase()
  office = await openMailServer()
  const { url, db } = database
  const environment = { DATABASE_URL: url, PUBLIC_URL: 'https://shop.example', SMTP_URL: office.url }
  const config = parseConfig(environment, { checkout: '/', isRoot: false })
  jobs = openJobs(url, log)
  const mailer = openMailer({
    clock: () => new Date(),
    config,
    db,
    jobs,
    log,
    emails,
    sealing,
    translations: loadTranslations('locales'),
    origin: () => 'https://shop.example',
    oneClickPath: (token) => `/api/one-click/${token}`,
  })
  await jobs.start()
  close = async () => {
    await jobs.stop()
    mailer.close()
  }
})
afterAll(async () => {
  await close()
  await office.close()
  await database.close()
})

/** The emails that arrive for an address that both are sent to. */
async function received(address: string) {
  reader = address
  for (const template of ['client-invitation', 'already-registered'] as const)
    await queueEmail({ db: database.db, jobs }, { template, user_id: null })
  const states = () => database.sql`SELECT FROM pgboss.job WHERE name = 'mail' AND state <> 'completed'`
  await expect.poll(states, { interval: 20 }).toHaveLength(0)
  return office.received.filter(({ to }) => to.includes(address))
}

test('an email that its reader can stop says how, to them and to their mail program', async () => {
  const mails = await received('anna@people.example')
  const stoppable = mails.find(({ body }) => /\/nl\/unsubscribe\/[\w-]{100,}/.test(body))!
  const headers = stoppable.headers.replace(/\r\n[ \t]+/g, ' ')
  expect(headers).toMatch(/^List-Unsubscribe: <https:\/\/shop\.example\/api\/one-click\/[\w-]{100,}>$/m)
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
  const [other] = mails.filter((mail) => mail !== stoppable)
  expect(other?.headers).not.toContain('List-Unsubscribe')
  expect(other?.body).not.toContain('unsubscribe')
})

test('an email that its reader stopped is not sent, while those about their account are', async () => {
  await stopEmails({ db: database.db, now: new Date() }, readerAt('Noor@People.example'), 'protocols')
  const mails = await received('noor@people.example')
  expect(mails).toHaveLength(1)
  expect(mails[0]?.headers).not.toContain('List-Unsubscribe')
})
