import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ClientEntry, ClientPage } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { isUncertified } from '#domain/accounts/user-types.ts'
import type { Language } from '#domain/languages.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { PageNumbers } from '../../platform/page-numbers.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useSession } from '../../platform/session/session.ts'
import { TableCard, WaitingCard } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { UnattestedNotice, useIsUnattestedNoticeKnown } from '../consent/unattested-notice.tsx'
import { InvitingLocked } from '../inviting-locked.tsx'
import { ShareDialog } from '../share-dialog.tsx'
import { ClientFilters } from './client-filters.tsx'
import { ClientTable } from './client-table.tsx'
import { type ClientsView, clientsSearch, readClientsView } from './clients-view.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { ListHead } from './list-head.tsx'

const listPath = '/account/practitioner/clients'

export function ClientList() {
  const { t, language } = useTranslation('clients')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const [search] = useSearchParams()
  const view = readClientsView(search)
  const { user } = useSession()
  const isLocked = isUncertified(user?.user_type_id)
  const [isInviting, setInviting] = useState(false)
  const [sharingWith, setSharingWith] = useState<ClientEntry>()
  const answer = useAccountData<ClientPage>(
    `${practicePaths.clients}?${new URLSearchParams({ ...view, page: String(view.page) })}`,
    { keepPreviousData: true },
  )
  const loaded = answer.isLoading ? undefined : answer.data
  const counts = { ...answer.data?.counts, 'running-out': useRunningOut(view, loaded) }
  const addressOf = (to: ClientsView) => pathOf(`${listPath}${clientsSearch(to)}`)
  const isAnyKnown = answer.data && Object.values(answer.data.counts).some((count) => count > 0)
  const isNoticeKnown = useIsUnattestedNoticeKnown()
  // Once placed, the filters stay while other clients are loaded.
  const [isPlaced, setPlaced] = useState(false)
  if (!isPlaced && isNoticeKnown && (answer.data || answer.error)) setPlaced(true)
  const isNarrowed = view.keyword !== '' || view.filter !== 'all'
  return (
    <>
      <ListHead counts={answer.data?.counts} onInvite={isLocked ? undefined : () => setInviting(true)} />
      {isLocked && <InvitingLocked />}
      {isPlaced && <UnattestedNotice />}
      {isPlaced && (
        <ClientFilters
          view={view}
          counts={counts}
          onChange={(to) => void navigate(addressOf(to), { replace: true })}
        />
      )}
      <Found count={answer.data?.total_results} />
      <Loaded answer={answer} isReady={isPlaced} waiting={<WaitingClients />}>
        {({ data, total_results, total_pages, current_page: page, limit, currency }) =>
          data.length > 0 ? (
            <>
              <TableCard className="mt-4 md:pt-2">
                <ClientTable
                  clients={data}
                  currency={currency}
                  onShare={isLocked ? undefined : setSharingWith}
                />
              </TableCard>
              <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
                <p className="text-small text-ink-2">
                  {t('shown', shownText({ page, limit, shown: data.length, total_results }, language))}
                </p>
                <PageNumbers
                  className=""
                  current={view.page}
                  pages={total_pages}
                  addressOf={(to) => `${listPath}${clientsSearch({ ...view, page: to })}`}
                />
              </div>
            </>
          ) : isNarrowed || isAnyKnown ? (
            <EmptyState plant="chamomile" title={t('none')} text={t('none-text')}>
              <ShopLink to={listPath} className="btn btn-plain">
                {t('show-all')}
              </ShopLink>
            </EmptyState>
          ) : (
            <EmptyState plant="verbena" title={t('empty')} text={t('empty-text')} />
          )
        }
      </Loaded>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {sharingWith && <ShareDialog client={sharingWith} onClose={() => setSharingWith(undefined)} />}
    </>
  )
}

/** Announced when the search or the filter has found other clients. */
function Found({ count }: { count: number | undefined }) {
  const { t, language } = useTranslation('clients')
  return (
    <p role="status" className="visually-hidden">
      {count !== undefined && t('found', { count, formatted: formatNumber(count, language) })}
    </p>
  )
}

/** It takes longer than the other counts, so the list does not wait for it. */
function useRunningOut({ keyword, filter }: ClientsView, page: ClientPage | undefined): number | undefined {
  const isShown = filter === 'running-out'
  const query = new URLSearchParams({ filter: 'running-out', keyword, limit: '1' })
  const counted = useAccountData<ClientPage>(isShown ? null : `${practicePaths.clients}?${query}`, {
    keepPreviousData: true,
  })
  return (isShown ? page : counted.data)?.total_results
}

type Shown = { page: number; limit: number; shown: number; total_results: number }

/** "21–40 of 2,000". */
function shownText({ page, limit, shown, total_results }: Shown, language: Language) {
  const before = (page - 1) * limit
  return {
    from: formatNumber(before + 1, language),
    to: formatNumber(before + shown, language),
    total: formatNumber(total_results, language),
  }
}

export function WaitingClients() {
  return (
    <div className="mt-4">
      <WaitingCard height="h-120" />
    </div>
  )
}
