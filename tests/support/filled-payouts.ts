import { eq } from 'drizzle-orm'
import { payoutEntries, payoutItems, payoutRuns, payouts } from '#server/commission/payouts/tables.ts'
import { commissionEntries } from '#server/commission/tables.ts'
import type { Database } from '#server/platform/database.ts'

type SeedInput = { userId: number; sealedAccount: string }

/** A run of the user that paid them the commission of their order. */
export async function fillPayouts(db: Database, { userId, sealedAccount }: SeedInput): Promise<void> {
  const [entry] = await db
    .select()
    .from(commissionEntries)
    .where(eq(commissionEntries.practitionerId, userId))
  const { currency, amount, at } = entry!
  const [run] = await db
    .insert(payoutRuns)
    .values({ fingerprint: `of ${userId}`, currency, at, adminId: userId })
    .returning()
  const [payout] = await db
    .insert(payouts)
    .values({
      runId: run!.id,
      practitionerId: userId,
      amount,
      currency,
      method: 'paypal',
      sealedAccount,
      at,
    })
    .returning()
  const payoutId = payout!.id
  await db.insert(payoutItems).values({ payoutId, entryId: entry!.id })
  const move = { kind: 'paid', from: 'available', to: 'paid' } as const
  await db.insert(payoutEntries).values({ payoutId, practitionerId: userId, ...move, amount, currency, at })
}
