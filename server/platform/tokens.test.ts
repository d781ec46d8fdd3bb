import type { KeyObject } from 'node:crypto'
import { base64url, decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  type AccountTokens,
  importPrivateKey,
  importPublicKey,
  type Key,
  type KeyRing,
  makeKeyPair,
  openTokens,
} from './tokens.ts'

const now = new Date('2026-11-21T10:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const claims = { userId: 12, sessionId: 34, generation: 5 }
const hour = 3600

let keys: KeyRing
let publicKey: Key
let privateKey: KeyObject
let kid: string
let tokens: AccountTokens
beforeAll(async () => {
  const pair = await makeKeyPair()
  kid = pair.kid
  publicKey = await importPublicKey(pair.publicKey)
  privateKey = importPrivateKey(pair.privateKey)
  keys = {
    signing: async () => ({ kid, key: privateKey }),
    verifying: async (asked) => (asked === kid ? publicKey : undefined),
  }
  tokens = openTokens(keys, 'eu')
})

const unusable = { problem: 'token-unusable' }
const expired = { problem: 'token-expired' }

/** A token that differs from a valid one in the given part. */
function craft(differing: { header?: object; payload?: object; key?: Key | KeyObject | Uint8Array }) {
  const issuedAt = now.getTime() / 1000
  const payload = {
    sid: 34,
    gen: 5,
    iss: 'verbena',
    aud: 'eu',
    sub: '12',
    iat: issuedAt,
    exp: issuedAt + hour,
  }
  return new SignJWT({ ...payload, jti: 'x', ...differing.payload })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid, ...differing.header })
    .sign(differing.key ?? privateKey)
}

describe('a token of ours', () => {
  test('is read as what it was made for', async () => {
    expect(await tokens.read('access', await tokens.issue('access', claims, now), now)).toMatchObject({
      claims,
    })
    expect(await tokens.read('refresh', await tokens.issue('refresh', claims, now), now)).toMatchObject({
      claims,
    })
    expect(await tokens.read('access', await craft({}), now)).toMatchObject({ claims })
  })

  test('contains its key, its type, and only a number of the person', async () => {
    const token = await tokens.issue('access', claims, now)
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid })
    expect(Object.keys(decodeJwt(token)).sort()).toEqual([
      'aud',
      'exp',
      'gen',
      'iat',
      'iss',
      'jti',
      'sid',
      'sub',
    ])
  })

  test('is valid for an hour, or thirty days', async () => {
    const access = await tokens.issue('access', claims, now)
    expect(await tokens.read('access', access, later(hour - 1))).toMatchObject({ claims })
    expect(await tokens.read('access', access, later(hour))).toEqual(expired)
    const refresh = await tokens.issue('refresh', claims, now)
    expect(await tokens.read('refresh', refresh, later(30 * 24 * hour - 1))).toMatchObject({ claims })
    expect(await tokens.read('refresh', refresh, later(30 * 24 * hour))).toEqual(expired)
  })

  test('is never the same as another, so that two tabs have different ones', async () => {
    const pair = await Promise.all([
      tokens.issue('refresh', claims, now),
      tokens.issue('refresh', claims, now),
    ])
    expect(pair[0]).not.toBe(pair[1])
  })
})

describe('a token is refused', () => {
  const unsecured = (header: object) => {
    const [, payload] = ['', base64url.encode(JSON.stringify({ sub: '12', sid: 34, gen: 5, exp: 9e9 }))]
    return `${base64url.encode(JSON.stringify(header))}.${payload}.`
  }

  test.each([
    ['text', () => 'nonsense'],
    ['three parts of nothing', () => '..'],
    ['a very long text', () => `${'a'.repeat(5000)}.b.c`],
    ['alg none', () => unsecured({ alg: 'none', typ: 'at+jwt', kid })],
    ['alg None', () => unsecured({ alg: 'None', typ: 'at+jwt', kid })],
    ['no key named', () => craft({ header: { kid: undefined } })],
    ['a key nobody made', () => craft({ header: { kid: 'a'.repeat(43) } })],
    ['another issuer', () => craft({ payload: { iss: 'elsewhere' } })],
    ['the other region’s store', () => craft({ payload: { aud: 'uk' } })],
    ['no kind', () => craft({ header: { typ: undefined } })],
    ['no expiry', () => craft({ payload: { exp: undefined } })],
    ['no session', () => craft({ payload: { sid: undefined } })],
    ['the other kind', () => tokens.issue('refresh', claims, now)],
    ['an expired one of the other kind', () => craft({ header: { typ: 'rt+jwt' }, payload: { exp: 1 } })],
    ['a future one', () => craft({ payload: { nbf: 9e9 } })],
  ])('%s', async (_, make) => {
    expect(await tokens.read('access', await make(), now)).toEqual(unusable)
  })

  test('if it is an access token instead of a refresh token', async () => {
    expect(await tokens.read('refresh', await tokens.issue('access', claims, now), now)).toEqual(unusable)
  })

  test('with a signature of another key under our key’s id', { tags: 'token-forged' }, async () => {
    const { privateKey: key } = await generateKeyPair('EdDSA')
    expect(await tokens.read('access', await craft({ key }), now)).toEqual(unusable)
  })

  test('with our public key used as a shared secret', { tags: 'token-forged' }, async () => {
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(publicKey)))
    const token = await craft({ header: { alg: 'HS256' }, key: secret })
    expect(await tokens.read('access', token, now)).toEqual(unusable)
  })

  test('with claims changed after signing', { tags: 'token-forged' }, async () => {
    const [header, , signature] = (await tokens.issue('access', claims, now)).split('.')
    const payload = base64url.encode(JSON.stringify({ ...decodeJwt(await craft({})), sub: '1' }))
    expect(await tokens.read('access', `${header}.${payload}.${signature}`, now)).toEqual(unusable)
  })
})
