import { Secret, TOTP } from 'otpauth'

const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const secretBytes = 20

/** In base 32, for typing into an authenticator. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

type Label = { secret: string; email: string; issuer: string }

/** The content of the QR code for authenticators. */
export function totpUrl({ secret, email, issuer }: Label): string {
  return new TOTP({ ...form, secret: Secret.fromBase32(secret), label: email, issuer }).toString()
}

type Timestamp = { now: Date; after: number | null }

/** The time step this code belongs to: the present one or a neighbour, and never one up to `after`, which was used. */
export function verifyTotp(secret: string, code: string, { now, after }: Timestamp): number | undefined {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const timestamp = now.getTime()
  const delta = TOTP.validate({ ...form, token, secret: Secret.fromBase32(secret), timestamp, window: 1 })
  if (delta === null) return undefined
  const step = TOTP.counter({ period: form.period, timestamp }) + delta
  return after !== null && step <= after ? undefined : step
}
