import { memo, type ReactNode } from 'react'
import { brandAndName } from '#domain/catalogue/brand-and-name.ts'
import type { KeyOf } from '#domain/text-keys.ts'
import type { Translate } from '#domain/translation.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ProductLink } from '../../platform/prefetch.tsx'
import { useNotSoldText } from '../../platform/restrictions.ts'
import { MarkedText } from '../../ui/marked-text.tsx'
import { CompareButton } from '../compare/compare-button.tsx'
import { previewProduct } from '../preview/preview-product.tsx'
import { unavailableText } from '../unavailable-text.ts'
import { WishButton } from './buy-action.tsx'
import { CardFlags } from './card-flags.tsx'
import type { Card } from './cards.ts'
import { Plate } from './plate.tsx'
import { PractitionerLock } from './practitioner-lock.tsx'
import { Price } from './price.tsx'
import { ProductAction, slotOf } from './product-action.tsx'
import { ProductProblem } from './product-problem.tsx'

const sizes = '(min-width: 1200px) 252px, (min-width: 768px) 30vw, 46vw'

type ProductCardProps = {
  card: Card
  loading?: 'first' | 'early' | 'late'
  onElsewhere?: (() => void) | undefined
}

export const ProductCard = memo(function ProductCard({ card, loading, onElsewhere }: ProductCardProps) {
  const { t } = useTranslation('products')
  const product = slotOf(card)
  const notSold = useNotSoldText(card.id)
  const note = noteOf(card, t) ?? (card.found ? <MarkedText pieces={card.found} /> : card.form)
  return (
    <article className="product-card">
      <Plate
        picture={card.picture}
        range={card.range}
        sizes={sizes}
        loading={loading}
        isFaint={card.unavailable || notSold !== undefined}
      >
        <CardFlags percent={card.percent} isNew={card.isNew} />
      </Plate>
      <p
        className={`mt-3 flex justify-between gap-2 text-[13px]/4.5 text-ink-3 ${card.practitionerOnly ? 'whitespace-nowrap' : ''}`}
      >
        {card.brand}
        {card.practitionerOnly && (
          <PractitionerLock className="inline-flex">
            <span className="@max-[640px]/catalogue:sr-only">{t('card.practitioner-only')}</span>
          </PractitionerLock>
        )}
      </p>
      <h3 lang={card.lang}>
        <ProductLink
          to={`/products/${card.slug}`}
          data-card-link
          className="card-link"
          aria-label={brandAndName(card)}
          eager={loading !== undefined && loading !== 'late'}
          onOpen={(opening) => previewProduct(opening, { card, sizes })}
        >
          {card.name}
        </ProductLink>
      </h3>
      <p
        className={`mt-0.75 text-[13px]/4.5 ${card.unavailable || notSold ? 'font-semibold text-amber' : 'text-ink-2'} ${card.found ? 'line-clamp-5' : ''}`}
      >
        {notSold ? <OverNote note={note}>{notSold}</OverNote> : note}
      </p>
      <p className="mt-2.25 flex min-h-6 flex-wrap items-baseline gap-x-2 gap-y-0" data-testid="card-price">
        {card.price ? (
          <Price {...card} place="card" />
        ) : (
          <span className="text-small text-ink-2">{t('card.only-with-protocol')}</span>
        )}
        {card.unitPrice && (
          <span className="ml-auto text-[12px] text-ink-3 @max-[640px]/catalogue:ml-0 @max-[640px]/catalogue:w-full">
            {card.unitPrice}
          </span>
        )}
      </p>
      <ProductProblem variantId={card.variantId} />
      {product && <WishButton product={product} />}
      {product && <CompareButton product={product} className="icon-btn wish mt-11" />}
      <ProductAction card={card} place="card" onElsewhere={onElsewhere} />
    </article>
  )
})

/** Takes the place of what the server rendered, so that nothing moves. */
function OverNote({ note, children }: { note: ReactNode; children: string }) {
  return (
    <span className="grid">
      <span aria-hidden="true" className="[visibility:hidden] col-start-1 row-start-1">
        {note}
      </span>
      <span className="col-start-1 row-start-1">{children}</span>
    </span>
  )
}

function noteOf(card: Card, t: Translate<KeyOf<'products'>>) {
  if (card.unavailable) return unavailableText(t, card.expected)
  return card.bestBefore && t('card.best-before', { date: card.bestBefore })
}
