import type { Minor } from '../money.ts'
import type { InvoiceKind } from '../orders/invoices.ts'
import { standardVatPercent } from '../reference/standard-vat.ts'
import { seller } from '../seller.ts'
import type { EntryKind } from './ledger.ts'
import { monthAfter, monthStart } from './months.ts'
import type { Amounts, StatementKind } from './statement.ts'

/** Of the text that practitioners agree to; raised when it changes. */
export const agreementVersion = 1

/** What an invoice is about; a payout pays for it. */
const billedKinds = ['earned', 'reversed'] as const satisfies readonly EntryKind[]
export type BilledKind = (typeof billedKinds)[number]

/** What an invoice needs and a practitioner's profile may lack. */
export const supplierParts = ['vat_number', 'address'] as const
export type SupplierPart = (typeof supplierParts)[number]

export type Agreement = { agreedAt: Date; withdrawnAt: Date | null }

/** Only months that were covered from beginning to end are invoiced. */
export function isCovered({ agreedAt, withdrawnAt }: Agreement, month: string, zone: string): boolean {
  return (
    agreedAt <= monthStart(zone, month) &&
    (withdrawnAt === null || withdrawnAt >= monthStart(zone, monthAfter(month)))
  )
}

/** `AE`: the customer owes the VAT in their own country, so the invoice contains none. */
export type VatTreatment = { category: 'S' | 'AE'; percent: number }

/** For services to the seller by a business with this VAT number. */
export function vatTreatmentOf(vatNumber: string): VatTreatment {
  if (vatCountryOf(vatNumber) !== seller.country) return { category: 'AE', percent: 0 }
  return { category: 'S', percent: standardVatPercent(seller.country) }
}

/** Greek VAT numbers begin with EL. */
function vatCountryOf(vatNumber: string): string {
  const prefix = vatNumber.slice(0, 2)
  return prefix === 'EL' ? 'GR' : prefix
}

export type BilledLine = { kind: BilledKind; net: Minor }
/**
 * `net + vat + rounding = total`, and the lines add up to `net`. An amount with VAT often has no base that leads to it
 * exactly, so a cent may be rounding. A credit note has the same signs as an invoice.
 */
export type Billed = {
  kind: InvoiceKind
  lines: BilledLine[]
  net: Minor
  vat: Minor
  rounding: Minor
  total: Minor
}

type Sums = readonly { kind: StatementKind; changes: Amounts }[]

const availableOf = (sums: Sums, kind: BilledKind) =>
  sums.find((sum) => sum.kind === kind)?.changes.available ?? 0

/**
 * The commission that became available in a month less what was taken back from it, which includes the VAT that the
 * practitioner owes on it. Nothing is invoiced if both are equal.
 */
export function amountToBill(sums: Sums): Minor {
  return billedKinds.reduce((sum, kind) => sum + availableOf(sums, kind), 0)
}

/** What a month is invoiced with. Undefined if there is nothing to bill. */
export function billedFor(sums: Sums, { percent }: VatTreatment): Billed | undefined {
  const ofKind = (kind: BilledKind) => availableOf(sums, kind)
  const balance = amountToBill(sums)
  if (balance === 0) return undefined
  const sign = Math.sign(balance)
  const netOf = (amount: Minor) => Math.round((100 * amount) / (100 + percent))
  const total = Math.abs(balance)
  const net = netOf(total)
  const vat = Math.round((net * percent) / 100)
  const earned = netOf(Math.abs(ofKind('earned'))) * sign
  const lines: BilledLine[] = [
    { kind: 'earned', net: earned },
    { kind: 'reversed', net: net - earned },
  ]
  return {
    kind: sign > 0 ? 'invoice' : 'credit_note',
    lines: lines.filter((line) => ofKind(line.kind) !== 0),
    net,
    vat,
    rounding: total - net - vat,
    total,
  }
}

/** A practitioner's invoices and credit notes of a year are numbered together, from 1 without gaps: `SB2026-0003`. */
export function selfBilledNumber(year: number, sequence: number): string {
  return `SB${year}-${String(sequence).padStart(4, '0')}`
}

/** Undefined if it is not the number of an invoice. */
export function readSelfBilledNumber(number: string): { year: number; sequence: number } | undefined {
  const [, digits, count] = /^SB(\d{4})-(\d{4,9})$/.exec(number) ?? []
  const [year, sequence] = [Number(digits), Number(count)]
  return sequence > 0 && selfBilledNumber(year, sequence) === number ? { year, sequence } : undefined
}
