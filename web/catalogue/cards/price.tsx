import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { Card } from './cards.ts'

/** Price and, where it is reduced, the lowest price of the thirty days before. */
export function Price({ price, was, percent }: Pick<Card, 'price' | 'was' | 'percent'>) {
  const { t } = useTranslation('products')
  if (!was) return <span className="price">{price}</span>
  return (
    <>
      <span className="price reduced">{price}</span>
      <s className="price-was">
        <span className="visually-hidden">{t('card.lowest', { price: '' })}</span>
        {was}
      </s>
      {percent && <span className="visually-hidden">{t('card.reduction-spoken', { percent })}</span>}
    </>
  )
}
