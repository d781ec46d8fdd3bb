import { z } from 'zod'
import { isHolder } from '#domain/commission/payout-account.ts'
import { withheldReasons } from '#domain/commission/payouts.ts'
import { payoutStates } from '#domain/commission/states.ts'
import { currencies } from '#domain/money.ts'
import { Email, Line, Proof } from './accounts.ts'
import { CommissionEntry, PayoutMethod } from './commission.ts'
import { Id, Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'

const Amount = z.number()
const totals = {
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
}

const Digits = z.string().trim().max(60)
/** As a bank accepts it in a transfer. */
const Holder = Line.min(1).max(70).refine(isHolder)

/** Of a bank account either `iban` or, for payouts in pounds, sort code and account number. */
export const PayoutMethodChange = z.discriminatedUnion('payout_method', [
  z.strictObject({ payout_method: z.literal('not_set'), ...Proof.shape }),
  z.strictObject({ payout_method: z.literal('paypal'), email: Email, ...Proof.shape }),
  z.strictObject({
    payout_method: z.literal('bank_account'),
    holder: Holder,
    iban: Digits.optional(),
    sort_code: Digits.optional(),
    account_number: Digits.optional(),
    ...Proof.shape,
  }),
])
export type PayoutMethodChange = z.output<typeof PayoutMethodChange>

const Payout = z.strictObject({
  id: Id,
  number: z.string(),
  state: z.enum(payoutStates),
  at: Timestamp,
  amount: Amount,
  currency: z.enum(currencies),
  method: PayoutMethod.shape.method,
  /** Masked. */
  account: z.string(),
  returned_at: Timestamp.nullable(),
  /** Why the transfer failed. */
  reason: z.string().nullable(),
})
export type Payout = z.infer<typeof Payout>
export const PayoutPage = z.strictObject({ data: z.array(Payout), ...totals })
export type PayoutPage = z.infer<typeof PayoutPage>

/** With the orders and refunds it is made up of: of each, what it adds to this payout. */
export const PayoutDetail = z.strictObject({
  ...Payout.shape,
  entries: z.strictObject({ data: z.array(CommissionEntry), ...totals }),
})
export type PayoutDetail = z.infer<typeof PayoutDetail>
export const PayoutQuery = z.object({ page: PageText.default(1), limit: LimitText.default(20) })

const Practitioner = z.strictObject({ id: Id, name: z.string() })

/** Who would be paid now, and who would not. */
export const PayoutPreview = z.strictObject({
  /** Names exactly these payouts. */
  fingerprint: z.string(),
  currency: z.enum(currencies),
  minimum: Amount,
  total: Amount,
  payable: z.array(
    z.strictObject({
      practitioner: Practitioner,
      amount: Amount,
      method: PayoutMethod.shape.method,
      account: z.string(),
    }),
  ),
  withheld: z.array(
    z.strictObject({ practitioner: Practitioner, amount: Amount, reason: z.enum(withheldReasons) }),
  ),
})
export type PayoutPreview = z.infer<typeof PayoutPreview>

/** `fingerprint`: of the preview that the admin has seen. */
export const PayoutRunRequest = z.strictObject({ fingerprint: z.string().regex(/^[\da-f]{64}$/) })

export const payoutFiles = ['sepa', 'accounts', 'paypal'] as const
export const PayoutFileName = z.enum(payoutFiles)
export type PayoutFileName = z.infer<typeof PayoutFileName>

const PayoutRun = z.strictObject({
  id: Id,
  at: Timestamp,
  by: z.string(),
  currency: z.enum(currencies),
  total: Amount,
  payouts: z.int(),
  returned: z.int(),
  /** The files to send to the bank and to PayPal; they do not contain returned payouts. */
  files: z.array(PayoutFileName),
  /** When each file was last downloaded, if it ever was. */
  downloads: z.array(z.strictObject({ file: PayoutFileName, at: Timestamp })),
})
export type PayoutRun = z.infer<typeof PayoutRun>
export const PayoutRunPage = z.strictObject({ data: z.array(PayoutRun), ...totals })
export type PayoutRunPage = z.infer<typeof PayoutRunPage>

const PayoutOfRun = z.strictObject({ ...Payout.shape, practitioner: Practitioner })
export type PayoutOfRun = z.infer<typeof PayoutOfRun>
export const PayoutRunDetail = z.strictObject({ ...PayoutRun.shape, list: z.array(PayoutOfRun) })
export type PayoutRunDetail = z.infer<typeof PayoutRunDetail>

export const PayoutReturn = z.strictObject({ reason: Line.min(1).max(200) })
