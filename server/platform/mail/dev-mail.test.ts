import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApi } from '../../../tests/support/shop-api.ts'
import { mails } from './tables.ts'

type Shop = Awaited<ReturnType<typeof openApi>>

const mail = (number: number) => ({
  jobId: `job-${number}`,
  recipient: `person${number}@verbena.example`,
  template: 'activation',
  language: 'en' as const,
  subject: `Subject ${number}`,
  text: `Text <${number}>`,
  html: `<p>Email ${number}</p>`,
  createdAt: new Date(Date.UTC(2026, 10, 21, 9, number)),
})
const fill = async ({ db }: { db: Shop['db'] }) => void (await db.insert(mails).values([mail(1), mail(2)]))

let demonstration: Shop
beforeAll(async () => {
  demonstration = await openApi(fill, { DEMO: '1' })
})
afterAll(() => demonstration.close())

const paths = ['/dev/mail', '/dev/mail.json', '/dev/mail/1']

test('sent emails are available as data, newest first', async () => {
  const answer = await demonstration.app.inject('/dev/mail.json')
  expect(answer.json()).toEqual([
    {
      id: 2,
      to: 'person2@verbena.example',
      subject: 'Subject 2',
      text: 'Text <2>',
      html: '<p>Email 2</p>',
      created_at: '2026-11-21T09:02:00.000Z',
    },
    expect.objectContaining({ id: 1 }),
  ])
})

test('sent emails are available as a page that shows the newest, or the selected one', async () => {
  const newest = await demonstration.app.inject('/dev/mail')
  expect(newest.body).toContain('src="/dev/mail/2"')
  expect(newest.body).toContain('Text &lt;2&gt;')
  const asked = await demonstration.app.inject('/dev/mail?id=1')
  expect(asked.body).toContain('src="/dev/mail/1"')
})

test('an email is shown as it is, but cannot run scripts', async () => {
  const { body, headers } = await demonstration.app.inject('/dev/mail/1')
  expect(body).toBe('<p>Email 1</p>')
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox(?!.*allow-scripts)/)
  expect((await demonstration.app.inject('/dev/mail/9')).statusCode).toBe(404)
})

test.each(paths)(
  '%s is not found by callers from other machines',
  { tags: 'demonstration-only' },
  async (url) => {
    for (const remoteAddress of ['192.0.2.7', '::ffff:192.0.2.7', '2001:db8::1', '10.0.0.1']) {
      const { statusCode, body } = await demonstration.app.inject({ url, remoteAddress })
      expect(statusCode).toBe(404)
      expect(body).not.toContain('verbena.example')
    }
    for (const remoteAddress of ['127.0.0.1', '::ffff:127.0.0.1', '::1'])
      expect((await demonstration.app.inject({ url, remoteAddress })).statusCode).toBe(200)
  },
)

test.each(paths)(
  '%s is not found under another host name, or through a proxy',
  { tags: 'demonstration-only' },
  async (url) => {
    const others = [
      { host: 'evil.example' },
      { host: 'localhost.evil.example' },
      { host: '127.0.0.1.evil.example:3000' },
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { 'x-real-ip': '127.0.0.1' },
      { via: '1.1 tunnel' },
    ]
    for (const headers of others)
      expect((await demonstration.app.inject({ url, headers })).statusCode, JSON.stringify(headers)).toBe(404)
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect((await demonstration.app.inject({ url, headers: { host } })).statusCode).toBe(200)
  },
)

test.each<Record<string, string>>([{ DEMO: '0' }, { DEMO: '1', SMTP_URL: 'smtp://127.0.0.1:9' }])(
  'with %o there is no such page',
  async (environment) => {
    const shop = await openApi(fill, environment)
    for (const url of paths) expect((await shop.app.inject(url)).statusCode).toBe(404)
    await shop.close()
  },
)
