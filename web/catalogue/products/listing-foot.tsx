import { useEffect, useRef } from 'react'
import { cataloguePageSize } from '#domain/catalogue/listing.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { PageNumbers, shownRange } from '../../platform/page-numbers.tsx'

type ListingFootProps = {
  page: number
  pages: number
  /** Products shown, including those loaded later. */
  shown: number
  total: number
  next: number | undefined
  loading: 'idle' | 'loading' | 'failed'
  onMore(): void
  addressOf(page: number): string
}

/** The progress through the list, the button for more products, and the page numbers. */
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
  const foot = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  // With the last products, the pressed link is gone.
  useEffect(() => {
    if (!next && isPressed.current && document.activeElement === document.body) foot.current?.focus()
    isPressed.current = false
  }, [next])
  return (
    <div ref={foot} tabIndex={-1} className="mt-14 text-center">
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
            isPressed.current = true
            if (loading !== 'loading') onMore()
          }}
        >
          {t('paging.more', { count: left, formatted: write(left) })}
        </ShopLink>
      )}
      <p role="alert" className="mt-2 text-small text-madder">
        {loading === 'failed' && t('filters.failed')}
      </p>
      <PageNumbers current={last} from={page} pages={pages} addressOf={addressOf} />
    </div>
  )
}
