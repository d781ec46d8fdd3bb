import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import type { Tokens } from '#contract/accounts.ts'
import { withdrawalPaths } from '#contract/order-paths.ts'
import { mailLimits } from '#server/platform/mail/mail-limits.ts'
import { type Accounts, openAccounts, password } from '../../../tests/support/accounts-api.ts'
import { accountLimits } from '../limits.ts'
import { mintOneTimeToken } from '../one-time-tokens.ts'

const wrong = 'Wrong-guess-1'
let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

let places = 0
let network: string
beforeEach(() => {
  network = placeElsewhere()
})
const placeElsewhere = () => `10.7.${++places >> 8}.${places & 255}`

type From = { from?: string; cookie?: string }
const at = ({ from, cookie }: From) => ({
  ...(from && { remoteAddress: from }),
  ...(cookie && { headers: { cookie } }),
})
const login = (email: string, given: string, where: From = {}) =>
  shop.call('POST', authPaths.login, { email, password: given }, at(where))
const forgot = (email: string, where: From = {}) =>
  shop.call('POST', authPaths.forgotPassword, { email }, at(where))
const resets = async (id: number) =>
  (await shop.emails(id)).filter(({ template }) => template === 'reset-password').length

const setCookie = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie'] ?? '')
const cookieOf = (answer: { headers: Record<string, unknown> }) => setCookie(answer).split(';')[0] ?? ''
async function knownDevice(email: string, where: From = {}) {
  return cookieOf(await login(email, password, where))
}
async function guessUntilRefused(email: string, max = accountLimits.loginByAccount.max) {
  for (let nth = 0; nth < max; nth++) expect((await login(email, wrong)).status).toBe(400)
  expect((await login(email, wrong)).status).toBe(429)
}
const newPassword = { password: 'Windmolen-7', confirm_password: 'Windmolen-7' }
async function resetByMail(userId: number) {
  const token = await mintOneTimeToken(shop.db, { userId, purpose: 'reset-password', now: new Date() })
  return shop.call('POST', authPaths.resetPassword(token), newPassword)
}

describe('a user whose password strangers guess from many networks', () => {
  test('can sign in on a known device, and elsewhere by resetting the password', {
    tags: 'guessing-owner',
  }, async () => {
    const owner = await shop.person()
    const cookie = await knownDevice(owner.email)
    await guessUntilRefused(owner.email)
    expect((await login(owner.email, password)).status).toBe(429)
    expect((await login(owner.email, password, { cookie })).status).toBe(200)
    expect((await forgot(owner.email)).status).toBe(200)
    expect(await resets(owner.id)).toBe(1)
    expect((await resetByMail(owner.id)).status).toBe(200)
  })

  test('keeps a device known by refreshing, without signing in again', async () => {
    const owner = await shop.person()
    const { body } = await login(owner.email, password)
    const headers = { authorization: `Bearer ${(body as Tokens).refresh_token}` }
    const cookie = cookieOf(await shop.call('POST', authPaths.refresh, undefined, { headers }))
    await guessUntilRefused(owner.email)
    expect((await login(owner.email, password, { cookie })).status).toBe(200)
  })
})

describe('a known device', () => {
  test('has no more attempts than strangers, and blocks only itself', { tags: 'guessing-slow' }, async () => {
    const owner = await shop.person()
    const cookie = await knownDevice(owner.email)
    const other = await knownDevice(owner.email)
    for (let nth = 0; nth < accountLimits.loginByDevice.max; nth++)
      expect((await login(owner.email, wrong, { cookie })).status).toBe(400)
    expect((await login(owner.email, password, { cookie })).status).toBe(429)
    expect((await login(owner.email, password, { cookie: other })).status).toBe(200)
    expect((await login(owner.email, password)).status).toBe(200)
  })

  test('belongs only to the accounts that signed in on it', { tags: 'guessing-owner' }, async () => {
    const [mila, omar, stranger] = [await shop.person(), await shop.person(), await shop.person()]
    const first = await knownDevice(mila.email)
    const cookie = await knownDevice(omar.email, { cookie: first })
    for (const { email } of [mila, omar, stranger]) await guessUntilRefused(email)
    expect((await login(stranger.email, password, { cookie })).status).toBe(429)
    expect((await login(mila.email, password, { cookie })).status).toBe(200)
    expect((await login(omar.email, password, { cookie })).status).toBe(200)
  })

  test('is no longer known after the password is changed or reset', { tags: 'guessing-owner' }, async () => {
    const changing = async (email: string) =>
      (await shop.device({ email })).put(accountPaths.password, {
        present_password: password,
        ...newPassword,
      })
    const resetting = (_: string, id: number) => resetByMail(id)
    for (const renew of [changing, resetting]) {
      const owner = await shop.person()
      const cookie = await knownDevice(owner.email)
      const here = cookieOf(await renew(owner.email, owner.id))
      await guessUntilRefused(owner.email)
      expect((await login(owner.email, newPassword.password, { cookie })).status).toBe(429)
      expect((await login(owner.email, newPassword.password, { cookie: here })).status).toBe(200)
    }
  })

  test('has a cookie that is hidden from scripts and other sites, and cannot be forged', {
    tags: 'known-device-cookie',
  }, async () => {
    const owner = await shop.person()
    const answer = await login(owner.email, password)
    expect(setCookie(answer)).toMatch(/; HttpOnly/)
    expect(setCookie(answer)).toMatch(/; SameSite=Strict/)
    expect(setCookie(answer)).toMatch(/; Path=\/api/)
    const cookie = cookieOf(answer)
    await guessUntilRefused(owner.email)
    const middle = Math.floor(cookie.length / 2)
    const changed = `${cookie.slice(0, middle)}${cookie[middle] === 'A' ? 'B' : 'A'}${cookie.slice(middle + 1)}`
    for (const forged of [changed, `known_device=${owner.id}`, 'known_device=%00', 'known_device='])
      expect((await login(owner.email, password, { cookie: forged })).status).toBe(429)
    expect((await login(owner.email, password, { cookie })).status).toBe(200)
  })

  test('becomes known only by a correct password, and signs nobody in without one', {
    tags: 'known-device-cookie',
  }, async () => {
    const owner = await shop.person()
    expect(setCookie(await login(owner.email, wrong))).toBe('')
    const cookie = await knownDevice(owner.email)
    expect((await login(owner.email, wrong, { cookie })).status).toBe(400)
    expect((await shop.call('GET', accountPaths.user, undefined, { headers: { cookie } })).status).toBe(401)
  })
})

describe('on a shared network', () => {
  const guessEverybody = async () => {
    for (let nth = 0; nth < accountLimits.loginByCaller.max; nth++)
      expect((await login(`neighbour${nth}@example.org`, wrong, { from: network })).status).toBe(400)
  }

  test('neighbours of an attacker can sign in if they did before, while the attacker is asked to wait', {
    tags: 'guessing-neighbour',
  }, async () => {
    const [onDevice, before, newcomer] = [await shop.person(), await shop.person(), await shop.person()]
    const cookie = await knownDevice(onDevice.email)
    await login(before.email, password, { from: network })
    await guessEverybody()
    expect((await login(newcomer.email, password, { from: network })).status).toBe(429)
    expect((await login('another@example.org', wrong, { from: network })).status).toBe(429)
    expect((await login(onDevice.email, password, { from: network, cookie })).status).toBe(200)
    expect((await login(before.email, password, { from: network })).status).toBe(200)
  })

  test('somebody who signed in before cannot be attacked any faster', async () => {
    const before = await shop.person()
    await login(before.email, password, { from: network })
    await guessEverybody()
    const { max } = accountLimits.loginByAccount
    for (let nth = 0; nth < max; nth++)
      expect((await login(before.email, wrong, { from: network })).status).toBe(400)
    expect((await login(before.email, wrong, { from: network })).status).toBe(429)
  })

  test('a neighbour’s link works while somebody tries links; an invalid one is asked to wait', {
    tags: 'guessing-neighbour',
  }, async () => {
    const tryOut = () =>
      shop.call('POST', authPaths.activate, { token: 'x'.repeat(43) }, { remoteAddress: network })
    for (let nth = 0; nth < accountLimits.linkByCaller.max; nth++) expect((await tryOut()).status).toBe(400)
    expect((await tryOut()).status).toBe(429)
    const waiting = await shop.person({ activatedAt: null })
    const now = new Date()
    const token = await mintOneTimeToken(shop.db, { userId: waiting.id, purpose: 'activate', now })
    const answer = await shop.call('POST', authPaths.activate, { token }, { remoteAddress: network })
    expect(answer.status).toBe(200)
  })

  test('forged refresh tokens do not stop a neighbour’s refresh', {
    tags: 'guessing-neighbour',
  }, async () => {
    const owner = await shop.person()
    const { body } = await login(owner.email, password, { from: network })
    const { refresh_token } = body as Tokens
    const [header, payload] = refresh_token.split('.')
    const refresh = (token: string) =>
      shop.call('POST', authPaths.refresh, undefined, {
        remoteAddress: network,
        headers: { authorization: `Bearer ${token}` },
      })
    for (let nth = 0; nth <= accountLimits.refreshBySession.max; nth++)
      expect((await refresh(`${header}.${payload}.${'A'.repeat(86)}`)).status).toBe(422)
    expect((await refresh(refresh_token)).status).toBe(200)
  })
})

describe('emails that a stranger requests to somebody’s address', () => {
  const { max } = mailLimits.byCallerAndReader

  test('stop after a few, unnoticed by the stranger and without affecting the owner', {
    tags: 'emails-limited',
  }, async () => {
    const owner = await shop.person()
    const answers = []
    for (let nth = 0; nth < max + 5; nth++) answers.push(await forgot(owner.email, { from: network }))
    const told = answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)
    expect(new Set(told).size).toBe(1)
    expect(answers[0]!.status).toBe(200)
    expect(await resets(owner.id)).toBe(max)
    expect((await forgot(owner.email)).status).toBe(200)
    expect(await resets(owner.id)).toBe(max + 1)
  })

  test('queue the same job when they are not sent', { tags: 'emails-limited' }, async () => {
    const owner = await shop.person()
    for (let nth = 0; nth < max; nth++) await forgot(owner.email, { from: network })
    const nobodys = (await shop.emails(null)).length
    await forgot(owner.email, { from: network })
    expect((await shop.emails(null)).length).toBe(nobodys + 1)
  })

  test('stop from many networks too, but not from a device of the owner', {
    tags: 'emails-limited',
  }, async () => {
    const owner = await shop.person()
    const cookie = await knownDevice(owner.email)
    for (let nth = 0; nth < mailLimits.byReader.max + 3; nth++) await forgot(owner.email)
    expect(await resets(owner.id)).toBe(mailLimits.byReader.max)
    await forgot(owner.email, { cookie })
    expect(await resets(owner.id)).toBe(mailLimits.byReader.max + 1)
  })

  test('of one kind do not stop another kind', async () => {
    const waiting = await shop.person({ activatedAt: null })
    const again = () => shop.call('POST', authPaths.activationMail, { email: waiting.email })
    for (let nth = 0; nth < mailLimits.byReader.max + 1; nth++) expect((await again()).status).toBe(200)
    const emails = (await shop.emails(waiting.id)).map(({ template }) => template)
    expect(emails).toEqual(Array(mailLimits.byReader.max).fill('activation'))
    await forgot(waiting.email)
    expect(await resets(waiting.id)).toBe(1)
  })

  test('for a change of address are limited too, and do not stop the owner’s own', {
    tags: 'emails-limited',
  }, async () => {
    const owner = await shop.person()
    const stranger = await shop.person()
    const here = await shop.device(stranger)
    for (let nth = 0; nth < max + 2; nth++) {
      const { status } = await here.post(accountPaths.email, { email: owner.email, password })
      expect(status).toBe(200)
    }
    expect((await shop.emails(stranger.id)).map(({ template }) => template)).toEqual(
      Array(max).fill('confirm-email'),
    )
    await forgot(owner.email)
    expect(await resets(owner.id)).toBe(1)
  })

  test('do not stop a neighbour’s known device; a caller who requests many is asked to wait', async () => {
    const neighbour = await shop.person()
    const cookie = await knownDevice(neighbour.email)
    for (let nth = 0; nth < accountLimits.mailByCaller.max; nth++)
      expect((await forgot(`reader${nth}@example.org`, { from: network })).status).toBe(200)
    expect((await forgot('one-more@example.org', { from: network })).status).toBe(429)
    expect((await forgot(neighbour.email, { from: network, cookie })).status).toBe(200)
    expect(await resets(neighbour.id)).toBe(1)
  })

  test('about a withdrawal are limited per caller, whatever the order', async () => {
    const ask = (nth: number) =>
      shop.call(
        'POST',
        withdrawalPaths.ask,
        { order_number: `V-9${nth}`, email: 'reader@example.org' },
        { remoteAddress: network },
      )
    const statuses = []
    for (let nth = 0; nth <= 30; nth++) statuses.push((await ask(10_000 + nth)).status)
    expect(statuses.indexOf(429)).toBe(30)
  })
})

test('over https the cookie of a known device is secure', async () => {
  const secure = await openAccounts({ PUBLIC_URL: 'https://shop.example' })
  const owner = await secure.person()
  const answer = await secure.call('POST', authPaths.login, { email: owner.email, password })
  expect(setCookie(answer)).toMatch(/; Secure/)
  await secure.close()
})
