import { eq } from 'drizzle-orm'
import type { PayoutMethod } from '#contract/commission.ts'
import { maskedAccount, type PayoutAccount } from '#domain/commission/payout-account.ts'
import type { Deps } from '#server/platform/context.ts'
import type { Sealing } from '#server/platform/sealing.ts'
import { payoutMethods } from './tables.ts'

export function sealAccount(sealing: Sealing, account: PayoutAccount): string {
  return sealing.seal(JSON.stringify(account))
}

export function openAccount(sealing: Sealing, sealed: string): PayoutAccount {
  return JSON.parse(sealing.open(sealed)) as PayoutAccount
}

/** A practitioner's method as it is shown to them. */
export async function getPayoutMethod(
  { db, sealing }: Pick<Deps, 'db' | 'sealing'>,
  practitionerId: number,
): Promise<PayoutMethod> {
  const [found] = await db
    .select()
    .from(payoutMethods)
    .where(eq(payoutMethods.practitionerId, practitionerId))
  if (!found) return { method: 'not_set', account: null, holder: null }
  const account = openAccount(sealing, found.sealedAccount)
  return {
    method: found.method,
    account: maskedAccount(account),
    holder: account.kind === 'paypal' ? null : account.holder,
  }
}
