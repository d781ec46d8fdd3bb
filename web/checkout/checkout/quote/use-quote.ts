import { useEffect, useState } from 'react'
import useSWR from 'swr'
import type { GuestQuoteRequest, Quote, QuoteRequest } from '#contract/checkout.ts'
import { checkoutPaths, guestPaths } from '#contract/order-paths.ts'
import { zoneOf } from '#domain/delivery/zones.ts'
import type { Language } from '#domain/languages.ts'
import type { Region } from '#domain/regions.ts'
import { callApi, isTransient } from '#web/platform/call-api.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { problemCode } from '#web/platform/refusals.ts'
import { callAccount, useSession } from '#web/platform/session/session.ts'
import type { CheckoutDraft } from '../draft.ts'
import { guestId } from '../guest.ts'

/** For the user's cart, or for the lines that a guest sends along. */
type AskedQuote = QuoteRequest | GuestQuoteRequest

export function fetchQuote(request: AskedQuote, language: Language): Promise<Quote> {
  const call = { method: 'POST', body: request }
  return 'items' in request
    ? callApi<Quote>(guestPaths.quote, { ...call, language })
    : callAccount<Quote>(checkoutPaths.quote, call)
}

type QuoteAnswer = { asked: string; country: string; quote: Quote }

/**
 * The price of the order, requested again after each change; the previous answer stays visible meanwhile, with
 * `isCurrent` false. `failure`: why there is none for the latest choice.
 */
export function useQuote(request: AskedQuote | null) {
  const { user } = useSession()
  const { language } = useTranslation('checkout')
  const buyer = request && 'items' in request ? guestId : user?.id
  const asked = request && JSON.stringify(request)
  const settled = useDebounced(asked)
  const answer = useSWR<QuoteAnswer, Error, [string, number, string] | null>(
    settled && buyer !== undefined ? [checkoutPaths.quote, buyer, settled] : null,
    async ([, , body]) => {
      const known: AskedQuote = JSON.parse(body)
      return { asked: body, country: known.country, quote: await fetchQuote(known, language) }
    },
    { keepPreviousData: true, shouldRetryOnError: isTransient },
  )
  const isCurrent = answer.data?.asked === asked
  return {
    data: answer.data?.quote,
    error: answer.error,
    failure: isCurrent || asked !== settled || answer.isLoading ? undefined : answer.error,
    mutate: async () => (await answer.mutate())?.quote,
    isCurrent,
    /** The answer shown is for another country. */
    isElsewhere: answer.data?.country !== request?.country,
  }
}

export function isEmptyCart(quote: Quote | undefined, error?: Error): boolean {
  if (quote) return quote.cart.items.length === 0
  return problemCode(error) === 'cart-empty'
}

const maxWaitMs = 150

/** Choices passed with the arrow keys are not requested one by one. */
function useDebounced(text: string | null): string | null {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settled === null ? 0 : maxWaitMs)
    return () => clearTimeout(timer)
  }, [text, settled])
  return settled
}

type QuoteContext = {
  region: Region
  countries: readonly string[]
  /** Of the address that is chosen or being entered. */
  countryNow: string | undefined
  voucherCode: string
}

/** What the price depends on: destination, delivery method and voucher, as far as known. */
export function quoteRequest(
  { address, deliveryMethod }: CheckoutDraft,
  { region, countries, countryNow, voucherCode }: QuoteContext,
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
