import { memo } from 'react'
import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import type { KeyOf } from '#domain/text-keys.ts'
import type { Translate } from '#domain/translation.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ProductLink } from '../../platform/prefetch.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { unavailableText } from '../unavailable-text.ts'
import { WishButton } from './buy-action.tsx'
import type { Card } from './cards.ts'
import { Plate } from './plate.tsx'
import { Price } from './price.tsx'
import { ProductAction, slotOf } from './product-action.tsx'

const sizes = '(min-width: 1200px) 252px, (min-width: 768px) 30vw, 46vw'

type ProductCardProps = {
  card: Card
  loading?: 'first' | 'early' | 'late'
  onElsewhere?: (() => void) | undefined
}

export const ProductCard = memo(function ProductCard({ card, loading, onElsewhere }: ProductCardProps) {
  const { t } = useTranslation('products')
  const product = slotOf(card)
  return (
    <article className={card.unavailable ? 'card unavailable' : 'card'}>
      <Plate picture={card.picture} range={card.range} sizes={sizes} loading={loading}>
        <div className="card-flags">
          {card.percent && (
            <span className="badge badge-sale" aria-hidden="true">
              {t('card.reduction', { percent: card.percent })}
            </span>
          )}
          {card.isNew && <span className="badge badge-new">{t('card.new')}</span>}
        </div>
      </Plate>
      <p className="card-brand">
        {card.brand}
        {card.practitionerOnly && (
          <span className="card-lock">
            <Icon name="lock" size={14} />
            <span>{t('card.practitioner-only')}</span>
          </span>
        )}
      </p>
      <h3 className="card-name" lang={card.lang}>
        <ProductLink
          to={`/products/${card.slug}`}
          aria-label={brandAndName(card)}
          eager={loading !== undefined && loading !== 'late'}
        >
          {card.name}
        </ProductLink>
      </h3>
      <p className="card-form">
        {noteOf(card, t) ?? (card.found ? <MarkedText pieces={card.found} /> : card.form)}
      </p>
      <p className="card-price">
        {card.price ? (
          <Price {...card} />
        ) : (
          <span className="text-small text-ink-2">{t('card.only-with-protocol')}</span>
        )}
        {card.unitPrice && <span className="price-unit">{card.unitPrice}</span>}
      </p>
      {product && <WishButton product={product} />}
      <ProductAction card={card} place="card" onElsewhere={onElsewhere} />
    </article>
  )
})

function noteOf(card: Card, t: Translate<KeyOf<'products'>>) {
  if (card.unavailable) return unavailableText(t, card.expected)
  return card.bestBefore && t('card.best-before', { date: card.bestBefore })
}
