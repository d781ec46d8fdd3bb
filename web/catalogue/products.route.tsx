import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageHead } from '../platform/head.tsx'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { pageRequest } from '../platform/request-context.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel, filterFormId } from './filter-panel.tsx'
import { ListingFoot } from './listing-foot.tsx'
import { listingPage } from './listing-page.ts'
import { type Listing, toggled, withoutFilters } from './listing-query.ts'
import { DrawerButton, OrderMenu, ViewSwitch } from './listing-tools.tsx'
import { PlantRow } from './plant-row.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductRows } from './product-rows.tsx'
import { useListing } from './use-listing.ts'
import { useMoreProducts } from './use-more-products.ts'
import { usePractitionerView } from './use-practitioner-view.ts'

const FilterDrawer = lazy(() => import('./filter-drawer.tsx'))

export function loader({ context, request }: LoaderFunctionArgs) {
  return listingPage(context.get(pageRequest), new URL(request.url).searchParams)
}

export default function Products() {
  const page = useLoaderData<typeof loader>()
  const { listing, waiting, choose, addressOf } = useListing()
  const { more, next, loading, load } = useMoreProducts(listing, page)
  const [drawer, setDrawer] = useState(false)
  const top = useTopOfPage(listing.page)
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
  const words = useTranslation('products')
  const cards = usePractitionerView(
    page.cards,
    page.cards.some(({ practitionerOnly }) => practitionerOnly),
    async () => (await import('./more-products.ts')).fetchProducts(listing, listing.page, words),
  )
  const { chips, facets, total, pages } = page
  const shown = cards.length + more.length
  const chipList = (
    <FilterChips
      chips={chips}
      without={(group, id) => addressOf(toggled(listing, group, id))}
      reset={addressOf(withoutFilters(listing))}
    />
  )
  return (
    <div className="catalogue">
      {head}
      <div className="wrap pb-14 xl:pb-24">
        <div className="listing-head">
          <PlantRow />
          <div className="max-md:hidden">
            <Breadcrumbs trail={[]} here={page.heading} />
          </div>
          <h1 className="text-h1-narrow md:mt-2 md:text-h1">{page.heading}</h1>
        </div>
        <div className="listing">
          <FilterPanel facets={facets} listing={listing} choose={choose} addressOf={addressOf} />
          <div ref={top} className="scroll-mt-4">
            <div className="listing-tools" aria-busy={waiting}>
              <h2 className="listing-count" aria-live="polite">
                {page.count}
              </h2>
              <DrawerButton chosen={chips.length} open={() => setDrawer(true)} />
              {total > 0 && <div className="listing-chips">{chipList}</div>}
              <OrderMenu listing={listing} choose={choose} form={filterFormId} />
              <ViewSwitch listing={listing} addressOf={addressOf} />
            </div>
            {cards.length === 0 && (
              <EmptyListing
                filters={chips.length}
                pastTheEnd={total > 0}
                firstPage={addressOf({ ...listing, page: 1 })}
              >
                {chipList}
              </EmptyListing>
            )}
            {listing.view === 'list' ? (
              <ProductRows cards={cards} more={more} />
            ) : (
              <ProductGrid cards={cards} more={more} />
            )}
            {cards.length > 0 && (
              <ListingFoot
                page={listing.page}
                pages={pages}
                shown={shown}
                total={total}
                next={next}
                loading={loading}
                onMore={load}
                addressOf={(number) => addressOf({ ...listing, page: number })}
              />
            )}
          </div>
        </div>
      </div>
      {drawer && (
        <Suspense>
          <FilterDrawer
            listing={listing}
            preview={page}
            onApply={choose}
            onClose={() => setDrawer(false)}
            addressOf={addressOf}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Another page of the listing begins at its first product. */
function useTopOfPage(page: Listing['page']) {
  const top = useRef<HTMLDivElement>(null)
  const before = useRef(page)
  useEffect(() => {
    if (before.current !== page) top.current?.scrollIntoView()
    before.current = page
  }, [page])
  return top
}
