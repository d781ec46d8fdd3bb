import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { emailKey } from '#domain/accounts/email.ts'
import { type EmailKind, isEmailKind } from '#domain/accounts/email-kinds.ts'
import type { Ctx, Deps } from '../context.ts'
import type { Database } from '../database.ts'
import type { Sealing } from '../sealing.ts'
import { stoppedEmails } from './tables.ts'

/** A reader by the hash of their address, however it is spelled. */
export type Reader = { hash: string }

export function readerAt(address: string): Reader {
  return { hash: createHash('sha256').update(emailKey(address)).digest('hex') }
}

/** Whether emails of this kind may be sent to an address. */
export async function mayEmail(db: Database, address: string, kind: EmailKind): Promise<boolean> {
  return !(await findStopped(db, readerAt(address))).has(kind)
}

export async function findStopped(db: Database, { hash }: Reader): Promise<ReadonlySet<EmailKind>> {
  const rows = await db
    .select({ kind: stoppedEmails.kind })
    .from(stoppedEmails)
    .where(eq(stoppedEmails.addressHash, hash))
  return new Set(rows.map(({ kind }) => kind))
}

/** Those of the addresses to which emails of this kind may be sent. */
export async function findReachable(
  db: Database,
  addresses: readonly string[],
  kind: EmailKind,
): Promise<ReadonlySet<string>> {
  const hashes = new Map(addresses.map((address) => [address, readerAt(address).hash]))
  const stopped = await db
    .select({ hash: stoppedEmails.addressHash })
    .from(stoppedEmails)
    .where(and(eq(stoppedEmails.kind, kind), inArray(stoppedEmails.addressHash, [...hashes.values()])))
  const unwanted = new Set(stopped.map(({ hash }) => hash))
  return new Set(addresses.filter((address) => !unwanted.has(hashes.get(address)!)))
}

/** Saying it again changes nothing. */
export async function stopEmails(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { hash }: Reader,
  kind: EmailKind,
): Promise<void> {
  await db.insert(stoppedEmails).values({ addressHash: hash, kind, stoppedAt: now }).onConflictDoNothing()
}

export async function allowEmails(
  { db }: Pick<Deps, 'db'>,
  { hash }: Reader,
  kind: EmailKind,
): Promise<void> {
  await db.delete(stoppedEmails).where(and(eq(stoppedEmails.addressHash, hash), eq(stoppedEmails.kind, kind)))
}

/** Names reader and kind to the shop alone; works as long as the email exists. */
export function sealStopToken(sealing: Sealing, { hash }: Reader, kind: EmailKind): string {
  const short = Buffer.from(hash, 'hex').toString('base64url')
  return Buffer.from(sealing.seal(`stop ${kind} ${short}`), 'base64').toString('base64url')
}

/** Undefined for a token that the shop did not make. */
export function openStopToken(sealing: Sealing, token: string): (Reader & { kind: EmailKind }) | undefined {
  const [, kind, short] = /^stop (\w+) ([\w-]{43})$/.exec(opened(sealing, token)) ?? []
  if (short === undefined || !isEmailKind(kind)) return undefined
  return { hash: Buffer.from(short, 'base64url').toString('hex'), kind }
}

function opened(sealing: Sealing, token: string): string {
  try {
    return sealing.open(Buffer.from(token, 'base64url').toString('base64'))
  } catch {
    return ''
  }
}
