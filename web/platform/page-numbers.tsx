import { Icon, type IconName } from '../ui/icon.tsx'
import { formatNumber } from './formats.ts'
import { useTranslation } from './i18n/translation-context.tsx'
import { ShopLink } from './links.tsx'

type PageNumbersProps = {
  /** The last page shown. */
  current: number
  /** The first page shown, if several are. */
  from?: number
  pages: number
  className?: string
  addressOf(page: number): string
}

const sign = 'flex h-11 min-w-11 items-center justify-center rounded-control font-semibold'
const link = `${sign} hover:bg-tint aria-[current]:bg-bottle aria-[current]:text-on-bottle`

/** Links to the pages of a listing, by number. */
export function PageNumbers({
  current,
  from = current,
  pages,
  className = 'mt-7',
  addressOf,
}: PageNumbersProps) {
  const { t, language } = useTranslation('products')
  if (pages <= 1) return null
  return (
    <nav aria-label={t('paging.label')} className={className}>
      <ul className="flex flex-wrap justify-center gap-1">
        <li>
          <Step
            to={addressOf(from - 1 || 1)}
            isEnd={from <= 1}
            label={t('paging.previous')}
            icon="chevron-left"
          />
        </li>
        {pageNumbers(current, pages).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no identity
            <li key={`gap ${index}`} aria-hidden="true" className={sign}>
              …
            </li>
          ) : (
            <li key={number}>
              <ShopLink
                to={addressOf(number)}
                className={link}
                aria-label={t('paging.page', { page: number })}
                aria-current={number === current ? 'page' : undefined}
              >
                {formatNumber(number, language)}
              </ShopLink>
            </li>
          ),
        )}
        <li>
          <Step
            to={addressOf(Math.min(current + 1, pages))}
            isEnd={current >= pages}
            label={t('paging.next')}
            icon="chevron-right"
          />
        </li>
      </ul>
    </nav>
  )
}

type StepProps = { to: string; isEnd: boolean; label: string; icon: IconName }

/** Stays in its place at the first and the last page: removed, it would lose the focus. */
function Step({ to, isEnd, label, icon }: StepProps) {
  return (
    <ShopLink
      to={to}
      aria-label={label}
      aria-disabled={isEnd || undefined}
      tabIndex={isEnd ? -1 : undefined}
      className={`${link} aria-disabled:cursor-default aria-disabled:opacity-40`}
      onClick={(event) => isEnd && event.preventDefault()}
    >
      <Icon name={icon} size={18} />
    </ShopLink>
  )
}

/** Page numbers around the current one, with the first and the last; `null` is a gap. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const near = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages)
  const numbers = [...new Set(near)].sort((a, b) => a - b)
  return numbers.flatMap((page, index) => {
    const before = numbers[index - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}

/** The numbers of the first and the last product shown, counted from one. */
export function shownRange(page: number, shown: number, pageSize: number): { from: number; to: number } {
  const from = (page - 1) * pageSize + 1
  return { from, to: from + shown - 1 }
}
