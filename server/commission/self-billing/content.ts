import type { Billed, VatTreatment } from '#domain/commission/self-billing.ts'
import type { Language } from '#domain/languages.ts'
import type { Currency } from '#domain/money.ts'

/** A business as named on an invoice. */
export type BilledParty = {
  name: string
  street: string
  postalCode: string
  city: string
  /** State, county or province; may be empty. */
  region: string
  country: string
  vatNumber: string
  email: string
}

/** Everything an invoice or credit note says, as it was when it was issued. */
export type SelfBilledContent = Billed & {
  number: string
  /** `2026-11-01` */
  issuedOn: string
  /** `2026-10` */
  month: string
  language: Language
  currency: Currency
  vatTreatment: VatTreatment
  supplier: BilledParty
  customer: BilledParty
  /** The practitioner's invoice before a credit note. */
  credits: { number: string; issuedOn: string } | null
}
