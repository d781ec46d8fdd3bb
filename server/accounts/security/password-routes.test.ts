import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import { type Accounts, openAccounts, password } from '../../../tests/support/accounts-api.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

const next = 'Windmolen-7'
const change = { present_password: password, password: next, confirm_password: next }

test('changing the password signs all other devices out, and gives this one new tokens', {
  tags: 'password-ends-sessions',
}, async () => {
  const user = await shop.person()
  const here = await shop.device(user)
  const elsewhere = await shop.device(user)
  const { status, body } = await here.put(accountPaths.password, change)
  expect(status).toBe(200)
  expect((await elsewhere.get(accountPaths.user)).status).toBe(401)
  expect((await here.get(accountPaths.user)).status).toBe(401)
  expect((await shop.withTokens(body).get(accountPaths.user)).status).toBe(200)
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  const stolen = await shop.call('POST', authPaths.refresh, undefined, bearer(here.tokens.refresh_token))
  expect(stolen.status).toBe(401)
  expect(await shop.emails(user.id)).toMatchObject([{ template: 'password-changed' }])
  const login = (given: string) => shop.call('POST', authPaths.login, { email: user.email, password: given })
  expect((await login(password)).status).toBe(400)
  expect((await login(next)).status).toBe(200)
})

test('changing the password requires the present one', async () => {
  const user = await shop.person()
  const here = await shop.device(user)
  const wrong = await here.put(accountPaths.password, { ...change, present_password: 'not it' })
  expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong-password'])
  expect((await here.get(accountPaths.user)).status).toBe(200)
})

test('the present password can be tried ten times, and being blocked signs nobody out', async () => {
  const here = await shop.device(await shop.person())
  const guess = () => here.put(accountPaths.password, { ...change, present_password: 'not it' })
  for (let guessed = 0; guessed < 10; guessed++) expect((await guess()).status).toBe(400)
  const kept = await guess()
  expect([kept.status, Number(kept.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await here.get(accountPaths.user)).status).toBe(200)
})

test('a new password has to be strong enough', { tags: 'password-strength' }, async () => {
  const here = await shop.device(await shop.person())
  const weak = await here.put(accountPaths.password, {
    ...change,
    password: 'short',
    confirm_password: 'short',
  })
  expect(Object.keys(weak.body.errors)).toEqual(['password'])
})

test('a common password is refused with advice, even if it passes the four checks', {
  tags: 'password-common',
}, async () => {
  const here = await shop.device(await shop.person())
  const common = { password: 'Password-1', confirm_password: 'Password-1' }
  const { status, body } = await here.put(accountPaths.password, { ...change, ...common })
  expect([status, body.code]).toEqual([400, 'invalid-input'])
  expect(body.errors.password[0]).toContain('Choose a different one')
})
