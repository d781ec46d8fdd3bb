import { useNavigate, useSearchParams } from 'react-router'
import { renewalPaths } from '#contract/renewal-paths.ts'
import type { RenewalPage } from '#contract/renewals.ts'
import { renewalGroups, renewalStates } from '#domain/practice/renewals.ts'
import { useDebouncedQuery } from '../../platform/debounced-query.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SegmentedField } from '../../ui/form/segmented-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SearchBox, Toolbar } from '../../ui/toolbar.tsx'
import { GroupColumn, onPage } from './group-column.tsx'
import { columnLayout, columns, gridLayout, tableLayout } from './layouts.tsx'
import { type RenewalView, renewalViews, useRenewalView } from './renewals-view.ts'
import { WriteToAll } from './write-to-all/write-to-all.tsx'

const path = '/account/practitioner/renewals'

/** Groups by state, side by side or one below the other; below them what needs nothing at present. */
export function RenewalBoard() {
  const { t, language } = useTranslation('renewals')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const [search] = useSearchParams()
  const keyword = search.get('keyword') ?? ''
  const find = (words: string) =>
    void navigate(pathOf(words ? `${path}?${new URLSearchParams({ keyword: words })}` : path), {
      replace: true,
    })
  const [typed, setTyped] = useDebouncedQuery(keyword, find)
  const [view, setView] = useRenewalView()
  const query = new URLSearchParams({ limit: String(onPage), ...(keyword && { keyword }) })
  const answer = useAccountData<RenewalPage>(`${renewalPaths.list}?${query}`)
  const count = answer.data?.total_results
  return (
    <>
      <div className="mb-5.5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <p className="mt-1 text-ink-2">{t('how')}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:[&>*]:flex-auto">
          <div className="min-w-44">
            <SegmentedField
              legend={t('view.label')}
              isLegendHidden
              options={renewalViews.map((one) => ({ value: one, label: t(`view.${one}`) }))}
              value={view}
              onChoose={setView}
            />
          </div>
          <WriteToAll />
        </div>
      </div>
      <Toolbar className="mb-4 w-full md:w-75">
        <SearchBox label={t('search')} maxLength={200} value={typed} className="w-full" onChange={setTyped} />
      </Toolbar>
      <p role="status" className="visually-hidden">
        {count !== undefined && t('found', { count, formatted: formatNumber(count, language) })}
      </p>
      <Loaded answer={answer} waiting={<WaitingBoard />}>
        {(page) => <Groups key={keyword} page={page} keyword={keyword} view={view} />}
      </Loaded>
    </>
  )
}

type GroupsProps = { page: RenewalPage; keyword: string; view: RenewalView }

function Groups({ page, keyword, view }: GroupsProps) {
  const { t } = useTranslation('renewals')
  const { counts } = page
  if (Object.values(counts).every((count) => count === 0))
    return keyword ? (
      <EmptyState plant="chamomile" title={t('none')} text={t('none-text')}>
        <ShopLink to={path} className="btn btn-plain">
          {t('show-all')}
        </ShopLink>
      </EmptyState>
    ) : (
      <EmptyState plant="verbena" title={t('empty')} text={t('empty-text')} />
    )
  return (
    <>
      {view === 'board' ? (
        <>
          <div className={columns}>
            {renewalStates.map((group) => (
              <GroupColumn key={group} {...{ group, page, keyword }} layout={columnLayout} />
            ))}
          </div>
          {counts.set_aside > 0 && (
            <div className="mt-5">
              <GroupColumn group="set_aside" page={page} keyword={keyword} layout={gridLayout} />
            </div>
          )}
        </>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          {renewalGroups
            .filter((group) => counts[group] > 0)
            .map((group) => (
              <GroupColumn key={group} {...{ group, page, keyword }} layout={tableLayout} />
            ))}
        </div>
      )}
      <p className="mt-5 flex gap-2.5 text-small text-ink-2">
        <Icon name="info" size={18} />
        {t('note')}
      </p>
    </>
  )
}

export function WaitingBoard() {
  return (
    <div className={`mt-5 ${columns}`} aria-hidden="true">
      {renewalStates.map((group) => (
        <div key={group} className="h-120 rounded-[6px] bg-sunken p-4">
          <span className="skeleton h-6 w-32" />
          <span className="skeleton mt-4 h-48 w-full" />
        </div>
      ))}
    </div>
  )
}
