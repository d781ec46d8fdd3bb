import { and, eq, inArray, sql } from 'drizzle-orm'
import { isSameLine, type Line } from '#domain/protocols/lines.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { type Database, sqlState } from '#server/platform/database.ts'
import { refuse } from '#server/platform/problems.ts'
import { readLines } from '../queries/protocols.ts'
import type { LineRow } from '../queries/records.ts'
import { protocolLines } from '../tables.ts'
import { holdOwnProtocol } from './hold-protocol.ts'
import { touch } from './keep-version.ts'

export type ChangedLines = { lines: readonly Line[]; revision: number }

/** Holds a protocol, lets `decide` say how its lines stand from now on, and writes what differs. */
export async function changeLines(
  ctx: Ctx<SignedIn>,
  protocolId: number,
  decide: (lines: readonly Line[]) => readonly Line[],
): Promise<ChangedLines> {
  return ctx.db
    .transaction(async (tx) => {
      const { revision } = await holdOwnProtocol({ ...ctx, db: tx }, protocolId)
      const rows = await readLines(tx, [protocolId])
      const lines = decide(rows)
      const isChanged = await saveLines(tx, { protocolId, rows, lines })
      return { lines, revision: isChanged ? await touch({ db: tx, now: ctx.now }, protocolId) : revision }
    })
    .catch(refuseDeletedVariant)
}

/** A variant that left the catalogue between being looked up and being written. */
export function refuseDeletedVariant(error: unknown): never {
  if (sqlState(error) === '23503') return refuse('product-not-sold')
  throw error
}

type Saving = { protocolId: number; rows: readonly LineRow[]; lines: readonly Line[] }

async function saveLines(db: Database, { protocolId, rows, lines }: Saving): Promise<boolean> {
  const former = new Map(rows.map((row) => [row.variantId, row]))
  const positions = positionsOf(lines.map(({ variantId }) => former.get(variantId)?.position))
  const written = lines
    .map(({ variantId, quantity, notes, dose }, index) => ({
      ...{ protocolId, variantId, quantity, notes, dose },
      position: positions[index]!,
    }))
    .filter((row) => {
      const before = former.get(row.variantId)
      return !before || before.position !== row.position || !isSameLine(before, row)
    })
  const kept = new Set(lines.map(({ variantId }) => variantId))
  const removed = rows.map(({ variantId }) => variantId).filter((id) => !kept.has(id))
  if (removed.length > 0)
    await db
      .delete(protocolLines)
      .where(and(eq(protocolLines.protocolId, protocolId), inArray(protocolLines.variantId, removed)))
  if (written.length > 0) await insertLines(db, written)
  return removed.length > 0 || written.length > 0
}

function insertLines(db: Database, rows: (typeof protocolLines.$inferInsert)[]) {
  return db
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
}

/** As they were where that keeps the order; a new first one goes below the others, and nothing else moves. */
export function positionsOf(present: readonly (number | undefined)[]): number[] {
  const [first, second = 0] = present
  const wanted = present.length > 0 && first === undefined ? [second - 1, ...present.slice(1)] : present
  const known = wanted.filter((position) => position !== undefined)
  const ascends = known.every((position, index) => index === 0 || position > known[index - 1]!)
  return ascends && known.length === wanted.length ? known : present.map((_, index) => index)
}
