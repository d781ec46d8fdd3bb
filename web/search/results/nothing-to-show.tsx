import type { ReactNode } from 'react'
import type { Piece, SearchResponse } from '#contract/search.ts'
import { searchQueryMaximum } from '#domain/search/limits.ts'
import { ChipLink } from '../../platform/chip-link.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MarkedText } from '../../ui/marked-text.tsx'
import { Plant } from '../../ui/plant.tsx'
import { Utilities } from '../../ui/utilities/utilities.tsx'
import { resultsPath } from '../form/search-text.ts'
import { HelpPages } from './help-pages.tsx'

type NothingToShowProps = {
  page: {
    typed: string
    failed: boolean
    help: SearchResponse['pages']
    suggestions: readonly (readonly Piece[])[]
    often: readonly string[]
  }
  /** The URL of this search, to try again. */
  here: string
  /** Popular products, if there are any. */
  children: ReactNode
}

/** Shown instead of results: why there are none, and how to continue. */
export function NothingToShow({ page, here, children }: NothingToShowProps) {
  const { t } = useTranslation('search')
  const { typed, failed, help, suggestions, often } = page
  const reason = failed ? 'failed' : typed ? 'nothing' : 'nothing-asked'
  return (
    <>
      <Utilities of="shopping" />
      <div
        className="flex gap-6 rounded-card border border-line bg-surface px-6 py-7 @max-[753px]/catalogue:px-4 @max-[753px]/catalogue:py-5"
        role={failed ? 'alert' : undefined}
      >
        <Plant name="chamomile" className="h-32 w-23 flex-none @max-[753px]/catalogue:hidden" />
        <div>
          <p className="serif text-h3">{t(`results.none.${reason}`)}</p>
          <p className="mt-1 max-w-[60ch] text-ink-2">{t(`results.none.${reason}-hint`)}</p>
          {reason === 'nothing-asked' && <SearchForm />}
          <HelpPages pages={help} />
          <p className="mt-4 flex flex-wrap gap-3">
            {failed && (
              <ShopLink to={here} replace className="btn btn-primary">
                {t('overlay.retry')}
              </ShopLink>
            )}
            <ShopLink to="/products" className="btn btn-plain" prefetch="intent">
              {t('overlay.all-products')}
            </ShopLink>
            {(failed || reason === 'nothing') && (
              <ShopLink to="/contact" className="btn btn-plain">
                {t('results.to-contact')}
              </ShopLink>
            )}
          </p>
        </div>
      </div>
      <Queries
        title={t('results.suggestions')}
        queries={suggestions.map((pieces) => ({
          query: pieces.map(({ text }) => text).join(''),
          shown: <MarkedText pieces={pieces} />,
        }))}
      />
      <Queries title={t('popular.searches')} queries={often.map((query) => ({ query, shown: query }))} />
      {children}
    </>
  )
}

/** A search box like the one in the header, for a page opened without a query. */
function SearchForm() {
  const { t } = useTranslation('search')
  const languagePath = useLanguagePath()
  return (
    <form action={languagePath('/search-results')} className="mt-4 flex max-w-130 gap-2">
      <label htmlFor="results-query" className="visually-hidden">
        {t('shop:search.label')}
      </label>
      <input
        id="results-query"
        className="field-control min-w-0 flex-1"
        type="search"
        name="query"
        required
        maxLength={searchQueryMaximum}
        placeholder={t('shop:search.label')}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" className="btn btn-primary">
        {t('results.search')}
      </button>
    </form>
  )
}

type QueriesProps = { title: string; queries: readonly { query: string; shown: ReactNode }[] }

function Queries({ title, queries }: QueriesProps) {
  if (queries.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="text-h3 font-medium">{title}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {queries.map(({ query, shown }) => (
          <li key={query}>
            <ChipLink to={resultsPath(query)} className="pr-3" data-testid="results-query">
              <Icon name="search" size={15} />
              <bdi>{shown}</bdi>
            </ChipLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
