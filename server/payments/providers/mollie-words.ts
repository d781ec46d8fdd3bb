import { Locale, PaymentMethod, PaymentStatus } from '@mollie/api-client'
import { type Currency, currencies, type Minor, toMajor, toMinor } from '#domain/money.ts'
import type { PaymentState } from '#domain/orders/settlement.ts'

/** Languages of Mollie's pages; all others follow the browser. */
const locales: Partial<Record<string, Locale>> = {
  en: Locale.en_GB,
  de: Locale.de_DE,
  da: Locale.da_DK,
  es: Locale.es_ES,
  fr: Locale.fr_FR,
  hu: Locale.hu_HU,
  it: Locale.it_IT,
  nl: Locale.nl_NL,
  pt: Locale.pt_PT,
}
/** A reserved or pending payment may still end either way. */
const states: Record<PaymentStatus, PaymentState> = {
  [PaymentStatus.open]: 'open',
  [PaymentStatus.pending]: 'open',
  [PaymentStatus.authorized]: 'open',
  [PaymentStatus.paid]: 'paid',
  [PaymentStatus.failed]: 'failed',
  [PaymentStatus.canceled]: 'cancelled',
  [PaymentStatus.expired]: 'expired',
}
const methods: ReadonlySet<string> = new Set(Object.values(PaymentMethod))

export const localeOf = (language: string): Locale | undefined => locales[language]
export const stateOf = (status: PaymentStatus): PaymentState => states[status]
export const isMethod = (method: string): method is PaymentMethod => methods.has(method)

/** `{ value: '24.90', currency: 'EUR' }` */
export function moneyOf(amount: Minor, currency: Currency) {
  return { value: toMajor(amount).toFixed(2), currency }
}

/** In any other currency the amount counts as wrong, since it was not requested. */
export function toAmount({ value, currency }: { value: string; currency: string }) {
  const known = currencies.find((each) => each === currency)
  if (!known) throw new Error(`A payment in ${currency}, which nobody asked for`)
  return { amount: toMinor(Number(value)), currency: known }
}
