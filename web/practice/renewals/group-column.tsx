import { useId, useState } from 'react'
import { renewalPaths } from '#contract/renewal-paths.ts'
import type { Renewal, RenewalPage } from '#contract/renewals.ts'
import type { RenewalGroup } from '#domain/practice/renewals.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import type { RenewalLayout } from './layouts.tsx'

/** Renewals of each group at first, and with each press. */
export const onPage = 6
const edges: Record<RenewalGroup, string> = {
  overdue: 'shadow-[inset_0_4px_0_var(--color-madder)]',
  due: 'shadow-[inset_0_4px_0_#c98a1b]',
  on_track: 'shadow-[inset_0_4px_0_var(--color-bottle)]',
  never_bought: 'shadow-[inset_0_4px_0_var(--color-field)]',
  set_aside: 'shadow-[inset_0_4px_0_var(--color-line-2)]',
}

type GroupColumnProps = {
  group: RenewalGroup
  page: RenewalPage
  keyword: string
  layout: RenewalLayout
}

/** One group of the board, or of the list, with its number. */
export function GroupColumn({ group, page, keyword, layout }: GroupColumnProps) {
  const { t, language } = useTranslation('renewals')
  const id = useId()
  const [pages, setPages] = useState(1)
  const total = page.counts[group]
  const first = page.data.filter((renewal) => renewal.group === group)
  const missing = total - pages * onPage
  const { className, All } = layout
  return (
    <section aria-labelledby={id} className={`rounded-[6px] px-3 pt-3.5 pb-3 ${className} ${edges[group]}`}>
      <div className="flex items-baseline justify-between gap-3 px-1 pt-1 pb-3">
        <h2 id={id} className="text-[19px]/6 font-medium">
          {t(`group.${group}`)}
        </h2>
        <span className="text-small text-ink-2">{formatNumber(total, language)}</span>
      </div>
      {total === 0 ? (
        <p className="px-1 pb-2 text-small text-ink-3">{t('nothing')}</p>
      ) : (
        <All>
          <Some renewals={first} layout={layout} />
          {Array.from({ length: pages - 1 }, (_, at) => (
            <More
              // biome-ignore lint/suspicious/noArrayIndexKey: pages never change order
              key={at}
              query={{ group, page: String(at + 2), limit: String(onPage), keyword }}
              layout={layout}
            />
          ))}
        </All>
      )}
      {missing > 0 && (
        <button type="button" className="btn btn-plain mt-2.5 w-full" onClick={() => setPages(pages + 1)}>
          {t('show-more', {
            count: Math.min(missing, onPage),
            formatted: formatNumber(Math.min(missing, onPage), language),
          })}
        </button>
      )}
    </section>
  )
}

type MoreProps = { query: Record<string, string>; layout: RenewalLayout }

function More({ query, layout }: MoreProps) {
  const answer = useAccountData<RenewalPage>(`${renewalPaths.list}?${new URLSearchParams(query)}`)
  const { Loading } = layout
  if (answer.data) return <Some renewals={answer.data.data} layout={layout} />
  return (
    <Loading>
      <Loaded answer={answer}>{() => null}</Loaded>
    </Loading>
  )
}

function Some({ renewals, layout: { One } }: { renewals: readonly Renewal[]; layout: RenewalLayout }) {
  return renewals.map((renewal) => <One key={renewal.id} renewal={renewal} />)
}
