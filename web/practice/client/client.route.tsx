import type { ClientRecord } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { practitionerTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { BasketsCard } from '../../baskets/card/baskets-card.tsx'
import { StateBadge } from '../../orders/state-badge.tsx'
import { isNotFound } from '../../platform/call-api.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useIdParam } from '../../platform/url-params.ts'
import { WaitingCard } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { BackToClients } from '../back-to-clients.tsx'
import { HiddenClient } from '../consent/hidden-client.tsx'
import { ClientDetail } from './client-detail.tsx'

export const handle = { frame: 'account' }

export default function ClientPage() {
  const { t } = useTranslation('clients')
  useTranslation('orders')
  useTranslation('practitioner-home')
  useTranslation('commission')
  return (
    <AccountShell
      title={t('record.page')}
      types={practitionerTypes}
      back={<BackToClients />}
      waiting={<WaitingCard height="h-120" />}
    >
      <OneClient />
    </AccountShell>
  )
}

function OneClient() {
  const { t } = useTranslation('clients')
  const answer = useAccountData<ClientRecord>(practicePaths.client(useIdParam()))
  if (isNotFound(answer.error))
    return (
      <>
        <PageTitle>{t('record.page')}</PageTitle>
        <EmptyState plant="chamomile" title={t('record.missing')} text={t('record.missing-text')}>
          <ShopLink to="/account/practitioner/clients" className="btn btn-plain">
            {t('show-all')}
          </ShopLink>
        </EmptyState>
      </>
    )
  return (
    <Loaded
      answer={answer}
      waiting={<WaitingCard height="h-120" />}
      heading={<PageTitle>{t('record.page')}</PageTitle>}
    >
      {(client) =>
        client.consent.state === 'withdrawn' ? (
          <HiddenClient client={client} />
        ) : (
          <ClientDetail
            key={client.id}
            client={client}
            badgeOf={(state) => <StateBadge state={state} />}
            basketsOf={(canPrepare) => <BasketsCard clientId={client.id} canPrepare={canPrepare} />}
          />
        )
      }
    </Loaded>
  )
}
