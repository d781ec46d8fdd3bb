import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import type { Card } from './cards.ts'

const looks = {
  card: { price: 'text-price', was: '' },
  row: { price: 'text-[15px]/5.5', was: 'block' },
  line: { price: 'text-[16px]/5.5', was: 'ml-1.5' },
} as const

type PriceProps = Pick<Card, 'price' | 'was' | 'percent'> & { place: keyof typeof looks }

/** The price and, if reduced, the lowest price of the previous 30 days. */
export function Price({ price, was, percent, place }: PriceProps) {
  const { t } = useTranslation('products')
  const look = looks[place]
  return (
    <>
      <span
        className={`font-bold tracking-[-0.005em] ${look.price} ${was ? 'text-madder' : ''}`}
        data-testid="price"
      >
        {price}
      </span>
      {was && (
        <s className={`text-[13px] text-ink-3 ${look.was}`}>
          <span className="visually-hidden">{t('card.lowest', { price: '' })}</span>
          {was}
        </s>
      )}
      {was && percent && <span className="visually-hidden">{t('card.reduction-spoken', { percent })}</span>}
    </>
  )
}
