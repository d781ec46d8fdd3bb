import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { act, useStored } from '../../platform/buying.ts'
import { controlName } from '../../platform/control-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { type Place, type ProductInSlot, Slot } from '../../platform/slots.tsx'
import { Icon } from '../../ui/icon.tsx'

const looks: Readonly<Record<Place, string>> = {
  card: 'min-h-10 px-2 py-1.5 text-[14px] pointer-coarse:min-h-11 in-data-builds:pointer-coarse:w-11',
  row: 'min-h-9 px-2 py-1.5 text-[14px] in-data-builds:w-9',
  page: 'min-h-13 px-2 py-1.5 text-[16px] max-[345px]:not-in-data-builds:[&>.icon]:hidden',
}
/** Next to the builder's button there is room for an icon only. */
const small =
  'in-data-builds:w-10 in-data-builds:flex-none in-data-builds:border-line-2 in-data-builds:bg-surface in-data-builds:p-0 in-data-builds:text-ink'

type BuyActionProps = { product: ProductInSlot; place: Place; quantity?: number }

/** The button that adds a product to the cart; for unavailable products, says what can be done instead. */
export function BuyAction({ product, place, quantity = 1 }: BuyActionProps) {
  const { t } = useTranslation('shop')
  const { variantId, amount, unavailable } = product
  const inCart = useStored(({ packs }) => packs.get(variantId) ?? 0)
  const isBeside = place !== 'page'
  const look = `min-w-0 flex-1 touch-manipulation ${isBeside ? small : ''} ${looks[place]}`
  const isAwaited = useStored(({ awaited }) => awaited.has(variantId))
  if (inCart > 0) return <Slot name="packs" product={product} place={place} quantity={inCart} />
  if (amount === undefined) {
    return (
      <ShopLink
        to="/account/client/protocols"
        className={`btn btn-plain ${look} ${isBeside ? 'in-data-builds:hidden' : ''} ${place === 'row' ? 'py-0 text-[13px]/4' : ''}`}
      >
        {t('buy.ask')}
      </ShopLink>
    )
  }
  const text = t(unavailable ? (isAwaited ? 'buy.awaited' : 'buy.await') : 'buy.add')
  return (
    <button
      type="button"
      className={`btn ${unavailable ? 'btn-plain' : place === 'page' ? 'btn-primary' : 'btn-outline'} ${look}`}
      data-buy
      aria-label={controlName(text, brandAndName(product))}
      onClick={() => act(unavailable ? { kind: 'await', product } : { kind: 'add', product, quantity })}
    >
      <Icon name={unavailable ? 'bell' : 'bag'} size={18} />
      <span className={isBeside ? 'in-data-builds:hidden' : undefined}>{text}</span>
    </button>
  )
}

export function WishButton({ product, className }: { product: ProductInSlot; className: string }) {
  const { t } = useTranslation('shop')
  const isWished = useStored(({ wishes }) => wishes.has(product.variantId))
  return (
    <button
      type="button"
      className={`icon-btn z-1 aria-pressed:text-madder aria-pressed:[&>.icon]:fill-current ${className}`}
      aria-label={t('wish', { name: brandAndName(product) })}
      aria-pressed={isWished}
      onClick={() => act({ kind: 'wish', product })}
    >
      <Icon name="heart" size={22} />
    </button>
  )
}
