import type { Minor } from '../money.ts'
import { type Move, movesToShop } from './ledger.ts'
import type { Amounts } from './statement.ts'

/** What a practitioner would lose with their account; no more is owed if more was refunded than earned since. */
export function openCommission({ pending, available }: Amounts): Amounts & { total: Minor } {
  const owed = Math.max(0, available)
  return { pending, available: owed, total: pending + owed }
}

/**
 * What goes back to the shop when a practitioner gives up their open commission: all that is pending and, of the lines in
 * this order, as much as is owed. Payouts belong to no line, so lines may contain more than is owed.
 */
export function givenUpOf<Line extends Amounts>(
  lines: readonly Line[],
  owed: Minor,
): { line: Line; moves: Move[] }[] {
  let left = owed
  return lines.map((line) => {
    const available = Math.min(left, line.available)
    left -= available
    return { line, moves: movesToShop({ pending: line.pending, available }) }
  })
}
