import type { ReactNode } from 'react'
import type { Counted, SearchResponse } from '#contract/search.ts'
import type { KeyOf } from '#domain/text-keys.ts'
import { ChipLink } from '../../platform/chip-link.tsx'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { TextWithElement } from '../../ui/text-with-element.tsx'
import { HelpPages } from './help-pages.tsx'

/** The others are in the filters. */
const brandsShown = 8

type ResultsHeadProps = {
  heading: string
  page: {
    typed: string
    searched: string
    isExact: boolean
    total: number
    available: number
    unavailable: number
    help: SearchResponse['pages']
    brands: readonly Counted[]
    chips: readonly unknown[]
  }
  /** The URLs of the exact search, of the corrected search, and of a single brand. */
  exactly: string
  loosely: string
  ofBrand(id: number): string
  /** The breadcrumbs. */
  children: ReactNode
}

/** The query, the number of results, and their brands. */
export function ResultsHead({ heading, page, exactly, loosely, ofBrand, children }: ResultsHeadProps) {
  const { t, language } = useTranslation('search')
  const { total, available, unavailable, typed, searched, isExact, brands, chips } = page
  const counted = (key: KeyOf<'search'> | 'products:count', count: number) =>
    t(key, { count, formatted: formatNumber(count, language) })
  return (
    <div className="pt-4 pb-3.5 @min-[753px]/catalogue:pt-7 @min-[753px]/catalogue:pb-6.5">
      <div className="max-md:hidden [&>.crumbs]:leading-6">{children}</div>
      <h1 className="wrap-anywhere text-h2 md:mt-2 md:text-h1">{heading}</h1>
      {typed && (
        <p
          className="mt-1 text-small wrap-anywhere text-ink-2 @min-[753px]/catalogue:mt-2 @min-[753px]/catalogue:text-body"
          role="status"
        >
          {t('results.counts', {
            products: counted('products:count', total),
            available: counted('results.available', available),
            unavailable: counted('results.unavailable', unavailable),
          })}{' '}
          {searched !== typed && (
            <TextWithElement text={t('results.typed')} place="typed">
              <ShopLink to={exactly} className="link" rel="nofollow">
                <bdi>{typed}</bdi>
              </ShopLink>
            </TextWithElement>
          )}
          {isExact && (
            <ShopLink to={loosely} className="link" rel="nofollow">
              {t('results.not-exact')}
            </ShopLink>
          )}
        </p>
      )}
      {total > 0 && <HelpPages pages={page.help} />}
      {brands.length > 1 && (
        <nav
          aria-label={t('results.brands')}
          className={`mt-3.5 flex items-center gap-2.5 overflow-x-auto [scrollbar-width:none] @max-[753px]/catalogue:-mx-4 @max-[753px]/catalogue:px-4 ${chips.length > 0 ? '@max-[753px]/catalogue:hidden' : ''}`}
        >
          <span
            aria-hidden="true"
            className="flex-none text-[13px] text-ink-3 @max-[753px]/catalogue:absolute @max-[753px]/catalogue:[clip-path:inset(50%)]"
          >
            {t('products:groups.brands')}
          </span>
          <ul className="flex gap-2 py-0.5">
            {brands.slice(0, brandsShown).map(({ id, name, count }) => (
              <li key={id}>
                <ChipLink to={ofBrand(id)} replace preventScrollReset rel="nofollow">
                  {name} <span className="font-normal text-ink-3">{formatNumber(count, language)}</span>
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
