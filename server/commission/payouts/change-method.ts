import { eq } from 'drizzle-orm'
import type { PayoutMethodChange } from '#contract/payouts.ts'
import { type PayoutAccount, readAccountNumber, readSortCode } from '#domain/commission/payout-account.ts'
import type { FieldProblem } from '#domain/field-problems.ts'
import type { Region } from '#domain/regions.ts'
import { readIban } from '#lib/bank-accounts/bank-accounts.ts'
import { lockProven, provePassword } from '#server/accounts/security/proof.ts'
import { checkSecondFactor } from '#server/accounts/sign-in/second-factor-check.ts'
import type { Ctx, SignedIn } from '#server/platform/context.ts'
import { queueEmail } from '#server/platform/mail/queue-email.ts'
import { refuse } from '#server/platform/problems.ts'
import { transact } from '#server/platform/transact.ts'
import { sealAccount } from './accounts.ts'
import { payoutMethods } from './tables.ts'

type Changed = Exclude<PayoutMethodChange, { payout_method: 'not_set' }>
type BankAccount = Extract<Changed, { payout_method: 'bank_account' }>

/** Somebody who has the practitioner's device must not redirect their money: it asks who they are, and emails them. */
export async function changePayoutMethod(
  ctx: Pick<Ctx<SignedIn>, 'actor' | 'db' | 'jobs' | 'now' | 'region' | 'sealing' | 'securityLog'>,
  change: PayoutMethodChange,
): Promise<void> {
  const { jobs, now, region, sealing } = ctx
  const account = change.payout_method === 'not_set' ? undefined : accountOf(change, region)
  const proven = await provePassword(ctx, change.password)
  await transact(ctx.db, async (tx) => {
    const practitioner = await lockProven({ ...ctx, db: tx }, proven)
    await checkSecondFactor({ ...ctx, db: tx }, practitioner, change.otp)
    const { id: practitionerId } = practitioner
    if (change.payout_method === 'not_set' || !account) {
      const own = eq(payoutMethods.practitionerId, practitionerId)
      const removed = await tx.delete(payoutMethods).where(own).returning()
      if (removed.length === 0) return
    } else {
      const values = {
        method: change.payout_method,
        sealedAccount: sealAccount(sealing, account),
        changedAt: now,
      }
      await tx
        .insert(payoutMethods)
        .values({ practitionerId, ...values })
        .onConflictDoUpdate({ target: payoutMethods.practitionerId, set: values })
    }
    await queueEmail({ db: tx, jobs }, { template: 'payout-method-changed', user_id: practitionerId })
  })
}

function accountOf(change: Changed, region: Region): PayoutAccount {
  if (change.payout_method === 'paypal') return { kind: 'paypal', email: change.email }
  return region === 'uk' ? sortCodeOf(change) : ibanOf(change)
}

/** Payouts in euro are SEPA transfers. */
function ibanOf({ holder, iban: text }: BankAccount): PayoutAccount {
  const read = text ? readIban(text) : undefined
  if (!read) return refuseField('iban', text ? 'iban' : 'required')
  return read.isInSepa ? { kind: 'iban', holder, iban: read.iban } : refuseField('iban', 'iban-country')
}

/** Payouts in pounds are domestic transfers. */
function sortCodeOf({ holder, ...given }: BankAccount): PayoutAccount {
  const sortCode = readSortCode(given.sort_code ?? '')
  if (!sortCode) return refuseField('sort_code', given.sort_code ? 'sort-code' : 'required')
  const accountNumber = readAccountNumber(given.account_number ?? '')
  if (!accountNumber)
    return refuseField('account_number', given.account_number ? 'account-number' : 'required')
  return { kind: 'sort-code', holder, sortCode, accountNumber }
}

function refuseField(field: string, problem: FieldProblem): never {
  return refuse('invalid-input', { [field]: [problem] })
}
