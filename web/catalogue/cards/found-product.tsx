import { useMemo } from 'react'
import type { Hit } from '#contract/search.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { unavailableText } from '../unavailable-text.ts'
import { foundCardOf } from './cards.ts'
import { Plate } from './plate.tsx'
import { Price } from './price.tsx'
import { ProductAction } from './product-action.tsx'
import { ProductCard } from './product-card.tsx'

/** A product among what a search found: one line, with what was looked for marked. */
export function FoundLine({ hit }: { hit: Hit }) {
  const { t } = useTranslation('products')
  const card = useCard(hit)
  const { formatted } = hit
  return (
    <>
      <Plate picture={card.picture} range={card.range} sizes="68px" />
      <span className="found-words">
        <span className="found-brand">
          {formatted ? <MarkedText pieces={formatted.brand} /> : card.brand}
          {card.practitionerOnly && (
            <span className="card-lock">
              <Icon name="lock" size={14} />
              {t('card.practitioner-only')}
            </span>
          )}
        </span>
        <span className="found-name" lang={card.lang}>
          {formatted ? <MarkedText pieces={formatted.name} /> : card.name}
        </span>
        <span className="found-note">
          {card.unavailable ? (
            unavailableText(t, card.expected)
          ) : card.found ? (
            <MarkedText pieces={card.found} />
          ) : (
            card.form
          )}
        </span>
      </span>
      <span className="found-price">
        {card.price ? (
          <Price {...card} />
        ) : (
          <span className="found-closed">{t('card.only-with-protocol')}</span>
        )}
        {card.unitPrice && <span className="price-unit">{card.unitPrice}</span>}
      </span>
    </>
  )
}

type FoundWithAction = { hit: Hit; onElsewhere(): void }

export function FoundCard({ hit, onElsewhere }: FoundWithAction) {
  return <ProductCard card={useCard(hit)} onElsewhere={onElsewhere} />
}

export function FoundAction({ hit, onElsewhere }: FoundWithAction) {
  return <ProductAction card={useCard(hit)} place="row" onElsewhere={onElsewhere} />
}

function useCard(hit: Hit) {
  const words = useTranslation('products')
  return useMemo(() => foundCardOf(hit, words), [hit, words])
}
