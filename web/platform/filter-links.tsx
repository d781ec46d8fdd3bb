import { formatNumber } from './formats.ts'
import { useTranslation } from './i18n/translation-context.tsx'
import { ShopLink } from './links.tsx'

type FilterLinksProps<Filter extends string> = {
  /** What is chosen here, for screen readers. */
  label: string
  filters: readonly Filter[]
  current: Filter
  addressOf(filter: Filter): string
  nameOf(filter: Filter): string
  /** The number of rows that some or all of them list; undefined until it is known. */
  counts: { readonly [Name in Filter]?: number | undefined } | undefined
  className?: string
}

/** The filters above a list. */
export function FilterLinks<Filter extends string>(props: FilterLinksProps<Filter>) {
  const { label, filters, current, addressOf, nameOf, counts, className } = props
  const { language } = useTranslation('shop')
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex flex-wrap items-center gap-2">
        {filters.map((filter) => {
          const count = counts?.[filter]
          return (
            <li key={filter}>
              <ShopLink
                to={addressOf(filter)}
                className="group inline-flex min-h-10 items-center gap-1.5 rounded-control border border-line-2 bg-surface px-3 text-[14px] font-strong whitespace-nowrap hover:border-field aria-[current]:border-bottle aria-[current]:bg-tint aria-[current]:font-bold aria-[current]:text-bottle"
                aria-current={filter === current ? 'page' : undefined}
              >
                {nameOf(filter)}{' '}
                {(!counts || count !== undefined) && (
                  <span className="min-w-[1ch] text-center text-ink-3 tabular-nums group-aria-[current]:text-bottle">
                    {count !== undefined && formatNumber(count, language)}
                  </span>
                )}
              </ShopLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
