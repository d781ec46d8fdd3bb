import { randomInt } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Database } from '#server/platform/database.ts'
import { hashRecoveryCode } from '../sign-in/second-factor-check.ts'
import { recoveryCodes } from '../tables.ts'

const codes = 10
/** Without characters that are easily confused. */
const letters = 'abcdefghjkmnpqrstuvwxyz'
const letterOrDigit = `${letters}23456789`

/** `h7kd-29xm`; the first is a letter, so that codes differ from an authenticator's digits. */
function drawCode(): string {
  const draw = (from: string) => from[randomInt(from.length)]
  const [first, ...others] = Array.from({ length: 8 }, (_, place) =>
    draw(place === 0 ? letters : letterOrDigit),
  )
  const code = [first, ...others].join('')
  return `${code.slice(0, 4)}-${code.slice(4)}`
}

/** Ten new codes, shown once; earlier ones become invalid. */
export async function replaceRecoveryCodes(tx: Database, userId: number): Promise<string[]> {
  const drawn = new Set<string>()
  while (drawn.size < codes) drawn.add(drawCode())
  await dropRecoveryCodes(tx, userId)
  await tx
    .insert(recoveryCodes)
    .values([...drawn].map((code) => ({ userId, codeHash: hashRecoveryCode(code) })))
  return [...drawn]
}

export async function dropRecoveryCodes(tx: Database, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const [left] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return left?.count ?? 0
}
