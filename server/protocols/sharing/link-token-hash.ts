import { createHash } from 'node:crypto'

/** Links are looked up by this hash. The token is random, so one fast hash is enough. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
