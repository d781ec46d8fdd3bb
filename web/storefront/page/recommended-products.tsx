import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import type { StoreView } from './store-view.ts'

type RecommendedProductsProps = { view: StoreView; children: ReactNode }

/** Facts only: no health claim may stand beside a named professional’s recommendation. */
export function RecommendedProducts({ view, children }: RecommendedProductsProps) {
  const { t } = useTranslation('storefront')
  return (
    <section className="@container/catalogue pb-17">
      <div className="double-rule mb-5.5 flex flex-wrap items-baseline justify-between gap-x-5 pt-5.5">
        <h2 className="text-h2">{t(view.type === 'clinic' ? 'page.products-clinic' : 'page.products')}</h2>
        <ShopLink to="/products" className="link">
          {t('page.all-products')}
        </ShopLink>
      </div>
      {children}
    </section>
  )
}
