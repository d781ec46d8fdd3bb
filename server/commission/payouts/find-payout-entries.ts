import { inArray } from 'drizzle-orm'
import type { PayoutEntry } from '#contract/commission.ts'
import { maskedAccount } from '#domain/commission/payout-account.ts'
import { payoutNumber } from '#domain/commission/payouts.ts'
import { toMajor } from '#domain/money.ts'
import type { Deps } from '#server/platform/context.ts'
import { openAccount } from './accounts.ts'
import { payoutEntries, payouts } from './tables.ts'

/** The entries with these ids, as the practitioner sees them. */
export async function findPayoutEntries(
  { db, sealing }: Pick<Deps, 'db' | 'sealing'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PayoutEntry>> {
  if (ids.length === 0) return new Map()
  const entries = await db
    .select()
    .from(payoutEntries)
    .where(inArray(payoutEntries.id, [...ids]))
  const about = entries.map(({ payoutId }) => payoutId)
  const rows = await db.select().from(payouts).where(inArray(payouts.id, about))
  const accounts = new Map(rows.map(({ id, sealedAccount }) => [id, sealedAccount]))
  return new Map(
    entries.map(({ id, kind, at, amount, payoutId }) => [
      id,
      {
        id,
        state: kind,
        at: at.toISOString(),
        payout: { id: payoutId, number: payoutNumber(payoutId) },
        account: maskedAccount(openAccount(sealing, accounts.get(payoutId)!)),
        amount: toMajor(kind === 'paid' ? -amount : amount),
      },
    ]),
  )
}
