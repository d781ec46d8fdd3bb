import { comparedMaximum, comparisonPath } from '#domain/catalogue/comparison.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useRestrictions } from '../../platform/restrictions.ts'
import { CardRow } from '../cards/card-row.tsx'
import type { SameActive } from './same-active.ts'

const shownMaximum = 5

/** Only what may be sold in the visitor’s country. */
export function SameActiveRow({ same: { own, cards, slug } }: { same: SameActive }) {
  const { t } = useTranslation('products')
  const { byProduct } = useRestrictions()
  const shown = cards.filter(({ id }) => !byProduct.has(id)).slice(0, shownMaximum)
  if (shown.length === 0) return null
  const compared = [slug, ...shown.map((card) => card.slug)].slice(0, comparedMaximum)
  return (
    <section className="no-print mt-18" aria-labelledby="same-active">
      <div className="double-rule mb-5.5 flex flex-wrap items-baseline justify-between gap-x-5 pt-5">
        <h2 id="same-active" className="text-h2">
          {t('product.same-active')}
        </h2>
        <ShopLink to={comparisonPath(compared)} className="link">
          {t('product.compare-these')}
        </ShopLink>
        <p className="w-full text-label text-ink-2">{own}</p>
      </div>
      <CardRow cards={shown} loading="late" />
    </section>
  )
}
