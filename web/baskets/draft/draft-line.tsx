import type { BasketProduct } from '#contract/baskets.ts'
import { cartQuantityMaximum } from '#domain/cart/limits.ts'
import type { Currency } from '#domain/money.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { shortageText } from '../basket-words.ts'
import { ProductText } from '../product-text.tsx'

type DraftProductProps = {
  /** Unknown until it is saved. */
  product: BasketProduct | undefined
  quantity: number
  currency: Currency
  onChange(quantity: number): void
}

/** A product of a draft, with its quantity. */
export function DraftProduct({ product, quantity, currency, onChange }: DraftProductProps) {
  const words = useTranslation('baskets')
  const { t } = words
  if (!product)
    return (
      <li className="py-3.5" aria-hidden="true">
        <span className="skeleton h-16 w-full" />
      </li>
    )
  const { name, price } = product
  const shortage = shortageText(words, product, quantity)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3.5">
      <ProductText product={product} quantity={1}>
        {shortage && <span className="block font-semibold text-amber">{shortage}</span>}
      </ProductText>
      <Stepper
        value={quantity}
        max={cartQuantityMaximum}
        label={t('draft.quantity', { name })}
        lessLabel={t('draft.less', { name })}
        moreLabel={t('draft.more', { name })}
        removeLabel={t('draft.remove', { name })}
        onChange={onChange}
        onRemove={() => onChange(0)}
      />
      <span className="ml-auto min-w-20 text-end font-semibold">
        {price !== null && formatMoney(price * quantity, currency)}
      </span>
    </li>
  )
}
