import { formatNumber } from './formats.ts'
import { useTranslation } from './i18n/translation-context.tsx'
import { ShopLink } from './links.tsx'

type FilterLinkProps = { to: string; isCurrent: boolean; label: string; count: number }

/** One of the filters above a list, with the number of rows it lists. */
export function FilterLink({ to, isCurrent, label, count }: FilterLinkProps) {
  const { language } = useTranslation('shop')
  return (
    <ShopLink
      to={to}
      className="group inline-flex min-h-10 items-center gap-1.5 rounded-control border border-line-2 bg-surface px-3 text-[14px] font-strong whitespace-nowrap hover:border-field aria-[current]:border-bottle aria-[current]:bg-tint aria-[current]:font-bold aria-[current]:text-bottle"
      aria-current={isCurrent ? 'page' : undefined}
    >
      {label}{' '}
      <span className="text-ink-3 group-aria-[current]:text-bottle">{formatNumber(count, language)}</span>
    </ShopLink>
  )
}
