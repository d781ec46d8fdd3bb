import { createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { openMailServer } from '../../../tests/support/mail-server.ts'
import { selfSigned } from '../../../tests/support/self-signed.ts'
import { openApi } from '../../../tests/support/shop-api.ts'
import { openSmtp } from './smtp.ts'

/** Accepts every connection, and never answers. */
const callers: Socket[] = []
const silent = createServer((socket) => void callers.push(socket))
let shop: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  const address = silent.address()
  const port = address && typeof address === 'object' ? address.port : 0
  shop = await openApi(async () => {}, { SMTP_URL: `smtp://127.0.0.1:${port}?requireTLS=false` })
})
afterAll(async () => {
  // Otherwise the next email would wait for it as long as an email may take.
  silent.close()
  for (const caller of callers) caller.destroy()
  await shop.close()
})

const registration = (email: string) => ({
  user_type_id: 4,
  email,
  password: 'Verbena-demo-1',
  confirm_password: 'Verbena-demo-1',
  first_name: 'Anna',
  last_name: 'Maes',
  country: 'BE',
  language: 'en',
  terms_accepted: true,
})
const register = (email: string) =>
  shop.app.inject({ method: 'POST', url: `/api${authPaths.register}`, payload: registration(email) })

test('users can register and read while the mail server does not answer', async () => {
  expect((await register('anna@verbena.example')).statusCode).toBe(201)
  while (callers.length === 0) await wait(20)
  expect((await register('tomas@verbena.example')).statusCode).toBe(201)
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200)
  const jobs = await shop.sql`SELECT state FROM pgboss.job WHERE name = 'mail' ORDER BY created_on`
  expect(jobs).toEqual([{ state: 'active' }, { state: 'created' }])
})

describe('the connection to the mail server', () => {
  const email = {
    id: '1',
    to: 'anna@verbena.example',
    subject: 'Hello',
    text: 'Hello',
    html: '',
    attachments: [],
  }
  const withTls = { disabledCommands: [], ...selfSigned() }

  async function send(manners: Parameters<typeof openMailServer>[0], parameters: string) {
    const office = await openMailServer(manners)
    const post = openSmtp(`smtp://127.0.0.1:${office.port}${parameters}`, 'post@shop.example')
    const outcome = await post.send(email).catch((error: Error) => error.message)
    post.close()
    await office.close()
    return { outcome, received: office.received.length }
  }

  test('is encrypted: nothing is sent to a server without encryption unless its URL allows it', {
    tags: 'email-encrypted',
  }, async () => {
    const refused = await send({}, '')
    expect(refused).toEqual({ outcome: expect.stringContaining('?requireTLS=false'), received: 0 })
    expect(await send({}, '?requireTLS=false')).toEqual({ outcome: 'sent', received: 1 })
  })

  test('is encrypted if the server supports it', async () => {
    const secured: boolean[] = []
    const manners = {
      ...withTls,
      onMailFrom: (_: object, session: { secure: boolean }, done: () => void) => {
        secured.push(session.secure)
        done()
      },
    }
    expect((await send(manners, '?tls.rejectUnauthorized=false')).outcome).toBe('sent')
    expect(secured).toEqual([true])
  })

  test('is refused if the server’s certificate is invalid', { tags: 'email-encrypted' }, async () => {
    expect((await send(withTls, '')).received).toBe(0)
  })
})
