import { nothingFound } from '#contract/nothing-found.ts'
import type { SearchResponse } from '#contract/search.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { resultsPath } from '../form/search-text.ts'
import { activeOutline, Cell, Group, Row } from './grid.tsx'
import { HitRow, type ShownProducts } from './hit-row.tsx'

type FoundProps = ShownProducts & { answer: SearchResponse; text: string }

/** The first products found, and the link to all of them. */
export function Found({ answer, text, ...products }: FoundProps) {
  const { t, language } = useTranslation('search')
  const { hits, total_found: count } = answer
  return (
    <>
      <Group title={t('overlay.products')} aside={<Counts {...answer} />}>
        {hits.map((hit, row) => (
          <HitRow key={hit.id} hit={hit} row={row} {...products} />
        ))}
      </Group>
      <Row className="mt-5 flex flex-wrap items-center justify-between gap-3 max-xl:mt-4 max-xl:block">
        <Cell at={['main', hits.length]} className={activeOutline}>
          <ShopLink to={resultsPath(text)} className="btn btn-primary max-xl:w-full">
            {t('overlay.show-all', { count, formatted: formatNumber(count, language) })}
            <Icon name="arrow-right" size={18} />
          </ShopLink>
        </Cell>
        <span role="presentation" className="text-[13px] text-ink-3 max-xl:hidden">
          {t('overlay.keys')}
        </span>
      </Row>
    </>
  )
}

type CountsProps = Pick<SearchResponse, 'available_products' | 'unavailable_products'>

/** "24 available, 2 unavailable". */
export function Counts({ available_products: available, unavailable_products: unavailable }: CountsProps) {
  const { t, language } = useTranslation('search')
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) })
  return (
    <span className="text-small text-ink-3">
      {t('overlay.counts', {
        available: t('results.available', counted(available)),
        unavailable: t('results.unavailable', counted(unavailable)),
      })}
    </span>
  )
}

type NoResultsProps = {
  text: string
  pages: SearchResponse['pages']
  failed: boolean
  onRetry(): void
}

/** No results or no answer: what happened, and how to continue. */
export function NoResults({ text, pages, failed, onRetry }: NoResultsProps) {
  const { t } = useTranslation('search')
  return (
    <div className="col-[2] mb-7 min-w-0 wrap-anywhere">
      <p className="serif text-h3">
        {failed
          ? t('results.none.failed')
          : t(pages.length > 0 ? 'help.instead' : 'overlay.nothing', { query: text })}
      </p>
      {pages.length === 0 && (
        <p className="mt-1 text-ink-2">{failed ? t('overlay.failed-text') : t('overlay.nothing-text')}</p>
      )}
      <p className="mt-4 flex flex-wrap items-center gap-2">
        {failed && (
          <button type="button" className="btn btn-primary btn-dense" onClick={onRetry}>
            {t('overlay.retry')}
          </button>
        )}
        {pages.map(({ path, title }) => (
          <ShopLink key={path} to={path} className="btn btn-primary btn-dense">
            {title}
          </ShopLink>
        ))}
        <ShopLink to="/products" className="btn btn-plain btn-dense">
          {t('overlay.all-products')}
        </ShopLink>
        <Counts {...nothingFound} />
      </p>
    </div>
  )
}
