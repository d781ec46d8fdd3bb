import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { requestAction, useStoredItems } from '../../platform/buying.ts'
import { controlName } from '../../platform/control-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { alternativesPath, useRestriction } from '../../platform/restrictions.ts'
import { type BuyPlace, type ProductInSlot, Slot } from '../../platform/slots.tsx'
import { Icon } from '../../ui/icon.tsx'

const styles: Readonly<Record<BuyPlace, string>> = {
  card: 'buy buy-card',
  row: 'buy buy-row',
  page: 'buy min-h-13 text-[16px] max-[345px]:not-in-data-builds:[&>.icon]:hidden',
  bar: 'buy',
}

type BuyActionProps = { product: ProductInSlot; place: BuyPlace; quantity?: number }

/** The button that adds a product to the cart; for unavailable products, says what can be done instead. */
export function BuyAction({ product, place, quantity = 1 }: BuyActionProps) {
  const { t } = useTranslation('shop')
  const { variantId, amount, unavailable } = product
  const inCart = useStoredItems(({ packs }) => packs.get(variantId) ?? 0)
  const style = styles[place]
  const isAwaited = useStoredItems(({ awaited }) => awaited.has(variantId))
  const isRestricted = useRestriction(product.id) !== undefined
  const smallLink = place === 'row' ? 'py-0 text-[13px]/4' : ''
  if (isRestricted) {
    const text = t('restricted.alternatives')
    return (
      <ShopLink
        to={alternativesPath(product)}
        className={`btn btn-plain ${style} ${smallLink}`}
        aria-label={controlName(t, text, brandAndName(product))}
      >
        {text}
      </ShopLink>
    )
  }
  if (inCart > 0) return <Slot name="packs" product={product} place={place} quantity={inCart} />
  if (amount === undefined) {
    return (
      <ShopLink to="/account/client/protocols" className={`btn btn-plain ${style} ${smallLink}`}>
        {t('buy.ask')}
      </ShopLink>
    )
  }
  const text = t(unavailable ? (isAwaited ? 'buy.awaited' : 'buy.await') : 'buy.add')
  return (
    <button
      type="button"
      className={`btn ${unavailable ? 'btn-plain' : place === 'page' || place === 'bar' ? 'btn-primary' : 'btn-outline'} ${style}`}
      data-buy
      aria-label={controlName(t, text, brandAndName(product))}
      onClick={() =>
        requestAction(unavailable ? { kind: 'await', product } : { kind: 'add', product, quantity, place })
      }
    >
      <Icon name={unavailable ? 'bell' : 'bag'} size={18} />
      <span>{text}</span>
    </button>
  )
}

export function WishButton({ product, className = '' }: { product: ProductInSlot; className?: string }) {
  const { t } = useTranslation('shop')
  const isWished = useStoredItems(({ wishes }) => wishes.has(product.variantId))
  return (
    <button
      type="button"
      className={`icon-btn wish ${className}`}
      aria-label={t('wish', { name: brandAndName(product) })}
      aria-pressed={isWished}
      onClick={() => requestAction({ kind: 'wish', product })}
    >
      <Icon name="heart" size={22} />
    </button>
  )
}
