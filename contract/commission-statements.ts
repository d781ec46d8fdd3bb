import { z } from 'zod'
import { monthPattern } from '#domain/commission/months.ts'
import { agreementVersion, supplierParts } from '#domain/commission/self-billing.ts'
import { currencies } from '#domain/money.ts'
import { invoiceKinds } from '#domain/orders/invoices.ts'

/** `2026-10`, in the region's time zone. */
const Month = z.string().regex(monthPattern)
export const MonthParams = z.object({ month: Month })

/** A closed month, with its closing balances. */
export const CommissionStatement = z.strictObject({
  month: Month,
  pending: z.number(),
  /** Below zero if more was taken back than has been earned. */
  available: z.number(),
  /** Issued for the practitioner, if they agreed to it. */
  invoice: z.strictObject({ number: z.string(), kind: z.enum(invoiceKinds) }).nullable(),
})
export type CommissionStatement = z.infer<typeof CommissionStatement>

/** Latest first. */
export const CommissionStatements = z.strictObject({
  currency: z.enum(currencies),
  data: z.array(CommissionStatement),
})
export type CommissionStatements = z.infer<typeof CommissionStatements>

export const InvoiceParams = z.object({ number: z.string().max(20) })

/** Whether the shop writes the invoices for a practitioner's commission. */
export const SelfBilling = z.strictObject({
  /** Of the text to agree to. */
  text_version: z.int(),
  /** `first_month` is the first that is invoiced. */
  agreement: z.strictObject({ agreed_at: z.string(), first_month: Month }).nullable(),
  /** What the profile lacks for an invoice. */
  missing: z.array(z.enum(supplierParts)),
  /** How the practitioner is named on an invoice. */
  supplier: z.strictObject({ name: z.string(), address: z.array(z.string()), vat_number: z.string() }),
})
export type SelfBilling = z.infer<typeof SelfBilling>

/** The text that was read, so that nobody agrees to another one. */
export const SelfBillingConsent = z.strictObject({ text_version: z.literal(agreementVersion) })
