import { basketPaths } from '#contract/basket-paths.ts'
import type { Basket } from '#contract/baskets.ts'
import type { ClientRecord } from '#contract/practice.ts'
import { practicePaths } from '#contract/practice-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { practitionerTypes, userTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { isNotFound } from '../../platform/call-api.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useSession } from '../../platform/session/session.ts'
import { useIdParam } from '../../platform/url-params.ts'
import { searchFor } from '../../search/search-data.ts'
import { WaitingCard } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { SentBasket } from '../sent/sent-basket.tsx'
import { useTitleFocus } from '../sent/use-title-focus.ts'
import { DraftEditor } from './draft-editor.tsx'

export const handle = { frame: 'account' }

/** A basket for a client: a draft to edit, or what became of one that was sent. */
export default function BasketPage() {
  const { t } = useTranslation('baskets')
  const clientId = useIdParam()
  const basketId = useIdParam('basketId')
  return (
    <AccountShell
      title={t('page')}
      types={practitionerTypes}
      back={<BackLink to={`/account/practitioner/clients/${clientId}`}>{t('to-client')}</BackLink>}
      waiting={<WaitingCard height="h-120" />}
    >
      <OneBasket clientId={clientId} basketId={basketId} />
    </AccountShell>
  )
}

function OneBasket({ clientId, basketId }: { clientId: number; basketId: number }) {
  const { t } = useTranslation('baskets')
  const answer = useAccountData<Basket>(basketPaths.one(clientId, basketId))
  const client = useAccountData<ClientRecord>(practicePaths.client(clientId))
  const { user } = useSession()
  const title = useTitleFocus(answer.data)
  if (isNotFound(answer.error)) return <Missing clientId={clientId} />
  const isCertified = user?.user_type_id === userTypes.certifiedPractitioner
  const protocols = client.data?.protocols.filter(({ removed_at: removed }) => removed === null) ?? []
  return (
    <Loaded
      answer={answer}
      waiting={<WaitingCard height="h-120" />}
      heading={<PageTitle>{t('page')}</PageTitle>}
    >
      {(basket) =>
        basket.state === 'draft' ? (
          <DraftEditor
            key={basket.id}
            basket={basket}
            name={personName(basket.client)}
            protocols={protocols.map(({ protocol }) => protocol)}
            search={searchFor}
            canSend={isCertified}
          />
        ) : (
          <SentBasket basket={basket} canSend={isCertified} title={title} />
        )
      }
    </Loaded>
  )
}

function Missing({ clientId }: { clientId: number | undefined }) {
  const { t } = useTranslation('baskets')
  const path = clientId ? `/account/practitioner/clients/${clientId}` : '/account/practitioner/clients'
  return (
    <>
      <PageTitle>{t('page')}</PageTitle>
      <EmptyState plant="chamomile" title={t('missing')} text={t('missing-text')}>
        <ShopLink to={path} className="btn btn-plain">
          {t('to-client')}
        </ShopLink>
      </EmptyState>
    </>
  )
}
