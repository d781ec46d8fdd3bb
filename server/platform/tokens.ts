import { createPrivateKey, type KeyObject, randomUUID, sign } from 'node:crypto'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  decodeProtectedHeader,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWTPayload,
  jwtVerify,
} from 'jose'
import { accessTokenSeconds, refreshTokenDays } from '#domain/accounts/tokens.ts'
import type { ProblemCode } from '#domain/problems.ts'

export type TokenKind = 'access' | 'refresh'
/** Whose token, of which session, and of which of its generations. */
export type TokenClaims = { userId: number; sessionId: number; generation: number }
export type Key = CryptoKey
export type KeyRing = {
  signing(now: Date): Promise<{ kid: string; key: KeyObject }>
  /** The public key, while its tokens are accepted. */
  verifying(kid: string, now: Date): Promise<Key | undefined>
}
export type Reading = { claims: TokenClaims; expiresAt: Date } | { problem: ProblemCode }
export type AccountTokens = {
  issue(kind: TokenKind, claims: TokenClaims, now: Date): Promise<string>
  read(kind: TokenKind, token: string, now: Date): Promise<Reading>
}

const alg = 'EdDSA'
const issuer = 'verbena'
const kinds: Record<TokenKind, { typ: string; seconds: number }> = {
  access: { typ: 'at+jwt', seconds: accessTokenSeconds },
  refresh: { typ: 'rt+jwt', seconds: refreshTokenDays * 86_400 },
}
const longestToken = 2000

/** `audience`: the store that the tokens are for. */
export function openTokens(keys: KeyRing, audience: string): AccountTokens {
  return {
    async issue(kind, { userId, sessionId, generation }, now) {
      const { typ, seconds } = kinds[kind]
      const { kid, key } = await keys.signing(now)
      const issuedAt = Math.floor(now.getTime() / 1000)
      const registered = { iss: issuer, aud: audience, sub: String(userId), jti: randomUUID() }
      const times = { iat: issuedAt, exp: issuedAt + seconds }
      return signed({ alg, typ, kid }, { sid: sessionId, gen: generation, ...registered, ...times }, key)
    },
    async read(kind, token, now) {
      // Refresh tokens are also checked as access tokens on each refresh: this avoids verifying a signature.
      if (token.length > longestToken || typOf(token) !== kinds[kind].typ) return unusable
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keyFor(keys, kid, now), {
          algorithms: [alg],
          typ: kinds[kind].typ,
          issuer,
          audience,
          currentDate: now,
          requiredClaims: ['sub', 'sid', 'gen', 'iat', 'exp', 'jti'],
        })
        return { claims: claimsOf(payload), expiresAt: new Date(Number(payload.exp) * 1000) }
      } catch (error) {
        if (error instanceof errors.JWTExpired) return { problem: 'token-expired' }
        if (error instanceof errors.JOSEError) return unusable
        throw error
      }
    },
  }
}

/** Signed synchronously: a signature takes 40 µs, and handing it to jose's threads several times that. */
function signed(header: object, payload: object, key: KeyObject): string {
  const encoded = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  const input = encoded.join('.')
  return `${input}.${sign(null, Buffer.from(input), key).toString('base64url')}`
}

function typOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).typ
  } catch {
    return undefined
  }
}

const unusable: Reading = { problem: 'token-unusable' }

async function keyFor(keys: KeyRing, kid: string | undefined, now: Date): Promise<Key> {
  const key = kid === undefined ? undefined : await keys.verifying(kid, now)
  if (!key) throw new errors.JWKSNoMatchingKey()
  return key
}

function claimsOf({ sub, sid, gen }: JWTPayload): TokenClaims {
  return { userId: Number(sub), sessionId: Number(sid), generation: Number(gen) }
}

export type StoredKeyPair = { kid: string; publicKey: JsonWebKey; privateKey: string }

/** The key's id is derived from the key itself. */
export async function makeKeyPair(): Promise<StoredKeyPair> {
  const pair = await generateKeyPair(alg, { extractable: true })
  const publicKey = await exportJWK(pair.publicKey)
  const privateKey = JSON.stringify(await exportJWK(pair.privateKey))
  return { kid: await calculateJwkThumbprint(publicKey), publicKey, privateKey }
}

export async function importPublicKey(jwk: JsonWebKey): Promise<Key> {
  const key = await importJWK({ ...jwk, kty: 'OKP' }, alg)
  if (key instanceof Uint8Array) throw new Error('a key for signatures was expected')
  return key
}

export function importPrivateKey(text: string): KeyObject {
  return createPrivateKey({ key: JSON.parse(text), format: 'jwk' })
}
