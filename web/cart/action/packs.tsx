import { useLayoutEffect, useRef } from 'react'
import { isPractitioner } from '#domain/accounts/user-types.ts'
import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import type { Place, ProductInSlot } from '../../platform/slots.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LineStepper } from '../lines/line-stepper.tsx'
import { useCart } from '../store/cart-state.ts'
import { addToCart } from '../store/cart-store.ts'
import styles from './packs.css?url'
import { takePress } from './pressed.ts'

type PacksProps = { product: ProductInSlot; place: Place; quantity: number }

/** A product that is in the cart counts its packs; beside the builder's button there is room for a number only. */
export function Packs({ product, place, quantity }: PacksProps) {
  const { user } = useSession()
  const isSmall = place !== 'page' && isPractitioner(user?.user_type_id)
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      {isSmall ? (
        <Another product={product} quantity={quantity} />
      ) : (
        <Count product={product} place={place} quantity={quantity} />
      )}
    </>
  )
}

function Another({ product, quantity }: Omit<PacksProps, 'place'>) {
  const { t } = useTranslation('cart')
  return (
    <button
      type="button"
      className="btn packs-of"
      aria-label={t('add.another-in-cart', {
        another: t('add.another', { name: brandAndName(product) }),
        inCart: t('add.in-cart', { count: quantity }),
      })}
      onClick={() => addToCart(product)}
    >
      <Icon name="bag" size={18} />
      <span className="kept-count">{quantity}</span>
    </button>
  )
}

function Count({ product, place, quantity }: PacksProps) {
  const { t } = useTranslation('cart')
  const { cart } = useCart()
  const own = useRef<HTMLDivElement>(null)
  const { variantId } = product
  const item = cart?.items.find((each) => each.product_variant_id === variantId)

  // Button and stepper take each other's place: who pressed the one goes on from the other.
  useLayoutEffect(() => {
    if (takePress(variantId))
      own.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true })
  }, [variantId])
  function goBack() {
    const around = own.current?.parentElement
    requestAnimationFrame(() => around?.querySelector<HTMLElement>('.buy')?.focus({ preventScroll: true }))
  }

  return (
    <div ref={own} className={`packs packs-${place}`}>
      <LineStepper
        className="packs-stepper"
        line={{ variantId, quantity, item, product }}
        text={place === 'row' ? undefined : t('add.in-cart', { count: quantity })}
        onRemove={goBack}
      />
      {place === 'page' && (
        <ShopLink to="/cart" className="btn btn-primary">
          {t('add.to-cart')}
        </ShopLink>
      )}
    </div>
  )
}
