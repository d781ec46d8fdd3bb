import { act, useKept } from '../platform/buying.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { type Place, type ProductInSlot, Slot } from '../platform/slots.tsx'
import { Icon } from '../ui/icon.tsx'

/** Puts a product in the cart; what cannot be bought says what one can do instead. */
export function BuyAction({ product, place }: { product: ProductInSlot; place: Place }) {
  const { t } = useTranslation('shop')
  const { variantId, name, amount, unavailable } = product
  const quantity = useKept(({ packs }) => packs.get(variantId) ?? 0)
  const isAwaited = useKept(({ awaited }) => awaited.has(variantId))
  if (quantity > 0) return <Slot name="packs" product={product} place={place} quantity={quantity} />
  if (amount === undefined) {
    return (
      <ShopLink to="/account/client/protocols" className="btn btn-plain buy buy-ask">
        {t('buy.ask')}
      </ShopLink>
    )
  }
  const text = t(unavailable ? (isAwaited ? 'buy.awaited' : 'buy.await') : 'buy.add')
  return (
    <button
      type="button"
      className={`btn ${unavailable ? 'btn-plain' : place === 'page' ? 'btn-primary' : 'btn-outline'} buy`}
      aria-label={`${text}: ${name}`}
      aria-pressed={unavailable ? isAwaited : undefined}
      onClick={() => act({ kind: unavailable ? 'await' : 'add', product })}
    >
      <Icon name={unavailable ? 'bell' : 'bag'} size={18} />
      <span>{text}</span>
    </button>
  )
}

export function WishButton({ product }: { product: ProductInSlot }) {
  const { t } = useTranslation('shop')
  const isWished = useKept(({ wishes }) => wishes.has(product.variantId))
  return (
    <button
      type="button"
      className="icon-btn wish"
      aria-label={t('wish', { name: product.name })}
      aria-pressed={isWished}
      onClick={() => act({ kind: 'wish', product })}
    >
      <Icon name="heart" size={22} />
    </button>
  )
}
