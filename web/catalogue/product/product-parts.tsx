import { lazy, Suspense } from 'react'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { alternativesId, useRestriction } from '../../platform/restrictions.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { CardRow } from '../cards/card-row.tsx'
import { productLayout } from '../product-layout.ts'
import { FactsTable } from './facts-table.tsx'
import { Gallery } from './gallery.tsx'
import { FurtherNotes, ProductNotes } from './product-notes.tsx'
import { ProductOffer } from './product-offer.tsx'
import type { ProductPage } from './product-page.ts'
import { SameActiveRow } from './same-active-row.tsx'
import { useBelowTheFold } from './use-below-the-fold.ts'

const Alternatives = lazy(() =>
  import('../restrictions/alternatives.tsx').catch(() => ({ default: () => null })),
)

/** The other notes are below a short facts table, or below the first notes if the table is long. */
const longFacts = "@min-[1009px]/catalogue:[grid-template-areas:'facts_notes'_'facts_further']"
const shortFacts =
  "@min-[1009px]/catalogue:gap-y-8.5 @min-[1009px]/catalogue:[grid-template-areas:'facts_notes'_'further_notes']"

/** The product page without its head. */
export function ProductParts({ product }: { product: ProductPage }) {
  const hasRest = useBelowTheFold()
  return (
    <div className={productLayout.page}>
      <div className="no-print max-md:hidden">
        <Breadcrumbs trail={product.trail} />
      </div>
      <div
        data-product
        className={`${productLayout.columns} print:grid print:grid-cols-[40mm_1fr] print:gap-[8mm]`}
      >
        <Gallery key={product.slug} product={product} />
        <ProductOffer product={product} />
      </div>
      {hasRest ? <BelowTheFold product={product} /> : <div style={{ minHeight: '100vh' }} />}
    </div>
  )
}

function BelowTheFold({ product }: { product: ProductPage }) {
  const { t } = useTranslation('products')
  const isRestricted = useRestriction(product.id) !== undefined
  return (
    <>
      <div
        className={`grid gap-6.5 @min-[1009px]/catalogue:mt-18 @min-[1009px]/catalogue:grid-cols-[minmax(0,1.26fr)_minmax(0,1fr)] @min-[1009px]/catalogue:grid-rows-[auto_1fr] @min-[1009px]/catalogue:items-start @min-[1009px]/catalogue:gap-x-19 print:mt-[6mm] print:block ${product.facts.isShort ? shortFacts : longFacts}`}
      >
        <FactsTable facts={product.facts} lang={product.lang} />
        <ProductNotes product={product} />
        <FurtherNotes product={product} />
      </div>
      <div id={alternativesId}>
        <Suspense>{isRestricted && <Alternatives product={product} />}</Suspense>
      </div>
      {product.sameActive && <SameActiveRow same={product.sameActive} />}
      {product.related.length > 0 && (
        <section className="no-print mt-18 mb-22.5" aria-labelledby="related">
          <div className="double-rule mb-5.5 flex flex-wrap items-baseline justify-between gap-x-5 pt-5">
            <h2 id="related" className="text-h2">
              {t('product.related')}
            </h2>
            {product.category && (
              <ShopLink to={`/products?categories=${product.category.id}`} className="link">
                {t('product.all-of', { name: product.category.name })}
              </ShopLink>
            )}
          </div>
          <CardRow cards={product.related} />
        </section>
      )}
    </>
  )
}
