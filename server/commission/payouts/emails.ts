import { eq } from 'drizzle-orm'
import { maskedAccount } from '#domain/commission/payout-account.ts'
import { payoutNumber } from '#domain/commission/payouts.ts'
import { toAccount } from '#server/accounts/emails.ts'
import { findUser } from '#server/accounts/find-users.ts'
import type { Deps } from '#server/platform/context.ts'
import type { EmailContent, WriteEmail } from '#server/platform/mail/email.ts'
import type { EmailName } from '#server/platform/mail/email-names.ts'
import { moneyText } from '#server/platform/money-text.ts'
import { getPayoutMethod, openAccount } from './accounts.ts'
import type { PayoutRow } from './present-payout.ts'
import { payouts } from './tables.ts'

const commission = '/account/practitioner/commission'

export function payoutEmails({ sealing, region }: Pick<Deps, 'region' | 'sealing'>) {
  const valuesOf = ({ id, amount, currency, sealedAccount }: PayoutRow) => ({
    number: payoutNumber(id),
    amount: moneyText(amount, region, currency),
    account: maskedAccount(openAccount(sealing, sealedAccount)),
  })
  return {
    'payout-method-changed': async ({ user_id: id }, { db }) => {
      if (id === null) return undefined
      const { account } = await getPayoutMethod({ db, sealing }, id)
      return toAccount(await findUser(db, id), {
        ...(account === null
          ? { texts: 'payout-method-removed' }
          : { texts: 'payout-method-changed', values: { account } }),
        button: { path: commission },
      })
    },
    'payout-made': aboutPayout((payout) => ({
      texts: 'payout-made',
      values: valuesOf(payout),
      button: { path: `${commission}/payouts/${payout.id}` },
    })),
    'payout-returned': aboutPayout((payout) => ({
      texts: 'payout-returned',
      values: valuesOf(payout),
      quote: [payout.reason ?? ''],
      button: { path: commission },
    })),
  } satisfies Partial<Record<EmailName, WriteEmail>>
}

function aboutPayout(write: (payout: PayoutRow) => EmailContent): WriteEmail {
  return async ({ payout_id: id }, { db }) => {
    if (typeof id !== 'number') return undefined
    const [payout] = await db.select().from(payouts).where(eq(payouts.id, id))
    return payout && toAccount(await findUser(db, payout.practitionerId), write(payout))
  }
}
