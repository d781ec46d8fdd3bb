import { createHash } from 'node:crypto'

/** By which a link is found. Its token is drawn at random, so one fast hash is enough. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
