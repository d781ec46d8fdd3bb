import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { act, useKept } from '../../platform/buying.ts'
import { controlName } from '../../platform/control-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { type Place, type ProductInSlot, Slot } from '../../platform/slots.tsx'
import { Icon } from '../../ui/icon.tsx'

type BuyActionProps = { product: ProductInSlot; place: Place; quantity?: number }

/** Puts a product in the cart; what cannot be bought says what one can do instead. */
export function BuyAction({ product, place, quantity = 1 }: BuyActionProps) {
  const { t } = useTranslation('shop')
  const { variantId, amount, unavailable } = product
  const inCart = useKept(({ packs }) => packs.get(variantId) ?? 0)
  const isAwaited = useKept(({ awaited }) => awaited.has(variantId))
  if (inCart > 0) return <Slot name="packs" product={product} place={place} quantity={inCart} />
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
      aria-label={controlName(text, brandAndName(product))}
      onClick={() => act(unavailable ? { kind: 'await', product } : { kind: 'add', product, quantity })}
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
      aria-label={t('wish', { name: brandAndName(product) })}
      aria-pressed={isWished}
      onClick={() => act({ kind: 'wish', product })}
    >
      <Icon name="heart" size={22} />
    </button>
  )
}
