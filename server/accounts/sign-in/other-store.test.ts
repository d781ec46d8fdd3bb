import { describe, expect, test } from 'vitest'
import { accountPaths, authPaths } from '#contract/account-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { parseConfig } from '#server/platform/config.ts'
import { decodeMultipass } from '#server/platform/multipass.ts'
import { openAccounts, password } from '../../../tests/support/accounts-api.ts'
import type { User } from '../find-users.ts'
import { sessions } from '../tables.ts'
import { redirectFor } from './other-store.ts'

const secret = 'shared between the stores'
const otherStore = { OTHER_STORE_URL: 'https://verbena.example.co.uk/', MULTIPASS_SECRET: secret }
const configOf = (environment: Record<string, string>) =>
  parseConfig(environment, { checkout: '/shop', isRoot: false })
const now = new Date('2026-11-21T10:00:00Z')
const british = {
  email: 'jo@example.co.uk',
  firstName: 'Jo',
  lastName: 'Example',
  language: 'zh_tw',
  homeRegion: 'uk',
  userTypeId: userTypes.client,
} as User

describe('a user of the other region’s store', () => {
  test('is sent there with a multipass of that store', () => {
    const tokens = redirectFor(configOf(otherStore), british, now)!
    expect(tokens.refresh_token).toBe('redirect')
    const [, token] = tokens.access_token.split('https://verbena.example.co.uk/zh_tw/auth/multipass/')
    expect(decodeMultipass(secret, token!)).toEqual({
      email: 'jo@example.co.uk',
      created_at: '2026-11-21T10:00:00.000Z',
      first_name: 'Jo',
      last_name: 'Example',
    })
  })

  test('stays if no other store is configured, or no secret is shared', () => {
    expect(redirectFor(configOf({}), british, now)).toBeUndefined()
    const { OTHER_STORE_URL } = otherStore
    expect(redirectFor(configOf({ OTHER_STORE_URL }), british, now)).toBeUndefined()
    expect(redirectFor(configOf({ MULTIPASS_SECRET: secret }), british, now)).toBeUndefined()
  })

  test('stays as an admin, because admins cannot use multipass', () => {
    const admin = { ...british, userTypeId: userTypes.admin }
    expect(redirectFor(configOf(otherStore), admin, now)).toBeUndefined()
  })
})

test('a user of this region stays here', () => {
  expect(redirectFor(configOf(otherStore), { ...british, homeRegion: 'eu' }, now)).toBeUndefined()
  expect(redirectFor(configOf({ ...otherStore, REGION: 'uk' }), british, now)).toBeUndefined()
})

test('a user who signs in at the wrong store is signed in at the right one, and only there', {
  tags: 'call-login-redirect',
}, async () => {
  const [here, there] = await Promise.all([
    openAccounts(otherStore),
    openAccounts({ REGION: 'uk', MULTIPASS_SECRET: secret }),
  ])
  const jo = await here.person({ email: 'jo@example.co.uk', homeRegion: 'uk' })
  const { status, body } = await here.call('POST', authPaths.login, { email: jo.email, password })
  expect([status, body.refresh_token]).toEqual([200, 'redirect'])
  expect(await here.db.select().from(sessions)).toEqual([])

  const multipass = body.access_token.split('/en/auth/multipass/')[1]
  const entered = await there.call('POST', authPaths.multipass, { multipass })
  const me = await there.withTokens(entered.body).get(accountPaths.user)
  expect(me.body).toMatchObject({ email: jo.email, user_type_id: 4, home_region: 'uk' })
  await Promise.all([here.close(), there.close()])
})
