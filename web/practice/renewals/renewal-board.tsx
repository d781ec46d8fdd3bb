import { useNavigate, useSearchParams } from 'react-router'
import { renewalPaths } from '#contract/renewal-paths.ts'
import type { RenewalPage } from '#contract/renewals.ts'
import { renewalStates } from '#domain/practice/renewals.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useTypedQuery } from '../../platform/typed-query.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SearchBox, Toolbar } from '../../ui/toolbar.tsx'
import { GroupColumn, onPage } from './group-column.tsx'

const path = '/account/practitioner/renewals'

/** Columns by state; below them what needs nothing at present. */
export function RenewalBoard() {
  const { t } = useTranslation('renewals')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const [search] = useSearchParams()
  const keyword = search.get('keyword') ?? ''
  const find = (words: string) =>
    void navigate(pathOf(words ? `${path}?${new URLSearchParams({ keyword: words })}` : path), {
      replace: true,
    })
  const [typed, setTyped] = useTypedQuery(keyword, find)
  const query = new URLSearchParams({ limit: String(onPage), ...(keyword && { keyword }) })
  const answer = useAccountData<RenewalPage>(`${renewalPaths.list}?${query}`)
  return (
    <>
      <div className="mb-5.5 flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageTitle>{t('title')}</PageTitle>
          <p className="mt-1 text-ink-2">{t('how')}</p>
        </div>
        <Toolbar className="w-full md:w-75">
          <SearchBox
            label={t('search')}
            maxLength={200}
            value={typed}
            className="w-full"
            onChange={setTyped}
          />
        </Toolbar>
      </div>
      <Loaded answer={answer} waiting={<WaitingBoard />}>
        {(page) => <Groups key={keyword} page={page} keyword={keyword} />}
      </Loaded>
    </>
  )
}

const columns = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-2 min-[1200px]:grid-cols-4'

function Groups({ page, keyword }: { page: RenewalPage; keyword: string }) {
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
      <div className={columns}>
        {renewalStates.map((group) => (
          <GroupColumn key={group} group={group} page={page} keyword={keyword} />
        ))}
      </div>
      {counts.set_aside > 0 && (
        <div className="mt-5">
          <GroupColumn group="set_aside" page={page} keyword={keyword} cards={columns} />
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
