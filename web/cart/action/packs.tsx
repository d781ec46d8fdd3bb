import { useLayoutEffect, useRef } from 'react'
import { isPractitioner } from '#domain/accounts/user-types.ts'
import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useSession } from '../../platform/session/session.ts'
import type { BuyPlace, ProductInSlot } from '../../platform/slots.tsx'
import { CountBadge } from '../../ui/count-badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Utilities } from '../../ui/utilities/utilities.tsx'
import { LineStepper } from '../lines/line-stepper.tsx'
import { useCart } from '../store/cart-state.ts'
import { addToCart } from '../store/cart-store.ts'
import { consumePress } from './pressed.ts'

type PacksProps = { product: ProductInSlot; place: BuyPlace; quantity: number }

/** Shows the number of packs of a product in the cart; next to the builder's button there is room for a number only. */
export function Packs({ product, place, quantity }: PacksProps) {
  const { user } = useSession()
  return (
    <>
      <Utilities of="shopping" />
      {isSmallPlace(place) && isPractitioner(user?.user_type_id) ? (
        <Another product={product} place={place} quantity={quantity} />
      ) : (
        <Count product={product} place={place} quantity={quantity} />
      )}
    </>
  )
}

const small = {
  card: 'min-h-10 in-data-builds:w-10 pointer-coarse:in-data-builds:w-11',
  row: 'min-h-9 in-data-builds:w-9',
}
type SmallPlace = keyof typeof small
const isSmallPlace = (place: BuyPlace): place is SmallPlace => place in small

function Another({ product, place, quantity }: PacksProps & { place: SmallPlace }) {
  const { t } = useTranslation('cart')
  return (
    <button
      type="button"
      className={`btn relative in-data-builds:flex-none in-data-builds:border-line-2 in-data-builds:bg-surface in-data-builds:p-0 in-data-builds:text-ink ${small[place]}`}
      aria-label={t('add.another-in-cart', {
        another: t('add.another', { name: brandAndName(product) }),
        inCart: t('add.in-cart', { count: quantity }),
      })}
      onClick={() => addToCart(product)}
    >
      <Icon name="bag" size={18} />
      <CountBadge className="-top-1.5 -right-1.5">{quantity}</CountBadge>
    </button>
  )
}

const stepper =
  'border-bottle/35 [--stepper-ground:var(--color-tint)] [&_:is(input,span[aria-hidden])]:flex-1 [&_:is(input,span[aria-hidden])]:text-[13px] [&_:is(input,span[aria-hidden])]:text-bottle [&_button]:text-bottle'
const finger = 'pointer-coarse:[&_button]:w-11'
const steppers: Readonly<Record<BuyPlace, string>> = {
  card: `h-10 flex-1 pointer-coarse:h-11 [&_button]:h-9.5 [&_button]:w-9 ${finger}`,
  row: `h-9 flex-1 [&_button]:h-8.5 [&_button]:w-9 ${finger}`,
  // At the bottom of the screen on phones.
  page: 'h-13 min-w-0 max-md:w-29.5 max-md:flex-none md:flex-[1_1_0] [&_button]:h-12.5 max-md:[&_button]:w-10 md:[&_button]:w-11',
  bar: 'h-11 w-40 flex-none [&_button]:h-10.5 [&_button]:w-9',
}

const cartLinks = { page: 'h-13', bar: 'h-11' }

function Count({ product, place, quantity }: PacksProps) {
  const { t } = useTranslation('cart')
  const { cart } = useCart()
  const own = useRef<HTMLDivElement>(null)
  const { variantId } = product
  const item = cart?.items.find((each) => each.product_variant_id === variantId)

  // Button and stepper replace each other: the focus moves to the new one.
  useLayoutEffect(() => {
    if (consumePress({ variantId, place }))
      own.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true })
  }, [variantId, place])
  function goBack() {
    const around = own.current?.parentElement
    requestAnimationFrame(() =>
      around?.querySelector<HTMLElement>('[data-buy]')?.focus({ preventScroll: true }),
    )
  }

  return (
    <div
      ref={own}
      data-testid="packs"
      className={`flex min-w-0 flex-1 gap-2.5 ${place === 'page' ? 'max-md:gap-2' : ''}`}
    >
      <LineStepper
        className={`${stepper} ${steppers[place]}`}
        line={{ variantId, quantity, item, product }}
        text={place === 'row' ? undefined : t('add.in-cart', { count: quantity })}
        onRemove={goBack}
      />
      {!isSmallPlace(place) && (
        <ShopLink to="/cart" className={`btn btn-primary min-w-0 flex-[1_1_0] px-2 py-1 ${cartLinks[place]}`}>
          {t('add.to-cart')}
        </ShopLink>
      )}
    </div>
  )
}
