/** Those that a new shop knows; further ones are data. */
const paymentMethodKeys = [
  'americanExpress',
  'applePay',
  'bancontact',
  'belfius',
  'iDeal',
  'kbc',
  'klarna',
  'masterCard',
  'payPal',
  'visa',
] as const

/** A way to pay, as the shop keeps it. */
export type PaymentMethod = {
  key: string
  name: string
  /** Where it can be used; null: everywhere. ISO 3166-1 alpha-2. */
  countries: readonly string[] | null
  /** What the payment provider calls it. */
  providerMethod: string
}

const klarna = 'AT BE DE DK ES FI FR GB IE IT NL PT SE'.split(' ')

/** What a new shop begins with, in the order in which they are shown. */
export const firstPaymentMethods: readonly (PaymentMethod & { key: (typeof paymentMethodKeys)[number] })[] = [
  { key: 'bancontact', name: 'Bancontact', countries: ['BE'], providerMethod: 'bancontact' },
  { key: 'iDeal', name: 'iDEAL | Wero', countries: ['NL', 'BE'], providerMethod: 'ideal' },
  { key: 'masterCard', name: 'Mastercard', countries: null, providerMethod: 'creditcard' },
  { key: 'visa', name: 'Visa', countries: null, providerMethod: 'creditcard' },
  { key: 'americanExpress', name: 'American Express', countries: null, providerMethod: 'creditcard' },
  { key: 'payPal', name: 'PayPal', countries: null, providerMethod: 'paypal' },
  { key: 'applePay', name: 'Apple Pay', countries: null, providerMethod: 'applepay' },
  { key: 'klarna', name: 'Klarna', countries: klarna, providerMethod: 'klarna' },
  { key: 'belfius', name: 'Belfius', countries: ['BE'], providerMethod: 'belfius' },
  { key: 'kbc', name: 'KBC', countries: ['BE'], providerMethod: 'kbc' },
]

/**
 * With which method something was paid that was to be paid with `asked`, by the provider's word for it or the shop's own
 * key. Of several with one word (cards) the one that was asked for; else the word itself, which is true of all of them.
 */
export function methodPaidWith(
  asked: string,
  told: string,
  methods: readonly Pick<PaymentMethod, 'key' | 'providerMethod'>[],
): string {
  const meant = methods.filter(({ key, providerMethod }) => key === told || providerMethod === told)
  if (meant.some(({ key }) => key === asked)) return asked
  const exact = meant.find(({ key }) => key === told)
  if (exact) return exact.key
  return meant.length === 1 ? meant[0]!.key : told
}

export function isUsableIn({ countries }: Pick<PaymentMethod, 'countries'>, country: string): boolean {
  return countries === null || countries.includes(country)
}
