import type { Minor } from '../money.ts'
import { balancesOf, type EntryKind, entryKinds, type Move } from './ledger.ts'
import { type PayoutState, payoutStates } from './states.ts'

/** What belongs to a practitioner: not earned yet, and owed to them. Below zero: taken back, or paid out. */
export type Amounts = { pending: Minor; available: Minor }
/** What moved commission of an order, or a payout. */
export type StatementKind = EntryKind | PayoutState
const statementKinds: readonly StatementKind[] = [...entryKinds, ...payoutStates]
export type StatementEntry = Move & { kind: StatementKind }
/** An entry of the ledger with what it changes. */
export type StatementLine<Entry extends StatementEntry> = { entry: Entry; changes: Amounts }

export type Statement<Entry extends StatementEntry> = {
  opening: Amounts
  lines: StatementLine<Entry>[]
  /** The sum of each kind of entry that occurs: orders first, then payouts. */
  sums: { kind: StatementKind; changes: Amounts }[]
  closing: Amounts
}

/** The entries of a month, and the balances before and after them. */
export function statementOf<Entry extends StatementEntry>(
  opening: Amounts,
  entries: readonly Entry[],
): Statement<Entry> {
  const lines = entries.map((entry) => ({ entry, changes: amountsOf([entry]) }))
  const sums = statementKinds.flatMap((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind)
    return ofKind.length > 0 ? { kind, changes: amountsOf(ofKind) } : []
  })
  return { opening, lines, sums, closing: sumOf([opening, ...lines.map(({ changes }) => changes)]) }
}

export function sumOf(amounts: readonly Amounts[]): Amounts {
  return amounts.reduce(
    (sum, { pending, available }) => ({
      pending: sum.pending + pending,
      available: sum.available + available,
    }),
    { pending: 0, available: 0 },
  )
}

function amountsOf(moves: readonly Move[]): Amounts {
  const { pending, available } = balancesOf(moves)
  return { pending, available }
}
