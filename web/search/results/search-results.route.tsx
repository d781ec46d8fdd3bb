import { type ClientLoaderFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { dependsOnPrices, toggled } from '#domain/catalogue/filter-params.ts'
import type { Language } from '#domain/languages.ts'
import { searchOrderMenu } from '#domain/search/order-menu.ts'
import { priceLimitIn } from '#domain/search/price-limits.ts'
import type { KeyOf } from '#domain/text-keys.ts'
import type { Translate } from '#domain/translation.ts'
import { Breadcrumbs } from '../../catalogue/breadcrumbs.tsx'
import { CardRow } from '../../catalogue/cards/card-row.tsx'
import type { Chip } from '../../catalogue/facets/facets.ts'
import { limitChips, typedPriceChips, withoutChip } from '../../catalogue/facets/limit-chips.ts'
import { FilteredProducts, listingCount } from '../../catalogue/products/filtered-products.tsx'
import { type HitListing, hitListing } from '../../catalogue/products/hit-listing.ts'
import { ProductGrid } from '../../catalogue/products/product-grid.tsx'
import { useListing } from '../../catalogue/products/use-listing.ts'
import { usePractitionerView } from '../../catalogue/use-practitioner-view.ts'
import { formatNumber } from '../../platform/formats.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { PageNumbers, shownRange } from '../../platform/page-numbers.tsx'
import { pageRequest } from '../../platform/request-context.ts'
import { NothingToShow } from './nothing-to-show.tsx'
import { ResultsHead } from './results-head.tsx'
import {
  ingredientsCall,
  keptOf,
  readSearch,
  type SearchListing,
  searchCall,
  writeSearch,
} from './search-listing.ts'
import { searchPage, unanswered } from './search-page.ts'
import { useRememberOpened } from './use-remember-opened.ts'

const urlCodec = { read: readSearch, write: writeSearch }
const none: [] = []

export const handle = { isCached: true }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = context.get(pageRequest)
  const words = { t: asked.t, language: asked.shop.language }
  const page = await searchPage(asked, new URL(request.url).searchParams, (answer, listing) =>
    withPrices(hitListing(answer, listing, words), listing, asked),
  )
  return data(page, page.failed ? { status: 503 } : {})
}

/** A shop that cannot be reached is shown as an empty result; an aborted navigation needs no answer. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    if (request.signal.aborted) throw error
    return unanswered(readSearch(new URL(request.url).searchParams))
  }
}

function withPrices(
  list: HitListing,
  { choice, query }: SearchListing,
  asked: Parameters<typeof limitChips>[2],
): HitListing {
  const chosen = limitChips(choice, list.ranges, asked)
  const typed = typedPriceChips(priceLimitIn(query).priceMax, asked)
  return { ...list, chips: [...list.chips, ...chosen, ...typed] }
}

export default function SearchResults() {
  const page = useLoaderData<typeof loader>()
  const { t } = useTranslation('search')
  const list = useListing(urlCodec)
  const { listing, addressOf } = list
  const heading = headingOf(page, t)
  const isShown = page.total > 0 || (page.chips.length > 0 && !page.failed)
  return (
    <div className="@container/catalogue">
      <PageHead title={heading} description={t('results.description')} indexed={false} />
      <div className="wrap pb-14 xl:pb-24">
        <ResultsHead
          heading={heading}
          page={page}
          exactly={addressOf({ ...listing, exact: true, page: 1 })}
          loosely={addressOf({ ...listing, exact: false, page: 1 })}
          ofBrand={(id) => addressOf(toggled(listing, 'brands', id))}
        >
          <Breadcrumbs trail={[]} here={t('overlay.label')} />
        </ResultsHead>
        {isShown ? (
          <Results page={page} list={list} />
        ) : (
          <NoResultsHelp page={page} here={addressOf(listing)} />
        )}
      </div>
    </div>
  )
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>
type ResultsProps = { page: Page; list: ReturnType<typeof useListing<SearchListing>> }

/** The results beside the catalogue's filters. */
function Results({ page: loaded, list }: ResultsProps) {
  const { t, language } = useTranslation('search')
  const { listing, addressOf } = list
  const page = usePractitionerView(
    loaded,
    loaded.cards.some(({ practitionerOnly }) => practitionerOnly) || dependsOnPrices(listing),
    async () => {
      const [{ fetchResults }, { hitListing: listOf }] = await loadAnswers()
      const answer = await fetchResults(searchCall(listing, language), language)
      const { cards } = listOf(answer, listing, { t, language })
      return { ...loaded, cards, total: answer.total_found, pages: answer.total_pages }
    },
  )
  const { cards } = page
  const remember = useRememberOpened(cards)
  const write = (count: number) => formatNumber(count, language)
  const texts = { count: page.total, formatted: write(page.total) }
  const { from, to } = shownRange(listing.page, cards.length, listing.perPage)
  return (
    <FilteredProducts
      list={list}
      found={page}
      kept={keptOf(listing)}
      canPrefetch={false}
      ingredientsCall={ingredientsCall(listing)}
      without={(chip) => withoutChip(withoutTypedPrice(listing, chip), chip)}
      count={<h2 className={listingCount}>{t('products:count', texts)}</h2>}
      orders={{
        menu: searchOrderMenu,
        text: (key) => (key === 'match' ? t('results.best-match') : t(`products:order.${key}`)),
      }}
      previewOf={previewOf}
      onClick={remember}
    >
      {cards.length > 0 && (
        <>
          <ProductGrid cards={cards} more={none} />
          <div className="mt-13 text-center">
            <PageNumbers
              current={listing.page}
              pages={page.pages}
              addressOf={(number) => addressOf({ ...listing, page: number })}
            />
            <p className="mt-3 text-small text-ink-2">
              {from === 1
                ? t('products:paging.shown', { ...texts, shown: write(to) })
                : t('products:paging.range', { ...texts, from: write(from), to: write(to) })}
            </p>
          </div>
        </>
      )}
    </FilteredProducts>
  )
}

/** Removing a price from the query keeps the other words. */
function withoutTypedPrice(listing: SearchListing, { group }: Chip): SearchListing {
  if (group !== 'query_price') return listing
  return { ...listing, query: priceLimitIn(listing.query).rest, page: 1 }
}

/** Why nothing is shown, with popular searches and products. */
function NoResultsHelp({ page, here }: { page: Page; here: string }) {
  const { t } = useTranslation('search')
  return (
    <NothingToShow page={page} here={here}>
      {page.popular.length > 0 && (
        <section className="double-rule mt-11 pt-5">
          <h2 className="mb-5.5 text-h2">{t('popular.title')}</h2>
          <CardRow cards={page.popular} />
        </section>
      )}
    </NothingToShow>
  )
}

const loadAnswers = () =>
  Promise.all([import('./fetch-results.ts'), import('../../catalogue/products/hit-listing.ts')])

async function previewOf(listing: SearchListing, language: Language, signal: AbortSignal) {
  const [{ fetchResults }, { hitFacets }] = await loadAnswers()
  const asked = searchCall({ ...listing, page: 1, perPage: 1 }, language)
  const answer = await fetchResults(asked, language, signal)
  const facets = hitFacets(answer.filters, listing, language)
  return { facets, ranges: answer.filters?.ranges, total: answer.total_found }
}

type Search = { typed: string; searched: string; total: number; failed: boolean; chips: readonly unknown[] }

function headingOf({ typed, searched, total, failed, chips }: Search, t: Translate<KeyOf<'search'>>): string {
  if (!typed) return t('overlay.label')
  const isFound = total > 0 || failed || chips.length > 0
  return t(isFound ? 'results.heading' : 'overlay.nothing', { query: apart(searched) })
}

const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}\p{sc=Nkoo}]/u

/** A query may be written right to left: the sentence around it is not. */
function apart(query: string): string {
  return rightToLeft.test(query) ? `\u2068${query}\u2069` : query
}
