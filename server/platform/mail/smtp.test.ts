import { createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { openApi } from '../../../tests/support/shop-api.ts'

/** Takes every call, and never says a word. */
const callers: Socket[] = []
const silent = createServer((socket) => void callers.push(socket))
let shop: Awaited<ReturnType<typeof openApi>>
beforeAll(async () => {
  await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
  const address = silent.address()
  const port = address && typeof address === 'object' ? address.port : 0
  shop = await openApi(async () => {}, { SMTP_URL: `smtp://127.0.0.1:${port}` })
})
afterAll(async () => {
  // Otherwise the next mail waits for it as long as a mail may.
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

test('people register and read while the mail server says nothing', async () => {
  expect((await register('anna@verbena.example')).statusCode).toBe(201)
  while (callers.length === 0) await wait(20)
  expect((await register('tomas@verbena.example')).statusCode).toBe(201)
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200)
  const jobs = await shop.sql`SELECT state FROM pgboss.job WHERE name = 'mail' ORDER BY created_on`
  expect(jobs).toEqual([{ state: 'active' }, { state: 'created' }])
})
