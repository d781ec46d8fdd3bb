import { lazy, Suspense, useMemo, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { withoutFilters } from '#domain/catalogue/choosing.ts'
import { orderMenu } from '#domain/catalogue/listing.ts'
import { orderName, withOrderName } from '#domain/catalogue/ordering.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { FilterChips } from '../facets/filter-chips.tsx'
import type { previewOf as PreviewOf } from '../facets/filter-counts.ts'
import { FilterPanel, filterFormId } from '../facets/filter-panel.tsx'
import { withoutChip } from '../facets/price-chips.ts'
import { NextSheets } from '../next-sheets.tsx'
import { PlantRow } from '../plant-row.tsx'
import { usePractitionerView } from '../use-practitioner-view.ts'
import { ListingFoot } from './listing-foot.tsx'
import { listingPage } from './listing-page.ts'
import { plainListing, readListing, writeListing } from './listing-query.ts'
import { DrawerButton, OrderMenu, ViewSwitch } from './listing-tools.tsx'
import lists from './lists.css?url'
import { ProductGrid } from './product-grid.tsx'
import { ProductRows } from './product-rows.tsx'
import { useListing, useTopOfPage } from './use-listing.ts'
import { useMoreProducts } from './use-more-products.ts'

const FilterDrawer = lazy(() => import('../facets/filter-drawer.tsx'))
const EmptyListing = lazy(() => import('./empty-listing.tsx'))
const previewOf: typeof PreviewOf = async (...asked) =>
  (await import('../facets/filter-counts.ts')).previewOf(...asked)
const inAddress = { read: readListing, write: writeListing }

export function loader({ context, request }: LoaderFunctionArgs) {
  return listingPage(context.get(pageRequest), new URL(request.url).searchParams)
}

export default function Products() {
  const page = useLoaderData<typeof loader>()
  const { listing, waiting, choose, addressOf } = useListing(inAddress)
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
      without={(chip) => addressOf(withoutChip(listing, chip))}
      reset={addressOf(withoutFilters(listing))}
    />
  )
  return (
    <div className="catalogue">
      <NextSheets />
      <link rel="stylesheet" href={lists} precedence="default" />
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
          <FilterPanel
            facets={facets}
            listing={listing}
            kept={listing.view === plainListing.view ? undefined : `view=${listing.view}`}
            foresees
            choose={choose}
            addressOf={addressOf}
          />
          <div ref={top} className="scroll-mt-4">
            <div className="listing-tools" aria-busy={waiting}>
              <h2 className="listing-count" aria-live="polite">
                {page.count}
              </h2>
              <DrawerButton chosen={chips.length} open={() => setDrawer(true)} />
              {total > 0 && <div className="listing-chips">{chipList}</div>}
              <OrderMenu
                entries={orderMenu.map(({ order_name, key }) => ({
                  name: order_name,
                  text: words.t(`order.${key}`),
                }))}
                chosen={orderName(listing, orderMenu)}
                form={filterFormId}
                onChoose={(name) => choose(withOrderName(listing, orderMenu, name))}
              />
              <ViewSwitch listing={listing} addressOf={addressOf} />
            </div>
            {cards.length === 0 && (
              <Suspense>
                <EmptyListing
                  filters={chips.length}
                  pastTheEnd={total > 0}
                  firstPage={addressOf({ ...listing, page: 1 })}
                >
                  {chipList}
                </EmptyListing>
              </Suspense>
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
            previewOf={previewOf}
            onApply={choose}
            onClose={() => setDrawer(false)}
            addressOf={addressOf}
          />
        </Suspense>
      )}
    </div>
  )
}
