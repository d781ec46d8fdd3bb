import { useMemo } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dependsOnPrices } from '#domain/catalogue/filter-params.ts'
import { orderMenu } from '#domain/catalogue/listing.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import type { previewOf as PreviewOf } from '../facets/filter-counts.ts'
import { withoutChip } from '../facets/limit-chips.ts'
import { PlantRow } from '../plant-row.tsx'
import { usePractitionerView } from '../use-practitioner-view.ts'
import { FilteredProducts, listingCount } from './filtered-products.tsx'
import { ListingFoot } from './listing-foot.tsx'
import { listingPage } from './listing-page.ts'
import { plainListing, readListing, writeListing } from './listing-query.ts'
import { ViewSwitch } from './listing-tools.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductRows } from './product-rows.tsx'
import { useListing } from './use-listing.ts'
import { useMoreProducts } from './use-more-products.ts'

const previewOf: typeof PreviewOf = async (...asked) =>
  (await import('../facets/filter-counts.ts')).previewOf(...asked)
const urlCodec = { read: readListing, write: writeListing }

export const handle = { isCached: true }

export function loader({ context, request }: LoaderFunctionArgs) {
  return listingPage(context.get(pageRequest), new URL(request.url).searchParams)
}

export default function Products() {
  const loaded = useLoaderData<typeof loader>()
  const list = useListing(urlCodec)
  const { listing, addressOf } = list
  const words = useTranslation('products')
  const page = usePractitionerView(
    loaded,
    loaded.cards.some(({ practitionerOnly }) => practitionerOnly) || dependsOnPrices(listing),
    async () => {
      const { fetchProducts } = await import('./more-products.ts')
      return { ...loaded, ...(await fetchProducts(listing, listing.page, words)) }
    },
  )
  const { cards } = page
  const { more, next, loading, load } = useMoreProducts(listing, page)
  const head = useMemo(
    () => (
      <PageHead
        title={page.title}
        description={page.description}
        search={page.canonical}
        indexed={page.canonical !== undefined}
      />
    ),
    [page],
  )
  return (
    <div className="@container/catalogue">
      {head}
      <div className="wrap pb-14 xl:pb-24">
        <div className="relative pt-4.5 pb-3.5 @min-[753px]/catalogue:pt-6.5 @min-[753px]/catalogue:pb-6">
          <PlantRow
            className="top-0.5 right-0 @min-[1185px]/catalogue:absolute @min-[1185px]/catalogue:flex"
            plantClass="-ml-2 h-26.5 w-19"
          />
          <div className="max-md:hidden">
            <Breadcrumbs trail={[]} here={page.heading} />
          </div>
          <h1 className="text-h1-narrow md:mt-2 md:text-h1">{page.heading}</h1>
        </div>
        <FilteredProducts
          list={list}
          found={page}
          kept={listing.view === plainListing.view ? undefined : `view=${listing.view}`}
          canPrefetch
          without={(chip) => withoutChip(listing, chip)}
          count={
            <h2 className={listingCount} aria-live="polite">
              {page.count}
            </h2>
          }
          orders={{ menu: orderMenu, text: (key) => words.t(`order.${key}`) }}
          tools={<ViewSwitch listing={listing} addressOf={addressOf} />}
          previewOf={previewOf}
        >
          {cards.length > 0 && (
            <>
              {listing.view === 'list' ? (
                <ProductRows cards={cards} more={more} />
              ) : (
                <ProductGrid cards={cards} more={more} />
              )}
              <ListingFoot
                page={listing.page}
                pages={page.pages}
                shown={cards.length + more.length}
                total={page.total}
                next={next}
                loading={loading}
                onMore={load}
                addressOf={(number) => addressOf({ ...listing, page: number })}
              />
            </>
          )}
        </FilteredProducts>
      </div>
    </div>
  )
}
