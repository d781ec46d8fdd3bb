import type { ReactNode } from 'react'
import useSWR from 'swr'
import type { Cart } from '#contract/cart.ts'
import type { Quote } from '#contract/checkout.ts'
import { checkoutPaths } from '#contract/order-paths.ts'
import type { CartLine } from '#domain/cart/cart.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { useSession } from '#web/platform/session/session.ts'
import { visitorItems } from '#web/platform/visitor-items.ts'
import { guestId } from '../checkout/guest.ts'
import { fetchQuote } from '../checkout/quote/use-quote.ts'
import { cartWithVoucher } from './cart-with-voucher.ts'
import { useVoucherCode } from './voucher-code.ts'
import { VoucherField } from './voucher-field.tsx'

type CartVoucherInput = {
  cart: Cart | undefined
  /** The lines of a visitor's cart; undefined for a user's. */
  visitorLines: readonly CartLine[] | undefined
}

export type CartVoucher = {
  field: ReactNode
  isAsking: boolean
  /** Undefined if no voucher is applied. */
  applied: { cart: Cart; code: string; amount: number } | undefined
}

/** The voucher of the cart, with the checkout's own prices and rules. Nothing without a delivery country. */
export function useCartVoucher({ cart, visitorLines }: CartVoucherInput): CartVoucher | undefined {
  const { user } = useSession()
  const { t, language } = useTranslation('checkout')
  const buyer = user?.id ?? guestId
  const { code, setCode } = useVoucherCode(buyer)
  const country = cart?.delivery?.country
  const request = country &&
    code && {
      country,
      voucher_code: code,
      ...(visitorLines && { items: visitorItems(visitorLines) }),
    }
  const { data, error, isLoading, isValidating } = useSWR<Quote, Error>(
    cart && request ? [checkoutPaths.quote, buyer, 'cart', contentOf(cart), JSON.stringify(request)] : null,
    () => (request ? fetchQuote(request, language) : Promise.reject(new Error('no voucher'))),
    { keepPreviousData: true, shouldRetryOnError: false },
  )
  if (!cart || !country) return undefined
  const quote = code ? data : undefined
  const isCurrent = quote !== undefined && contentOf(quote.cart) === contentOf(cart)
  const used = isCurrent ? quote.price.voucher_code : null
  return {
    isAsking: code !== '' && (isLoading || (isValidating && !isCurrent)),
    applied:
      isCurrent && used
        ? { cart: cartWithVoucher(cart, quote.price), code: used, amount: quote.price.voucher }
        : undefined,
    field: (
      <>
        <VoucherField
          key={buyer}
          quote={quote}
          asked={code}
          isAsking={isLoading}
          failure={error}
          onChange={setCode}
        />
        {used && visitorLines && <p className="mt-2 text-small text-ink-2">{t('voucher.checked-later')}</p>}
      </>
    ),
  }
}

/** What a voucher's reduction depends on. */
function contentOf({ items, total_price_after_discount: goods }: Cart): string {
  return JSON.stringify([goods, items.map((item) => [item.product_variant_id, item.quantity])])
}
