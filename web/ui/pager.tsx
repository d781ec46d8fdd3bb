import { Link } from 'react-router'
import { Icon, type IconName } from './icon.tsx'

type PagerProps = {
  page: number
  pages: number
  /** "Page 2 of 9" */
  here: string
  labels: { pages: string; previous: string; next: string }
  addressOf(page: number): string
  /** For one of several lists on a page, which stays where it is. */
  keepsScroll?: boolean
}

/** Links to the previous and next page. Nothing if there is only one page. */
export function Pager({ page, pages, here, labels, addressOf, keepsScroll = false }: PagerProps) {
  if (pages <= 1 && page <= 1) return null
  return (
    <nav aria-label={labels.pages} className="mt-4 flex items-center justify-between gap-3 text-small">
      <Step
        keepsScroll={keepsScroll}
        to={page > 1 && addressOf(Math.min(page - 1, pages))}
        label={labels.previous}
        icon="chevron-left"
      />
      <span aria-current="page">{here}</span>
      <Step
        keepsScroll={keepsScroll}
        to={page < pages && addressOf(page + 1)}
        label={labels.next}
        icon="chevron-right"
      />
    </nav>
  )
}

type StepProps = { to: string | false; label: string; icon: IconName; keepsScroll: boolean }

function Step({ to, label, icon, keepsScroll }: StepProps) {
  if (!to) return <span className="icon-btn" aria-hidden="true" />
  return (
    <Link
      to={to}
      preventScrollReset={keepsScroll}
      aria-label={label}
      className="icon-btn border border-line-2 bg-surface hover:border-field"
    >
      <Icon name={icon} size={18} />
    </Link>
  )
}
