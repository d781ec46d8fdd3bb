import { createHash } from 'node:crypto'

/** Links are stored and looked up by the hash of their token. It is random, so one fast hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
