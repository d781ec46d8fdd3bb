import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Icon } from '../../../ui/icon.tsx'

type ListingPagesProps = { page: number; pages: number; onPage(page: number): void }

/** One page back and one on, inside the panel: the address stays that of the page beside it. */
export function ListingPages({ page, pages, onPage }: ListingPagesProps) {
  const { t } = useTranslation('builder')
  if (pages <= 1 && page <= 1) return null
  const steps = [
    { to: Math.min(page - 1, pages), icon: 'chevron-left', label: t('listing.previous') },
    { to: page + 1, icon: 'chevron-right', label: t('listing.next') },
  ] as const
  const [previous, next] = steps.map(({ to, icon, label }) => (
    <button
      key={icon}
      type="button"
      className="icon-btn border border-line-2 bg-surface hover:border-field disabled:opacity-40"
      aria-label={label}
      disabled={to < 1 || to > pages}
      onClick={() => onPage(to)}
    >
      <Icon name={icon} size={18} />
    </button>
  ))
  return (
    <nav aria-label={t('listing.pages')} className="mt-4 flex items-center justify-between gap-3 text-small">
      {previous}
      <span aria-live="polite">{t('listing.page', { page, pages })}</span>
      {next}
    </nav>
  )
}
