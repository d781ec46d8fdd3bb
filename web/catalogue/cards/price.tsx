import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { Card } from './cards.ts'

const styles = {
  card: { price: 'text-price', was: '' },
  row: { price: 'text-[15px]/5.5', was: 'block' },
  line: { price: 'text-[16px]/5.5', was: 'ml-1.5' },
} as const

type PriceProps = Pick<Card, 'price' | 'was' | 'percent'> & { place: keyof typeof styles }

/** The price and, if reduced, the lowest price of the previous 30 days. */
export function Price({ price, was, percent, place }: PriceProps) {
  const { t } = useTranslation('products')
  const style = styles[place]
  return (
    <>
      <span
        className={`font-bold tracking-[-0.005em] ${style.price} ${was ? 'text-madder' : ''}`}
        data-testid="price"
      >
        {price}
      </span>
      {was && (
        <s className={`text-[13px] text-ink-3 ${style.was}`}>
          <span className="visually-hidden">{t('card.lowest', { price: '' })}</span>
          {was}
        </s>
      )}
      {was && percent && <span className="visually-hidden">{t('card.reduction-spoken', { percent })}</span>}
    </>
  )
}
