import { useRef } from 'react'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'

type ListFootProps = {
  total: number
  /** How many have arrived. */
  shown: number
  /** How many pages are open, and how many orders each has. */
  pages: number
  limit: number
  onMore(): void
}

export function ListFoot({ total, shown, pages, limit, onMore }: ListFootProps) {
  const { t, language } = useTranslation('orders')
  const count = useRef<HTMLParagraphElement>(null)
  const next = Math.max(0, Math.min(limit, total - pages * limit))

  function showMore() {
    // The button disappears with the last orders: the focus stays where it was.
    if ((pages + 1) * limit >= total) count.current?.focus()
    onMore()
  }

  return (
    <div className="mt-5.5 flex flex-wrap items-center justify-between gap-3">
      <p ref={count} tabIndex={-1} role="status" className="text-small text-ink-2">
        {t('list.shown', {
          count: total,
          shown: formatNumber(shown, language),
          formatted: formatNumber(total, language),
        })}
      </p>
      {next > 0 && (
        <button type="button" className="btn btn-plain" onClick={showMore}>
          {t('list.more', { count: next, formatted: formatNumber(next, language) })}
        </button>
      )}
    </div>
  )
}
