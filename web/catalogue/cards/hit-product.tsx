import { useMemo } from 'react'
import type { Hit } from '#contract/search.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useNotSoldText } from '../../platform/restrictions.ts'
import { MarkedText } from '../../ui/marked-text.tsx'
import { unavailableText } from '../unavailable-text.ts'
import { hitCardOf } from './cards.ts'
import { Plate } from './plate.tsx'
import { PractitionerLock } from './practitioner-lock.tsx'
import { Price } from './price.tsx'
import { ProductAction } from './product-action.tsx'
import { ProductCard } from './product-card.tsx'

/** A product in the search results: one line, with the matching text highlighted. */
export function HitLine({ hit }: { hit: Hit }) {
  const { t } = useTranslation('products')
  const card = useCard(hit)
  const notSold = useNotSoldText(card.id)
  const { formatted } = hit
  return (
    <>
      <Plate
        picture={card.picture}
        range={card.range}
        sizes="68px"
        shape="aspect-[68/74] w-17 rounded-[3px] max-xl:aspect-[60/66] max-xl:w-15"
        isFaint={card.unavailable || notSold !== undefined}
      />
      <span>
        <span className="block text-micro text-ink-3" data-testid="found-brand">
          {formatted ? <MarkedText pieces={formatted.brand} /> : card.brand}
          {card.practitionerOnly && (
            <PractitionerLock className="ml-2.5 inline-flex max-sm:m-0 max-sm:flex">
              {t('card.practitioner-only')}
            </PractitionerLock>
          )}
        </span>
        <span
          className="block font-serif text-[17px]/5.25 font-medium tracking-[-0.008em] normal-nums wrap-break-word"
          data-testid="found-name"
          lang={card.lang}
        >
          {formatted ? <MarkedText pieces={formatted.name} /> : card.name}
        </span>
        <span
          className={`mt-0.5 block text-small ${card.unavailable || notSold ? 'font-semibold text-amber' : 'text-ink-2'}`}
          data-testid="found-note"
        >
          {notSold ? (
            notSold
          ) : card.unavailable ? (
            unavailableText(t, card.expected)
          ) : card.found ? (
            <MarkedText pieces={card.found} />
          ) : (
            card.form
          )}
        </span>
      </span>
      <span className="text-end whitespace-nowrap" data-testid="found-price">
        {card.price ? (
          <Price {...card} place="line" />
        ) : (
          <span className="block max-w-37.5 text-[13px]/4.5 whitespace-normal text-ink-2 max-sm:max-w-27.5 max-sm:text-micro">
            {t('card.only-with-protocol')}
          </span>
        )}
        {card.unitPrice && <span className="block text-micro text-ink-3">{card.unitPrice}</span>}
      </span>
    </>
  )
}

type FoundWithAction = { hit: Hit; onElsewhere(): void }

export function HitCard({ hit, onElsewhere }: FoundWithAction) {
  return <ProductCard card={useCard(hit)} onElsewhere={onElsewhere} />
}

export function HitAction({ hit, onElsewhere }: FoundWithAction) {
  return <ProductAction card={useCard(hit)} place="row" onElsewhere={onElsewhere} />
}

function useCard(hit: Hit) {
  const words = useTranslation('products')
  return useMemo(() => hitCardOf(hit, words), [hit, words])
}
