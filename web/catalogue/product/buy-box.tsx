import { useState } from 'react'
import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import { useKept } from '../../platform/buying.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { type ProductInSlot, Slot } from '../../platform/slots.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { BuyAction, WishButton } from '../cards/buy-action.tsx'

type BuyBoxProps = { product: ProductInSlot; price: string | undefined; unitPrice: string | undefined }

/** How many packs, and into the cart with them; on phones at the foot of the screen. */
export function BuyBox({ product, price, unitPrice }: BuyBoxProps) {
  const { t } = useTranslation('products')
  const [packs, setPacks] = useState(1)
  const isInCart = useKept(({ packs: kept }) => (kept.get(product.variantId) ?? 0) > 0)
  const isToChoose = product.amount !== undefined && !product.unavailable && !isInCart
  return (
    <div className="no-print">
      <div className="act-page">
        {/* On phones this stands away from the price. */}
        <p className="act-price" aria-hidden="true">
          <b>{price}</b>
          {unitPrice}
        </p>
        {isToChoose && (
          <Stepper
            className="act-packs"
            value={packs}
            max={cartQuantityMaximum}
            label={t('product.packs', { name: product.name })}
            lessLabel={t('product.pack-less')}
            moreLabel={t('product.pack-more')}
            onChange={setPacks}
          />
        )}
        {price && <BuyAction product={product} place="page" quantity={packs} />}
        <WishButton product={product} />
      </div>
      <div className="product-action">
        <Slot name="product-action" product={product} place="page" />
      </div>
    </div>
  )
}
