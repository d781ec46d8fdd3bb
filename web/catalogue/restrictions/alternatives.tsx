import useSWR from 'swr'
import { countryName } from '#domain/country-name.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useRestrictions } from '../../platform/restrictions.ts'
import { Utilities } from '../../ui/utilities/utilities.tsx'
import { CardRow } from '../cards/card-row.tsx'
import type { ProductPage } from '../product/product-page.ts'
import { findAlternatives } from './find-alternatives.ts'

/** Similar products that are sold in the visitor's country. */
export default function Alternatives({ product }: { product: ProductPage }) {
  const words = useTranslation('products')
  const { t, language } = words
  const { country, byProduct } = useRestrictions()
  const { data: cards } = useSWR(['alternatives', product.id, country, language], () =>
    findAlternatives({ trail: product.trail, isSold: (id) => !byProduct.has(id) }, words),
  )
  if (!cards) return null
  const named = { country: countryName(country, language) ?? country }
  return (
    <section className="no-print mt-18" aria-labelledby="alternatives-title">
      <Utilities of="shopping" />
      <div className="double-rule mb-5.5 pt-5">
        <h2 id="alternatives-title" className="text-h2">
          {t('product.alternatives', named)}
        </h2>
      </div>
      {cards.length > 0 ? (
        <CardRow cards={cards} />
      ) : (
        <p className="text-ink-2">
          {t('product.no-alternatives', named)}{' '}
          <ShopLink to="/products" className="link">
            {t('product.all-products')}
          </ShopLink>
        </p>
      )}
    </section>
  )
}
