import { z } from 'zod'
import { discountRates } from '#domain/clients/discounts.ts'
import { payoutMethods } from '#domain/commission/payouts.ts'
import { commissionStates, ledgerStates, payoutStates } from '#domain/commission/states.ts'
import { tiers } from '#domain/commission/tiers.ts'
import { currencies } from '#domain/money.ts'
import { Id, Timestamp } from './fields.ts'
import { LimitText, PageText } from './paging.ts'

const Amount = z.number()
const TierRate = z.literal(tiers.map(({ rate }) => rate))

/** `2026-11`, in the region's time zone. */
const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/)

/** What earned this much; `name` is null for everything else together. */
const EarningPart = z.strictObject({ name: z.string().nullable(), amount: Amount })
export type EarningPart = z.infer<typeof EarningPart>

/** Without what would allow somebody else to use it: `BE71 •••• •••• 6769`. */
export const PayoutMethod = z.strictObject({
  method: z.enum(payoutMethods),
  account: z.string().nullable(),
  /** Null except for a bank account. */
  holder: z.string().nullable(),
})
export type PayoutMethod = z.infer<typeof PayoutMethod>

export const CommissionSummary = z.strictObject({
  currency: z.enum(currencies),
  /** Below zero if more was refunded than has been earned since. */
  available: Amount,
  pending: Amount,
  /** Paid out since January. */
  paid: Amount,
  /** Taken back by refunds since January. */
  reversed: Amount,
  payout_method: PayoutMethod,
  next_payout_on: z.string(),
  /** Less than this is not paid out yet. */
  payout_minimum: Amount,
  tier_rate: TierRate,
  /** What clients paid in the last 12 months, including VAT, less refunds. */
  turnover: Amount,
  /** Null in the highest tier. */
  next_tier: z.strictObject({ rate: TierRate, from: Amount, missing: Amount }).nullable(),
  tiers: z.array(z.strictObject({ from: Amount, rate: TierRate })),
  /** The last 12 months, oldest first: what was credited, less what was reversed. */
  months: z.array(z.strictObject({ month: Month, amount: Amount })),
  /** Since January, the highest first. */
  most: z.strictObject({
    protocols: z.array(EarningPart),
    products: z.array(EarningPart),
    clients: z.array(EarningPart),
  }),
})
export type CommissionSummary = z.infer<typeof CommissionSummary>

/** What an account would lose by being erased. */
export const OpenCommission = z.strictObject({
  currency: z.enum(currencies),
  /** Zero if more was refunded than has been earned since. */
  available: Amount,
  pending: Amount,
  /** Both together: what has to be given up. */
  total: Amount,
})
export type OpenCommission = z.infer<typeof OpenCommission>

/** Why a line earned its amount. */
const CommissionLine = z.strictObject({
  name: z.string(),
  quantity: z.int().positive(),
  /** Of these packs after a sale, before discount and voucher: with VAT, and without. */
  price: Amount,
  net_price: Amount,
  vat_percent: z.number(),
  tier_rate: TierRate,
  discount_rate: z.literal(discountRates),
  /** Below zero if it was reversed. */
  amount: Amount,
})
export type CommissionLine = z.infer<typeof CommissionLine>

/** What an order was credited, or what a refund took back. */
export const CommissionEntry = z.strictObject({
  id: Id,
  state: z.enum(commissionStates),
  at: Timestamp,
  order: z.strictObject({ id: Id, number: z.string() }),
  /** Null when it was placed through a link by someone who is not one of the practitioner's clients. */
  client: z.strictObject({ id: Id, first_name: z.string(), last_name: z.string() }).nullable(),
  protocols: z.array(z.string()),
  /** The practitioner placed it, as a guest: what it was credited is reversed without a refund. */
  own_order: z.boolean(),
  /** Below zero if it was reversed. */
  amount: Amount,
  /** When pending commission will be earned; null until everything has been shipped. */
  earned_at: Timestamp.nullable(),
  lines: z.array(CommissionLine),
})
export type CommissionEntry = z.infer<typeof CommissionEntry>

/** What was paid to the practitioner, or came back. */
export const PayoutEntry = z.strictObject({
  id: Id,
  state: z.enum(payoutStates),
  at: Timestamp,
  payout: z.strictObject({ id: Id, number: z.string() }),
  /** Masked. */
  account: z.string(),
  /** Below zero if it was paid. */
  amount: Amount,
})
export type PayoutEntry = z.infer<typeof PayoutEntry>

export const CommissionEntryPage = z.strictObject({
  data: z.array(z.union([CommissionEntry, PayoutEntry])),
  currency: z.enum(currencies),
  total_results: z.int(),
  total_pages: z.int(),
  current_page: z.int(),
  limit: z.int(),
})
export type CommissionEntryPage = z.infer<typeof CommissionEntryPage>

export const CommissionEntryQuery = z.object({
  page: PageText.default(1),
  limit: LimitText.default(20),
  month: Month.optional(),
  state: z.enum(ledgerStates).optional(),
})
export type CommissionEntryQuery = z.output<typeof CommissionEntryQuery>
