import { createHash, randomBytes } from 'node:crypto'
import type { Sealing } from '#server/platform/sealing.ts'

const tokenBytes = 24

/** The token of a link as it is kept: found by its hash, and read again by those who may copy it. */
export function mintLinkToken(sealing: Sealing) {
  const token = randomBytes(tokenBytes).toString('base64url')
  return { tokenHash: linkTokenHash(token), sealedToken: sealing.seal(token) }
}

/** Drawn at random, so one fast hash is enough. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
