import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authPaths } from '#contract/account-paths.ts'
import { users } from '#server/accounts/tables.ts'
import { marketingEvents } from '#server/marketing/tables.ts'
import { mailLimits } from '#server/platform/mail/mail-limits.ts'
import { practitioners, reachedMilestones } from '#server/practitioners/tables.ts'
import { type Accounts, openAccounts } from '../../../tests/support/accounts-api.ts'
import { openMailServer } from '../../../tests/support/mail-server.ts'
import { mintOneTimeToken } from '../one-time-tokens.ts'

let shop: Accounts
beforeAll(async () => {
  shop = await openAccounts()
})
afterAll(() => shop.close())

const client = {
  user_type_id: 4,
  email: 'Nora@example.org',
  password: 'Zeilboot-42',
  confirm_password: 'Zeilboot-42',
  first_name: 'Nora',
  last_name: 'Peeters',
  country: 'BE',
  language: 'nl',
  terms_accepted: true,
}
const practitioner = {
  ...client,
  user_type_id: 3,
  health_profession: 2,
  expertise_level: 3,
  organisation_type: 1,
  organisation_name: 'Praktijk Peeters',
}
const register = (registration: object) => shop.call('POST', authPaths.register, registration)
const find = (email: string) => shop.db.select().from(users).where(eq(users.email, email))
const linkFor = (userId: number) =>
  mintOneTimeToken(shop.db, { userId, purpose: 'activate', now: new Date() })

describe('registering', () => {
  test('creates a client who waits for activation', async () => {
    const answer = await register({ ...client, email: 'one@example.org', country: 'gb' })
    expect(answer.status).toBe(201)
    const [user] = await find('one@example.org')
    expect(user).toMatchObject({
      userTypeId: 4,
      firstName: 'Nora',
      country: 'GB',
      homeRegion: 'uk',
      language: 'nl',
      activatedAt: null,
    })
    expect(user!.passwordHash).toMatch(/^\$argon2id\$/)
    expect(user!.termsAcceptedAt).not.toBeNull()
    expect(await shop.emails(user!.id)).toMatchObject([{ template: 'activation' }])
    const login = { email: 'one@example.org', password: client.password }
    expect((await shop.call('POST', authPaths.login, login)).body.code).toBe('invalid-credentials')
  })

  test('creates a practitioner with a profile', { tags: 'call-register' }, async () => {
    await register({ ...practitioner, email: 'two@example.org' })
    const [user] = await find('two@example.org')
    expect(user!.userTypeId).toBe(3)
    expect(
      await shop.db.select().from(practitioners).where(eq(practitioners.userId, user!.id)),
    ).toMatchObject([
      {
        userId: user!.id,
        healthProfession: 2,
        expertiseLevel: 3,
        organisationType: 1,
        organisationName: 'Praktijk Peeters',
      },
    ])
  })

  test('gives the same answer for a known address, and notifies its owner', {
    tags: 'register-silent',
  }, async () => {
    const owner = await shop.person({ email: 'Owner@example.org' })
    const known = await register({ ...practitioner, email: 'owner@Example.org' })
    const fresh = await register({ ...practitioner, email: 'fresh@example.org' })
    expect([known.status, known.body]).toEqual([fresh.status, fresh.body])
    expect(await shop.emails(owner.id)).toMatchObject([{ template: 'already-registered' }])
    expect(await find('Owner@example.org')).toEqual([owner])
    expect(await shop.db.select().from(practitioners).where(eq(practitioners.userId, owner.id))).toEqual([])
    expect(await shop.db.select().from(users).where(eq(users.firstName, 'Nora'))).not.toContainEqual(
      expect.objectContaining({ email: null }),
    )
  })

  test('again before activation overwrites the first registration', async () => {
    await register({ ...practitioner, email: 'again@example.org' })
    await register({ ...client, email: 'again@example.org', first_name: 'Noor' })
    const found = await find('again@example.org')
    expect(found).toMatchObject([{ userTypeId: 4, firstName: 'Noor' }])
    const work = await shop.db.select().from(practitioners).where(eq(practitioners.userId, found[0]!.id))
    expect(work).toEqual([])
    expect(await shop.emails(found[0]!.id)).toMatchObject([
      { template: 'activation' },
      { template: 'activation' },
    ])
  })

  test('again with the same password keeps it', async () => {
    const email = 'impatient@example.org'
    await register({ ...client, email })
    await register({ ...client, email })
    const [user] = await find(email)
    await shop.call('POST', authPaths.activate, { token: await linkFor(user!.id) })
    const login = { email, password: client.password }
    expect((await shop.call('POST', authPaths.login, login)).status).toBe(200)
  })

  test('with somebody else’s address never gives a stranger a valid password', {
    tags: 'password-owner',
  }, async () => {
    const other = { password: 'Vreemdeling-1', confirm_password: 'Vreemdeling-1' }
    for (const [email, order] of [
      ['before@example.org', [other, {}]],
      ['after@example.org', [{}, other]],
    ] as const) {
      for (const given of order) await register({ ...client, ...given, email })
      const [user] = await find(email)
      await shop.call('POST', authPaths.activate, { token: await linkFor(user!.id) })
      const login = { email, password: other.password }
      expect((await shop.call('POST', authPaths.login, login)).body.code).toBe('invalid-credentials')
    }
  })

  test('twenty times at once creates one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => register({ ...practitioner, email: 'race@example.org' })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1)
    expect(answers[0]!.status).toBe(201)
    const made = await find('race@example.org')
    expect(made).toHaveLength(1)
    expect(await shop.emails(made[0]!.id)).toHaveLength(mailLimits.byReader.max)
  })

  test.each([
    ['an admin', { user_type_id: 1 }, 'user_type_id'],
    ['no agreement to the terms', { terms_accepted: false }, 'terms_accepted'],
    ['a weak password', { password: 'password', confirm_password: 'password' }, 'password'],
    ['a common password', { password: 'Password-1', confirm_password: 'Password-1' }, 'password'],
    ['two passwords that differ', { confirm_password: 'Zeilboot-43' }, 'confirm_password'],
    ['no address', { email: 'nora' }, 'email'],
    ['a country that is none', { country: 'ZZ' }, 'country'],
    ['a field nobody asked for', { is_admin: true }, 'is_admin'],
  ])('refuses %s, and names the field', { tags: 'password-strength' }, async (_, wrong, field) => {
    const { status, body } = await register({ ...client, email: 'wrong@example.org', ...wrong })
    expect([status, body.code]).toEqual([400, 'invalid-input'])
    expect(Object.keys(body.errors)).toContain(field)
    expect(await find('wrong@example.org')).toEqual([])
  })
})

describe('activation', () => {
  const waiting = async (given: object = {}) => shop.person({ activatedAt: null, ...given })
  const activate = (token: string) => shop.call('POST', authPaths.activate, { token })

  test('signs a practitioner in, and starts their milestones', { tags: 'milestone-registered' }, async () => {
    const user = await waiting({ userTypeId: 3 })
    const { status, body } = await activate(await linkFor(user.id))
    expect(status).toBe(200)
    const me = await shop.withTokens(body).get('/v2/account/practitioners/profile')
    expect(me.body.id).toBe(user.id)
    const reached = await shop.db
      .select({ milestone: reachedMilestones.milestone })
      .from(reachedMilestones)
      .where(eq(reachedMilestones.practitionerId, user.id))
    expect(reached).toEqual([{ milestone: 1 }])
    const events = await shop.db.select().from(marketingEvents).where(eq(marketingEvents.userId, user.id))
    expect(events).toMatchObject([{ event: 'RegistrationComplete' }])
  })

  test('of an account without a password leads to choosing one, also by an older link', {
    tags: 'password-owner',
  }, async () => {
    const user = await waiting()
    const older = await linkFor(user.id)
    const other = { password: 'Vreemdeling-1', confirm_password: 'Vreemdeling-1' }
    await register({ ...client, ...other, email: user.email })
    const { status, body } = await activate(older)
    expect(status).toBe(200)
    const chosen = { password: client.password, confirm_password: client.password }
    expect((await shop.call('POST', authPaths.resetPassword(body.reset_token), chosen)).status).toBe(200)
    const login = { email: user.email, password: client.password }
    expect((await shop.call('POST', authPaths.login, login)).status).toBe(200)
  })

  test('of an account with a password asks for no other', async () => {
    const user = await waiting()
    expect((await activate(await linkFor(user.id))).body).not.toHaveProperty('reset_token')
  })

  test('works once, however many requests come at once', async () => {
    const user = await waiting()
    const token = await linkFor(user.id)
    const answers = await Promise.all(Array.from({ length: 10 }, () => activate(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await activate(token)).body.code).toBe('link-unusable')
  })

  test('is refused for deactivated and activated accounts', async () => {
    for (const given of [{ deactivatedAt: new Date() }, { activatedAt: new Date() }]) {
      const user = await waiting(given)
      expect((await activate(await linkFor(user.id))).body.code).toBe('link-unusable')
    }
  })

  test('needs a link of its own kind', async () => {
    const user = await waiting()
    const token = await mintOneTimeToken(shop.db, {
      userId: user.id,
      purpose: 'reset-password',
      now: new Date(),
    })
    expect((await activate(token)).body.code).toBe('link-unusable')
    expect((await activate('x'.repeat(43))).body.code).toBe('link-unusable')
    for (const cut of [token.slice(0, 12), `${token}.`])
      expect((await activate(cut)).body.code).toBe('link-unusable')
  })

  test('is mailed again if the account is waiting, without revealing that', {
    tags: 'emails-silent',
  }, async () => {
    const user = await waiting()
    const active = await shop.person()
    const ask = (email: string) => shop.call('POST', authPaths.activationMail, { email })
    const answers = [await ask(user.email), await ask(active.email), await ask('nobody@example.org')]
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1)
    expect(await shop.emails(user.id)).toMatchObject([{ template: 'activation' }])
    expect(await shop.emails(active.id)).toEqual([])
  })
})

test('by the mailed link signs its reader in', { tags: 'call-activate' }, async () => {
  const office = await openMailServer()
  const mailing = await openAccounts({ SMTP_URL: office.url, PUBLIC_URL: 'https://shop.example' })
  const registration = { ...practitioner, email: 'reader@example.org', language: 'en' }
  await mailing.call('POST', authPaths.register, registration)
  await expect.poll(() => office.received.length).toBe(1)
  const token = /https:\/\/shop\.example\/en\/auth\/activate\/([\w-]+)/.exec(office.received[0]!.body)?.[1]
  const { status, body } = await mailing.call('POST', authPaths.activate, { token })
  expect(status).toBe(200)
  const me = await mailing.withTokens(body).get('/v2/account/')
  expect(me.body).toMatchObject({ user_type_id: 3, email: 'reader@example.org' })
  await mailing.close()
  await office.close()
})
