import { randomBytes } from 'node:crypto'
import { hashToken } from '#server/platform/hash-token.ts'
import type { Sealing } from '#server/platform/sealing.ts'

const tokenBytes = 24

/** A link's token as stored: looked up by its hash, and decrypted for those who may copy it. */
export function mintLinkToken(sealing: Sealing) {
  const token = randomBytes(tokenBytes).toString('base64url')
  return { tokenHash: hashToken(token), sealedToken: sealing.seal(token) }
}
