import useSWR from 'swr'
import type { Cart, CartSuggestions, CartSuggestionsQuery } from '#contract/cart.ts'
import { cartPaths } from '#contract/cart-paths.ts'
import { priceToClose } from '#domain/cart/free-delivery.ts'
import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { otherLang } from '#domain/languages.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import { callApi } from '../../platform/call-api.ts'
import { controlName } from '../../platform/control-name.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { packText } from '../../platform/product-words.ts'
import { Thumb } from '../../platform/thumb.tsx'
import { Icon } from '../../ui/icon.tsx'
import { addToCart } from '../store/cart-store.ts'
import { missingForFreeDelivery } from './missing-amount.ts'

/** Products with which the delivery becomes free. */
export function Suggestions({ cart }: { cart: Cart }) {
  const { t, language } = useTranslation('cart')
  const wanted = wantedFor(cart)
  const { data: found } = useSWR<CartSuggestions, Error>(
    wanted && [cartPaths.suggestions, language, JSON.stringify(wanted)],
    () => callApi<CartSuggestions>(cartPaths.suggestions, { method: 'POST', body: wanted, language }),
    { keepPreviousData: true, shouldRetryOnError: false },
  )
  const held = new Set(cart.items.map((item) => item.product_variant_id))
  const offered = wanted ? (found?.data.filter((each) => !held.has(each.product_variant_id)) ?? []) : []
  if (offered.length === 0) return null
  return (
    <section className="mt-6" aria-labelledby="for-free-delivery" data-testid="suggestions">
      <h2 id="for-free-delivery" className="text-h3 font-medium">
        {t('suggestions.title')}
      </h2>
      <p className="mt-1 text-small text-ink-2">{t('suggestions.text')}</p>
      <ul className="mt-3 border-t border-line">
        {offered.map((each) => (
          <Suggestion key={each.product_variant_id} suggestion={each} currency={cart.currency} />
        ))}
      </ul>
    </section>
  )
}

type SuggestionProps = { suggestion: CartSuggestions['data'][number]; currency: Cart['currency'] }

function Suggestion({ suggestion, currency }: SuggestionProps) {
  const words = useTranslation('cart')
  const { t, language } = words
  const { product, price, product_variant_id: variantId } = suggestion
  const { id, slug, name, brand, range, assets } = product
  const lang = otherLang(product.language, language)
  const add = t('shop:buy.add')
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-line py-3">
      <Thumb product={product} width={64} height={70} />
      <div className="min-w-0 flex-1">
        <p className="text-small text-ink-3">{brand.name}</p>
        <h3 className="text-[17px]/[21px] font-medium normal-nums" lang={lang}>
          <ShopLink to={`/products/${slug}?variant=${variantId}`}>{name}</ShopLink>
        </h3>
        <p className="text-small text-ink-2">{packText(words, product)}</p>
      </div>
      <div className="flex items-center justify-between gap-3 max-sm:w-full">
        <b className="text-[16px] font-bold whitespace-nowrap">{formatMoney(price, currency)}</b>
        <button
          type="button"
          className="btn btn-outline"
          aria-label={controlName(t, add, brandAndName({ name, brand: brand.name }))}
          onClick={() => {
            const picture = assets[0]?.thumbnails?.thumbnail_125
            addToCart({
              id,
              variantId,
              slug: slug ?? '',
              name,
              brand: brand.name,
              amount: price,
              picture,
              range: range ?? undefined,
            })
            // The button disappears with what it suggested.
            document.getElementById('cart-title')?.focus({ preventScroll: true })
          }}
        >
          <Icon name="bag" size={18} />
          {add}
        </button>
      </div>
    </li>
  )
}

function wantedFor(cart: Cart): CartSuggestionsQuery | null {
  const { delivery, items, discount_rate: discountRate } = cart
  const missing = missingForFreeDelivery(cart)
  const from =
    missing > 0
      ? priceToClose({
          missing,
          before: toMinor(cart.total_price),
          after: toMinor(cart.total_price_after_discount),
          discountRate,
        })
      : undefined
  if (!delivery || from === undefined || items.length === 0) return null
  return {
    price_from: toMajor(from),
    country: delivery.country,
    product_variant_ids: items.map((item) => item.product_variant_id),
  }
}
