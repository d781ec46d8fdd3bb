import { lazy, Suspense, useRef, useState } from 'react'
import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import { useStoredItems } from '../../platform/buying.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useRestriction } from '../../platform/restrictions.ts'
import { type ProductInSlot, Slot } from '../../platform/slots.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { BuyAction, WishButton } from '../cards/buy-action.tsx'
import { ProductProblem } from '../cards/product-problem.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

// A page without it is better than none.
const TopBar = lazy(() => import('./top-bar.tsx').catch(() => ({ default: () => null })))

type BuyBoxProps = {
  product: ProductInSlot
  /** The chosen pack: "120 capsules". */
  pack: string
  price: string | undefined
  unitPrice: string | undefined
}

/** Quantity and cart button; at the bottom of the screen on phones, and at the top of wider screens once out of view. */
export function BuyBox({ product, pack, price, unitPrice }: BuyBoxProps) {
  const { t } = useTranslation('products')
  const [packs, setPacks] = useState(1)
  const own = useRef<HTMLDivElement>(null)
  const isPassed = useScrolledPast(own)
  const isInCart = useStoredItems(({ packs: kept }) => (kept.get(product.variantId) ?? 0) > 0)
  const isRestricted = useRestriction(product.id) !== undefined
  const isToChoose = product.amount !== undefined && !product.unavailable && !isInCart && !isRestricted
  return (
    <div ref={own} className="no-print">
      <div
        className={`mt-4.5 flex gap-2.5 ${isInCart ? 'foot-bar:gap-2' : ''}`}
        // Without a price nothing can be bought.
        data-foot-bar={price && true}
      >
        {/* On phones this is not next to the price. */}
        {price && (
          <p
            // The width of most prices, so that the button does not move when the font is loaded.
            className={`hidden min-w-[min(100px,26vw)] text-micro whitespace-nowrap text-ink-3 ${isInCart ? '' : 'foot-bar:block'}`}
            aria-hidden="true"
          >
            <b className="block text-price font-bold text-ink">{price}</b>
            {unitPrice}
          </p>
        )}
        {isToChoose && (
          <Stepper
            className="h-13 w-30 flex-none foot-bar:hidden [&>button]:h-12.5 [&>button]:w-10.5 [&>input]:text-[16px]"
            value={packs}
            max={cartQuantityMaximum}
            label={t('product.packs', { name: product.name })}
            lessLabel={t('product.pack-less')}
            moreLabel={t('product.pack-more')}
            onChange={setPacks}
          />
        )}
        {price && <BuyAction product={product} place="page" quantity={packs} />}
        <WishButton product={product} className="relative size-13 border border-line-2 bg-surface" />
      </div>
      <ProductProblem variantId={product.variantId} />
      <div className="in-data-builds:mt-4.5 in-data-builds:min-h-16">
        <Slot name="product-action" product={product} place="page" />
      </div>
      <Suspense>
        {isPassed && price && (
          <TopBar
            product={product}
            pack={pack}
            quantity={packs}
            price={price}
            unitPrice={unitPrice}
            box={own}
          />
        )}
      </Suspense>
    </div>
  )
}
