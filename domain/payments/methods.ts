/** The methods of a new shop; more can be added as data. */
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

/** A payment method as the shop stores it. */
export type PaymentMethod = {
  key: string
  name: string
  /** Where it can be used; null means everywhere. ISO 3166-1 alpha-2. */
  countries: readonly string[] | null
  /** The payment provider's name for it. */
  providerMethod: string
}

const klarna = 'AT BE DE DK ES FI FR GB IE IT NL PT SE'.split(' ')

/** The methods of a new shop, in display order. */
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
 * The method that was actually used, from the provider's name or the shop's own key. If several share a provider name
 * (cards) it is the chosen one; otherwise the provider's name itself, which is true for all of them.
 */
export function methodPaidWith(
  chosen: string,
  reported: string,
  methods: readonly Pick<PaymentMethod, 'key' | 'providerMethod'>[],
): string {
  const matching = methods.filter(
    ({ key, providerMethod }) => key === reported || providerMethod === reported,
  )
  if (matching.some(({ key }) => key === chosen)) return chosen
  const exact = matching.find(({ key }) => key === reported)
  if (exact) return exact.key
  return matching.length === 1 ? matching[0]!.key : reported
}

export function isUsableIn({ countries }: Pick<PaymentMethod, 'countries'>, country: string): boolean {
  return countries === null || countries.includes(country)
}
