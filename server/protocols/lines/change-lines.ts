import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Language } from '#domain/languages.ts'
import { isSameLine, type Line } from '#domain/protocols/lines.ts'
import { lockUser } from '#server/accounts/lock-user.ts'
import type { Ctx, Deps, SignedIn } from '#server/platform/context.ts'
import { type Database, sqlState } from '#server/platform/database.ts'
import { isFirstCall, type OnceKey } from '#server/platform/idempotency/once.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { checkRoom } from '../check-room.ts'
import { readLines } from '../find-protocols.ts'
import type { LineRow } from '../records.ts'
import { reasonForChange } from '../sharing/limit-reason.ts'
import { protocolLines } from '../tables.ts'
import { keepVersion, touchOwn } from '../versions/keep-version.ts'

export type ChangedLines = { lines: readonly Line[]; revision: number }

/** What limits are checked with, if a change may exceed one; and the reason for it. */
export type ReadingLimits = Pick<Deps, 'config' | 'products'> & {
  language: Language
  reason?: string | undefined
}

/** `attempt`: a repetition of it changes nothing. `adds`: there may be more lines than before. */
type Options = { reading?: ReadingLimits; attempt?: OnceKey | undefined; adds?: true }

/**
 * Replaces a protocol's lines with what `decide` returns, writing only differences; the protocol is locked meanwhile.
 * `decide` is told the revision that has these lines.
 */
export async function changeLines(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'now'>,
  protocolId: number,
  decide: (lines: readonly Line[], revision: number) => readonly Line[],
  { reading, attempt, adds }: Options = {},
): Promise<ChangedLines> {
  return transact(ctx.db, async (tx) => {
    const txCtx = { ...ctx, db: tx }
    if (adds) await lockUser(tx, ctx.actor.id)
    const { revision, hasVersions } = await touchOwn(txCtx, protocolId)
    const rows = await readLines(tx, [protocolId])
    if (attempt && !(await isFirstCall(tx, attempt, ctx.now)))
      throw new Unchanged({ lines: rows, revision: revision - 1 })
    const lines = decide(rows, revision - 1)
    const { written, removed } = differences(rows, lines)
    if (written.length + removed.length === 0) throw new Unchanged({ lines, revision: revision - 1 })
    const more = lines.length - rows.length
    if (more > 0) await checkRoom(txCtx, { protocols: 0, lines: more })
    const reason =
      reading &&
      (await reasonForChange({ ...txCtx, ...reading }, protocolId, {
        before: rows,
        after: lines,
        reason: reading.reason,
      }))
    if (removed.length > 0) await deleteLines(tx, protocolId, removed)
    if (written.length > 0) await putLines(tx, protocolId, written)
    if (hasVersions) await keepVersion(txCtx, protocolId, reason)
    return { lines, revision }
  }).catch((error) => (error instanceof Unchanged ? error.stands : refuseDeletedVariant(error)))
}

/** Also rolls back the new revision. */
class Unchanged extends Error {
  readonly stands: ChangedLines

  constructor(stands: ChangedLines) {
    super('unchanged')
    this.stands = stands
  }
}

/** A variant that was removed from the catalogue after it was looked up. */
export function refuseDeletedVariant(error: unknown): never {
  if (sqlState(error) === '23503') return refuse('product-not-sold')
  throw error
}

type Written = Line & { position: number }

function differences(rows: readonly LineRow[], lines: readonly Line[]) {
  const former = new Map(rows.map((row) => [row.variantId, row]))
  const positions = positionsOf(lines.map(({ variantId }) => former.get(variantId)?.position))
  const written = lines
    .map((line, index): Written => ({ ...line, position: positions[index]! }))
    .filter((line) => {
      const before = former.get(line.variantId)
      return !before || before.position !== line.position || !isSameLine(before, line)
    })
  const kept = new Set(lines.map(({ variantId }) => variantId))
  const removed = rows.map(({ variantId }) => variantId).filter((id) => !kept.has(id))
  return { written, removed }
}

function deleteLines(db: Database, protocolId: number, variantIds: number[]) {
  const query = db
    .delete(protocolLines)
    .where(and(eq(protocolLines.protocolId, protocolId), inArray(protocolLines.variantId, variantIds)))
  return variantIds.length === 1 ? query.prepare('delete_line').execute() : query
}

function putLines(db: Database, protocolId: number, lines: readonly Written[]) {
  const rows = lines.map(({ variantId, position, quantity, notes, dose }) => ({
    protocolId,
    variantId,
    position,
    quantity,
    notes,
    dose,
  }))
  const query = db
    .insert(protocolLines)
    .values(rows)
    .onConflictDoUpdate({
      target: [protocolLines.protocolId, protocolLines.variantId],
      set: {
        position: sql`excluded.position`,
        quantity: sql`excluded.quantity`,
        notes: sql`excluded.notes`,
        dose: sql`excluded.dose`,
      },
    })
  return rows.length === 1 ? query.prepare('put_line').execute() : query
}

/** Positions are kept where possible; a new first line goes below the lowest, and nothing else moves. */
export function positionsOf(present: readonly (number | undefined)[]): number[] {
  const [first, second = 0] = present
  const wanted = present.length > 0 && first === undefined ? [second - 1, ...present.slice(1)] : present
  const known = wanted.filter((position) => position !== undefined)
  const ascends = known.every((position, index) => index === 0 || position > known[index - 1]!)
  return ascends && known.length === wanted.length ? known : present.map((_, index) => index)
}
