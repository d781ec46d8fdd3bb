import type { QuoteRequest } from '#contract/checkout.ts'
import { zoneOf } from '#domain/delivery/zones.ts'
import type { Region } from '#domain/regions.ts'
import type { CheckoutDraft } from '../draft.ts'

type Known = {
  region: Region
  countries: readonly string[]
  /** Of the address that is chosen or being typed just now. */
  countryNow: string | undefined
}

/** What the price is asked for: where to, how and with which voucher, as far as it is known. */
export function quoteRequest(
  { address, deliveryMethod, voucherCode }: CheckoutDraft,
  { region, countries, countryNow }: Known,
): QuoteRequest | null {
  const country = [countryNow, address?.country].find((code) => code && countries.includes(code))
  if (!country) return null
  const isOffered = zoneOf(region, country)?.offers.some(({ method }) => method === deliveryMethod)
  return {
    country,
    ...(deliveryMethod && isOffered && { delivery_method: deliveryMethod }),
    ...(voucherCode && { voucher_code: voucherCode }),
  }
}
