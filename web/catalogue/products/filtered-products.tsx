import { lazy, type MouseEventHandler, type ReactNode, Suspense, useState } from 'react'
import { type FilterParams, withoutFilters } from '#domain/catalogue/filter-params.ts'
import { type OrderEntries, type Ordered, orderName, withOrderName } from '#domain/catalogue/ordering.ts'
import type { Language } from '#domain/languages.ts'
import type { Chip } from '../facets/facets.ts'
import { FilterChips } from '../facets/filter-chips.tsx'
import type { Preview } from '../facets/filter-counts.ts'
import { FilterPanel, filterFormId } from '../facets/filter-panel.tsx'
import type { IngredientsCall } from '../facets/use-found-ingredients.ts'
import { AdjustedNote, DrawerButton, OrderMenu } from './listing-tools.tsx'
import { type useListing, useTopOfPage } from './use-listing.ts'

const FilterDrawer = lazy(() => import('../facets/filter-drawer.tsx'))
const EmptyListing = lazy(() =>
  import('./empty-listing.tsx').catch(() => ({
    default: ({ children }: { children: ReactNode }) => children,
  })),
)

type FilteredProductsProps<List extends FilterParams & Ordered<string>, Key extends string> = {
  list: ReturnType<typeof useListing<List>>
  found: Preview & { chips: readonly Chip[] }
  /** What the filter form submits besides filters without JavaScript. */
  kept: string | undefined
  /** Whether a result is cached when it is prefetched. */
  canPrefetch: boolean
  ingredientsCall?: IngredientsCall | undefined
  without(chip: Chip): List
  /** The heading: the number of products. */
  count: ReactNode
  orders: { menu: OrderEntries<List['orderBy'], Key>; text(key: Key): string }
  /** Other content above the products. */
  tools?: ReactNode
  /** The number of results of a choice before it is applied. */
  previewOf(list: List, language: Language, signal: AbortSignal): Promise<Preview>
  onClick?: MouseEventHandler
  /** The products; false if there are none. */
  children: ReactNode
}

/** Classes of the heading above the products. */
export const listingCount =
  'font-sans text-body font-semibold tracking-normal whitespace-nowrap normal-nums @max-[753px]/catalogue:absolute @max-[753px]/catalogue:[clip-path:inset(50%)] @min-[753px]/catalogue:order-1 @min-[1009px]/catalogue:order-0'

/** Filters, sort order and products, used by the catalogue and the search results. */
export function FilteredProducts<List extends FilterParams & Ordered<string>, Key extends string>({
  list: { listing, waiting, choose, addressOf },
  found,
  kept,
  canPrefetch,
  ingredientsCall,
  without,
  count,
  orders: { menu, text },
  tools,
  previewOf,
  onClick,
  children,
}: FilteredProductsProps<List, Key>) {
  const { facets, ranges, chips, total } = found
  const [drawer, setDrawer] = useState(false)
  const top = useTopOfPage(listing.page)
  const chipList = (
    <FilterChips
      chips={chips}
      without={(chip) => addressOf(without(chip))}
      reset={addressOf(withoutFilters(listing))}
    />
  )
  return (
    <div className="@min-[1009px]/catalogue:grid @min-[1009px]/catalogue:grid-cols-[252px_minmax(0,1fr)] @min-[1009px]/catalogue:gap-11">
      <FilterPanel
        facets={facets}
        ranges={ranges}
        listing={listing}
        kept={kept}
        canPrefetch={canPrefetch}
        ingredientsCall={ingredientsCall}
        choose={choose}
        addressOf={addressOf}
      />
      <div ref={top} className="scroll-mt-4" onClickCapture={onClick}>
        <div
          className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-3 @min-[753px]/catalogue:mb-5.5 @min-[753px]/catalogue:flex-nowrap @min-[1009px]/catalogue:min-h-10 @min-[1009px]/catalogue:gap-4"
          aria-busy={waiting}
        >
          {count}
          <DrawerButton chosen={chips.length} open={() => setDrawer(true)} />
          {total > 0 && (
            <div className="min-w-0 @max-[753px]/catalogue:order-1 @max-[753px]/catalogue:-mr-4 @max-[753px]/catalogue:w-[calc(100%+16px)] @max-[753px]/catalogue:empty:hidden @min-[753px]/catalogue:flex-1">
              {chipList}
            </div>
          )}
          <OrderMenu
            entries={menu.map(({ order_name, key }) => ({ name: order_name, text: text(key) }))}
            chosen={orderName(listing, menu)}
            form={filterFormId}
            onChoose={(name) => choose(withOrderName(listing, menu, name))}
          />
          {tools}
        </div>
        <AdjustedNote adjusted={listing.adjusted} />
        {children || (
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
      </div>
      {drawer && (
        <Suspense>
          <FilterDrawer
            listing={listing}
            preview={found}
            ingredientsCall={ingredientsCall}
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
