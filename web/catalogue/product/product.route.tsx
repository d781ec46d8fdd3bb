import { lazy, Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { questionPaths } from '#contract/question-paths.ts'
import type { ProductQuestions as Questions } from '#contract/questions.ts'
import { JsonLd, PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { useShop } from '../../platform/shop-context.tsx'
import { ProductQuestions } from '../../questions/product/product-questions.tsx'
import { useCountedView } from '../../search/use-counted-view.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { usePractitionerView } from '../use-practitioner-view.ts'
import { inSlot } from './product-offer.tsx'
import { productPage } from './product-page.ts'
import { ProductParts } from './product-parts.tsx'

// A page without it is better than none.
const RecentRow = lazy(() => import('../recent/recent-row.tsx').catch(() => ({ default: () => null })))

export const handle = { isCached: true }

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const variant = Number(new URL(request.url).searchParams.get('variant'))
  const pages = context.get(pageRequest)
  const slug = params.slug ?? ''
  const [page, questions] = await Promise.all([
    productPage(pages, slug, variant),
    pages.api.get<Questions>(questionPaths.ofProduct(slug)),
  ])
  return { ...page, questions }
}

export default function Product() {
  const page = useLoaderData<typeof loader>()
  const shop = useShop()
  const { t } = useTranslation('products')
  useCountedView(page.id)
  const isHydrated = useHydrated()
  const chosen = page.variants.find((variant) => variant.chosen)
  const hasHiddenPrices = [page, ...page.related].some(({ practitionerOnly }) => practitionerOnly)
  const product = usePractitionerView(page, hasHiddenPrices, async () => {
    const { practitionerProduct } = await import('./practitioner-product.ts')
    return practitionerProduct(page.slug, { t, shop, variantId: chosen?.id ?? 0 })
  })
  return (
    <div className="@container/catalogue">
      <PageHead title={product.title} description={product.summary} image={product.ogImage} type="product" />
      {product.data.map((data, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <JsonLd key={index} data={data} />
      ))}
      <ProductParts product={product} />
      <div className="wrap">
        <ProductQuestions key={page.id} product={page} first={page.questions} />
      </div>
      <Suspense>
        {isHydrated && chosen && (
          <div className="wrap">
            <RecentRow key={product.id} product={inSlot(product, chosen.id)} />
          </div>
        )}
      </Suspense>
    </div>
  )
}
