import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ClientEntry, ClientPage } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink, useLanguagePath } from '../../platform/links.tsx'
import { ResultPage } from '../../platform/result-page.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useSession } from '../../platform/session/session.ts'
import { WaitingCard } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { UnattestedNotice } from '../consent/unattested-notice.tsx'
import { InvitingLocked } from '../inviting-locked.tsx'
import { ShareDialog } from '../share-dialog.tsx'
import { ClientFilters } from './client-filters.tsx'
import { ClientTable } from './client-table.tsx'
import { type ClientsView, clientsSearch, readClientsView } from './clients-view.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { ListHead } from './list-head.tsx'

const listPath = '/account/practitioner/clients'

export function ClientList() {
  const { t } = useTranslation('clients')
  const navigate = useNavigate()
  const pathOf = useLanguagePath()
  const [search] = useSearchParams()
  const view = readClientsView(search)
  const { user } = useSession()
  const isLocked = user?.user_type_id === userTypes.practitioner
  const [isInviting, setInviting] = useState(false)
  const [sharingWith, setSharingWith] = useState<ClientEntry>()
  const answer = useAccountData<ClientPage>(
    `${practicePaths.clients}?${new URLSearchParams({ ...view, page: String(view.page) })}`,
  )
  const addressOf = (to: ClientsView) => pathOf(`${listPath}${clientsSearch(to)}`)
  const isAnyKnown = answer.data && Object.values(answer.data.counts).some((count) => count > 0)
  const isNarrowed = view.keyword !== '' || view.filter !== 'all'
  return (
    <>
      <ListHead counts={answer.data?.counts} onInvite={isLocked ? undefined : () => setInviting(true)} />
      {isLocked && <InvitingLocked />}
      <UnattestedNotice />
      <ClientFilters
        view={view}
        counts={answer.data?.counts}
        onChange={(to) => void navigate(addressOf(to), { replace: true })}
      />
      <Loaded answer={answer} waiting={<WaitingClients />}>
        {({ data, total_pages, currency }) => (
          <ResultPage
            words="clients"
            page={view.page}
            pages={total_pages}
            addressOf={(page) => addressOf({ ...view, page })}
            className="mt-4 md:pt-2"
            isEmpty={data.length === 0}
            empty={
              isNarrowed || isAnyKnown ? (
                <EmptyState plant="chamomile" title={t('none')} text={t('none-text')}>
                  <ShopLink to={listPath} className="btn btn-plain">
                    {t('show-all')}
                  </ShopLink>
                </EmptyState>
              ) : (
                <EmptyState plant="verbena" title={t('empty')} text={t('empty-text')} />
              )
            }
          >
            <ClientTable clients={data} currency={currency} onShare={isLocked ? undefined : setSharingWith} />
          </ResultPage>
        )}
      </Loaded>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {sharingWith && <ShareDialog client={sharingWith} onClose={() => setSharingWith(undefined)} />}
    </>
  )
}

export function WaitingClients() {
  return (
    <div className="mt-4">
      <WaitingCard height="h-120" />
    </div>
  )
}
