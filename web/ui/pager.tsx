import { Link } from 'react-router'
import { Icon, type IconName } from './icon.tsx'

type PagerProps = {
  page: number
  pages: number
  /** "Page 2 of 9" */
  here: string
  labels: { pages: string; previous: string; next: string }
  addressOf(page: number): string
}

/** Links to the previous and next page. Nothing if there is only one page. */
export function Pager({ page, pages, here, labels, addressOf }: PagerProps) {
  if (pages <= 1 && page <= 1) return null
  return (
    <nav aria-label={labels.pages} className="mt-4 flex items-center justify-between gap-3 text-small">
      <Step
        to={page > 1 && addressOf(Math.min(page - 1, pages))}
        label={labels.previous}
        icon="chevron-left"
      />
      <span aria-current="page">{here}</span>
      <Step to={page < pages && addressOf(page + 1)} label={labels.next} icon="chevron-right" />
    </nav>
  )
}

function Step({ to, label, icon }: { to: string | false; label: string; icon: IconName }) {
  if (!to) return <span className="icon-btn" aria-hidden="true" />
  return (
    <Link to={to} aria-label={label} className="icon-btn border border-line-2 bg-surface hover:border-field">
      <Icon name={icon} size={18} />
    </Link>
  )
}
