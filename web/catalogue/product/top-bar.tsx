import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { packPlate } from '../../platform/pack-ground.ts'
import type { ProductInSlot } from '../../platform/slots.tsx'
import { Image } from '../../ui/image.tsx'
import { Utilities } from '../../ui/utilities/utilities.tsx'
import { BuyAction } from '../cards/buy-action.tsx'
import styles from './top-bar.css?url'

type TopBarProps = {
  product: ProductInSlot
  pack: string
  quantity: number
  price: string
  unitPrice: string | undefined
  /** The buy box that this bar stands for. */
  box: RefObject<HTMLElement | null>
}

/** Price and cart button at the top of the screen while the buy box is out of view. */
export default function TopBar({ product, pack, quantity, price, unitPrice, box }: TopBarProps): ReactNode {
  const { t } = useTranslation('shop')
  const own = useRef<HTMLElement>(null)

  // The focus returns to the buy box with the bar's end.
  useLayoutEffect(() => {
    const [bar, returnsTo] = [own.current, box.current]
    return () => {
      if (!bar?.contains(document.activeElement)) return
      const control =
        returnsTo?.querySelector<HTMLElement>('[data-buy]') ?? returnsTo?.querySelector('button')
      control?.focus({ preventScroll: true })
    }
  }, [box])

  return (
    <section
      ref={own}
      aria-label={brandAndName(product)}
      data-top-bar
      className="no-print fixed inset-x-0 top-0 z-30 border-b border-line bg-surface shadow-2 max-md:hidden"
    >
      <Utilities of="shopping" />
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="wrap flex h-17 items-center gap-4">
        <span
          className={`relative size-12 flex-none overflow-hidden rounded-control ${packPlate(product.range ?? 'vit')}`}
        >
          {product.picture && (
            <Image
              src={product.picture}
              alt=""
              failedAlt={t('image-failed')}
              className="size-full object-cover"
            />
          )}
        </span>
        <p className="min-w-0 flex-1">
          <b className="block truncate font-semibold">{product.name}</b>
          <span className="block truncate text-small text-ink-2">
            {product.brand}, {pack}
          </span>
        </p>
        <p className="flex-none text-right">
          <b className="block text-price font-bold">{price}</b>
          <span className="block text-micro text-ink-3">{unitPrice}</span>
        </p>
        <div className="flex w-82 flex-none justify-end gap-2.5 [&>.buy]:max-w-60">
          <BuyAction product={product} place="bar" quantity={quantity} />
        </div>
      </div>
    </section>
  )
}
