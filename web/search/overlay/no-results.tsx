import { nothingFound } from '#contract/nothing-found.ts'
import type { SearchResponse } from '#contract/search.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Counts } from './counts.tsx'

type NoResultsProps = {
  text: string
  pages: SearchResponse['pages']
  failed: boolean
  onRetry(): void
}

/** Nothing was found, or nobody answered: what happened, and a way on. */
export function NoResults({ text, pages, failed, onRetry }: NoResultsProps) {
  const { t } = useTranslation('search')
  return (
    <div className="search-nothing">
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
