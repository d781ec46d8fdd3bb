import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { LetterWorld } from '#server/platform/mail/letter.ts'
import { withdrawalLinks } from '../tables.ts'

const tokenBytes = 24

/** Made while its letter is written, so that it lies nowhere but there; a second letter's takes its place. */
export async function mintWithdrawalToken({ db, now }: LetterWorld, linkId: number) {
  const token = randomBytes(tokenBytes).toString('base64url')
  const [link] = await db
    .update(withdrawalLinks)
    .set({ tokenHash: withdrawalTokenHash(token) })
    .where(and(eq(withdrawalLinks.id, linkId), gt(withdrawalLinks.expiresAt, now)))
    .returning()
  return link && { token, orderId: link.orderId, expiresAt: link.expiresAt }
}

/** Drawn at random, so one fast hash is enough. */
export function withdrawalTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
