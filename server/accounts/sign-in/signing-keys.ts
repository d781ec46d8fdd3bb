import { setTimeout as wait } from 'node:timers/promises'
import { desc, inArray, sql } from 'drizzle-orm'
import { refreshTokenDays } from '#domain/accounts/tokens.ts'
import { dayMs } from '#domain/local-time.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database.ts'
import { locks } from '#server/platform/locks.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { StartProblem } from '#server/platform/start-problem.ts'
import {
  importPrivateKey,
  importPublicKey,
  type Key,
  type KeyRing,
  makeKeyPair,
} from '#server/platform/tokens.ts'
import { transact } from '#server/platform/transact.ts'
import { signingKeys } from '../tables.ts'

type Row = typeof signingKeys.$inferSelect
type CachedKey = { kid: string; createdAt: Date; key: Key }
/** Newest first; the newest one signs. */
type CachedKeys = { known: CachedKey[]; signing: Awaited<ReturnType<KeyRing['signing']>> }

export const signingKeyDays = 90
const lookUpPauseMs = 1000
const thumbprint = /^[\w-]{43}$/

/** The signing keys of all nodes. A new one is created every 90 days by the first node that notices. */
export async function openSigningKeys(deps: Pick<Deps, 'db' | 'sealing'>, now: Date): Promise<KeyRing> {
  let ring = await loadRing(deps, now)
  let renewal: Promise<void> | undefined
  let nextLookUp: Promise<void> | undefined
  let pause = Promise.resolve()

  const reload = async (at: Date) => {
    ring = await loadRing(deps, at)
  }
  const renew = (at: Date) => {
    renewal ??= reload(at).finally(() => {
      renewal = undefined
    })
    return renewal
  }
  /** Another node may have created the key. However many calls ask, the database is queried at most once a second. */
  const lookUp = (at: Date) => {
    nextLookUp ??= pause.then(() => {
      nextLookUp = undefined
      pause = wait(lookUpPauseMs, undefined, { ref: false })
      return reload(at)
    })
    return nextLookUp
  }

  return {
    async signing(at) {
      if (isDueForRotation(ring.known[0], at)) await renew(at)
      return ring.signing
    },
    async verifying(kid, at) {
      if (!thumbprint.test(kid)) return undefined
      if (!ring.known.some((known) => known.kid === kid)) await lookUp(at)
      const place = ring.known.findIndex((known) => known.kid === kid)
      return isOver(ring.known[place - 1], at) ? undefined : ring.known[place]?.key
    },
  }
}

type Dated = Pick<Row, 'createdAt'>

function isDueForRotation(newest: Dated | undefined, now: Date): boolean {
  return !newest || now.getTime() >= newest.createdAt.getTime() + signingKeyDays * dayMs
}

/** A replaced key is accepted until the last refresh token signed with it has expired. */
function isOver(successor: Dated | undefined, now: Date): boolean {
  return successor !== undefined && now.getTime() > successor.createdAt.getTime() + refreshTokenDays * dayMs
}

async function loadRing({ db, sealing }: Pick<Deps, 'db' | 'sealing'>, now: Date): Promise<CachedKeys> {
  let rows = await listKeys(db)
  if (isDueForRotation(rows[0], now)) rows = await addKey({ db, sealing }, now)
  const [newest] = rows
  if (!newest) throw new Error('there is no key to sign tokens with')
  const known = rows.map(async ({ kid, createdAt, publicKey }) => {
    return { kid, createdAt, key: await importPublicKey(publicKey) }
  })
  const key = importPrivateKey(unseal(sealing, newest.privateKey))
  return { known: await Promise.all(known), signing: { kid: newest.kid, key } }
}

/** Something that every shop has encrypted once it has been started. */
export async function findSealed(db: Database): Promise<string | undefined> {
  const [newest] = await listKeys(db)
  return newest?.privateKey
}

function listKeys(db: Database): Promise<Row[]> {
  return db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt), desc(signingKeys.kid))
}

/** Of several nodes that start at once, only one creates the key. */
function addKey({ db, sealing }: Pick<Deps, 'db' | 'sealing'>, now: Date): Promise<Row[]> {
  return transact(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${locks.signingKeys})`)
    const rows = await listKeys(tx)
    if (!isDueForRotation(rows[0], now)) return rows
    const forgotten = rows.filter((_, place) => isOver(rows[place - 1], now)).map(({ kid }) => kid)
    if (forgotten.length > 0) await tx.delete(signingKeys).where(inArray(signingKeys.kid, forgotten))
    const { kid, publicKey, privateKey } = await makeKeyPair()
    const sealed = sealing.seal(privateKey)
    await tx.insert(signingKeys).values({ kid, publicKey, privateKey: sealed, createdAt: now })
    return listKeys(tx)
  })
}

function unseal(sealing: Sealing, sealed: string): string {
  try {
    return sealing.open(sealed)
  } catch {
    throw new StartProblem(
      'The secrets in the database were encrypted with another key: set ENCRYPTION_KEY to it, or restore its file.',
    )
  }
}
