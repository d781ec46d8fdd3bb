import { cataloguePageSize } from '#domain/catalogue/listing.ts'
import { formatNumber } from '../platform/formats.ts'
import { useTranslation } from '../platform/i18n/translation-context.tsx'
import { ShopLink } from '../platform/links.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { pageNumbers, shownRange } from './paging.ts'

type ListingFootProps = {
  page: number
  pages: number
  /** Products in view, loaded ones included. */
  shown: number
  total: number
  next: number | undefined
  loading: 'idle' | 'loading' | 'failed'
  onMore(): void
  addressOf(page: number): string
}

/** How far one has come, the next products below these, and every page by its number. */
export function ListingFoot({
  page,
  pages,
  shown,
  total,
  next,
  loading,
  onMore,
  addressOf,
}: ListingFootProps) {
  const { t, language } = useTranslation('products')
  const { from, to } = shownRange(page, shown, cataloguePageSize)
  const write = (count: number) => formatNumber(count, language)
  const texts = { count: total, formatted: write(total) }
  const left = Math.min(cataloguePageSize, total - to)
  const last = page - 1 + Math.ceil(shown / cataloguePageSize)
  return (
    <div className="mt-14 text-center">
      <p role="status" className="text-small text-ink-2">
        {from === 1
          ? t('paging.shown', { ...texts, shown: write(to) })
          : t('paging.range', { ...texts, from: write(from), to: write(to) })}
      </p>
      <div className="mx-auto mt-2.5 h-0.75 w-55 bg-line" aria-hidden="true">
        <div className="h-0.75 bg-bottle" style={{ width: `${(to / total) * 100}%` }} />
      </div>
      {next && (
        <ShopLink
          to={addressOf(next)}
          className="btn btn-plain btn-lead mt-4.5"
          aria-disabled={loading === 'loading'}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            if (loading !== 'loading') onMore()
          }}
        >
          {t('paging.more', { count: left, formatted: write(left) })}
        </ShopLink>
      )}
      <p role="alert" className="mt-2 text-small text-madder">
        {loading === 'failed' && t('filters.failed')}
      </p>
      {pages > 1 && (
        <nav aria-label={t('paging.label')} className="mt-7">
          <ul className="pages">
            {page > 1 && (
              <li>
                <PageLink to={addressOf(page - 1)} label={t('paging.previous')} icon="chevron-left" />
              </li>
            )}
            {pageNumbers(last, pages).map((number, index) =>
              number === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no name
                <li key={`gap ${index}`} aria-hidden="true">
                  …
                </li>
              ) : (
                <li key={number}>
                  <ShopLink
                    to={addressOf(number)}
                    aria-label={t('paging.page', { page: number })}
                    aria-current={number === last ? 'page' : undefined}
                  >
                    {write(number)}
                  </ShopLink>
                </li>
              ),
            )}
            {last < pages && (
              <li>
                <PageLink to={addressOf(last + 1)} label={t('paging.next')} icon="chevron-right" />
              </li>
            )}
          </ul>
        </nav>
      )}
    </div>
  )
}

function PageLink({ to, label, icon }: { to: string; label: string; icon: IconName }) {
  return (
    <ShopLink to={to} aria-label={label}>
      <Icon name={icon} size={18} />
    </ShopLink>
  )
}
