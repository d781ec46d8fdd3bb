import { Link } from 'react-router'
import { Icon, type IconName } from './icon.tsx'

type PagesProps = {
  page: number
  pages: number
  /** "Page 2 of 9" */
  here: string
  labels: { pages: string; previous: string; next: string }
}

type PagerProps = PagesProps & {
  addressOf(page: number): string
  /** For one of several lists on a page, which stays where it is. */
  keepsScroll?: boolean
}

type ButtonPagerProps = PagesProps & { onPage(page: number): void }

const frame = 'mt-4 flex items-center justify-between gap-3 text-small'
const stepStyle =
  'icon-btn border border-line-2 bg-surface not-aria-disabled:hover:border-field aria-disabled:cursor-default aria-disabled:opacity-40'

/** Links to the previous and next page. Nothing if there is only one page. */
export function Pager({ page, pages, here, labels, addressOf, keepsScroll = false }: PagerProps) {
  if (pages <= 1 && page <= 1) return null
  const [previous, next] = stepsFrom(page, pages, labels).map(({ to, label, icon, isEnd }) => (
    <Link
      key={icon}
      to={addressOf(to)}
      preventScrollReset={keepsScroll}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      tabIndex={isEnd ? -1 : undefined}
      className={stepStyle}
      onClick={(event) => isEnd && event.preventDefault()}
    >
      <Icon name={icon} size={18} />
    </Link>
  ))
  return (
    <nav aria-label={labels.pages} className={frame}>
      {previous}
      <span aria-current="page">{here}</span>
      {next}
    </nav>
  )
}

/** The same for a list whose page is not in the address. */
export function ButtonPager({ page, pages, here, labels, onPage }: ButtonPagerProps) {
  if (pages <= 1 && page <= 1) return null
  const [previous, next] = stepsFrom(page, pages, labels).map(({ to, label, icon, isEnd }) => (
    <button
      key={icon}
      type="button"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      tabIndex={isEnd ? -1 : undefined}
      className={stepStyle}
      onClick={() => isEnd || onPage(to)}
    >
      <Icon name={icon} size={18} />
    </button>
  ))
  return (
    <nav aria-label={labels.pages} className={frame}>
      {previous}
      <span aria-live="polite">{here}</span>
      {next}
    </nav>
  )
}

type Step = { to: number; label: string; icon: IconName; isEnd: boolean }

/** At the first and the last page, a step stays in its place: removed or disabled, it would lose the focus. */
function stepsFrom(page: number, pages: number, labels: PagesProps['labels']): Step[] {
  const before = page <= 1 ? page : Math.max(1, Math.min(page - 1, pages))
  const after = page >= pages ? page : page + 1
  return [
    { to: before, label: labels.previous, icon: 'chevron-left', isEnd: before === page },
    { to: after, label: labels.next, icon: 'chevron-right', isEnd: after === page },
  ]
}
