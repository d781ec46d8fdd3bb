import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { JsonLd, PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { useShop } from '../../platform/shop-context.tsx'
import { useCountedView } from '../../search/use-counted-view.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { ProductCard } from '../cards/product-card.tsx'
import { usePractitionerView } from '../use-practitioner-view.ts'
import { FactsTable } from './facts-table.tsx'
import { Gallery } from './gallery.tsx'
import styles from './product.css?url'
import { FurtherNotes, ProductNotes } from './product-notes.tsx'
import { ProductOffer } from './product-offer.tsx'
import { productPage } from './product-page.ts'

export function loader({ context, params, request }: LoaderFunctionArgs) {
  const variant = Number(new URL(request.url).searchParams.get('variant'))
  return productPage(context.get(pageRequest), params.slug ?? '', variant)
}

export default function Product() {
  const page = useLoaderData<typeof loader>()
  const shop = useShop()
  const { t } = useTranslation('products')
  useCountedView(page.id)
  const hasHiddenPrices = [page, ...page.related].some(({ practitionerOnly }) => practitionerOnly)
  const product = usePractitionerView(page, hasHiddenPrices, async () => {
    const { practitionerProduct } = await import('./practitioner-product.ts')
    const variantId = page.variants.find(({ chosen }) => chosen)?.id ?? 0
    return practitionerProduct(page.slug, { t, shop, variantId })
  })
  return (
    <div className="catalogue">
      <link rel="stylesheet" href={styles} precedence="default" />
      <PageHead title={product.title} description={product.summary} image={product.ogImage} type="product" />
      {product.data.map((data, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <JsonLd key={index} data={data} />
      ))}
      <div className="wrap pt-5.5 max-md:pt-0">
        <div className="no-print max-md:hidden">
          <Breadcrumbs trail={product.trail} />
        </div>
        <div className="product">
          <Gallery key={product.slug} product={product} />
          <ProductOffer product={product} />
        </div>
        <div className={product.facts.isShort ? 'product-details product-details-short' : 'product-details'}>
          <FactsTable facts={product.facts} lang={product.lang} />
          <ProductNotes product={product} />
          <FurtherNotes product={product} />
        </div>
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
            <ul className="cards cards-5 cards-row">
              {product.related.map((card) => (
                <li key={card.id}>
                  <ProductCard card={card} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}
