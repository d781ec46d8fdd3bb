import { useNavigate } from 'react-router'
import { clientProtocolPaths } from '#contract/protocol-paths.ts'
import type { ClientProtocol } from '#contract/sharing.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { userTypes } from '#domain/accounts/user-types.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { BuyProtocol } from '../../cart/protocol/buy-protocol.tsx'
import { OtherPractitioner } from '../../cart/protocol/other-practitioner.tsx'
import { isNotFound } from '../../platform/call-api.ts'
import { dateText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { languagePath, ShopLink } from '../../platform/links.tsx'
import { openDocument } from '../../platform/open-document.ts'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useSession } from '../../platform/session/session.ts'
import { useIdParam } from '../../platform/url-params.ts'
import { useAction } from '../../platform/use-action.ts'
import { cardSheet, WaitingCard } from '../../ui/card.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { planTool } from './plan-tool.ts'
import { ReceivedPlan } from './received-plan.tsx'
import { RemoveButton } from './remove-button.tsx'

export const handle = { frame: 'account' }

const listPath = '/account/client/protocols'

/** A protocol as its client sees it, with their own message and prices. */
export default function ClientProtocolPage() {
  const { t } = useTranslation('plan')
  return (
    <AccountShell
      title={t('shared.one-title')}
      types={[userTypes.client]}
      back={<BackLink />}
      waiting={<WaitingCard height="h-80" />}
    >
      <Plan />
    </AccountShell>
  )
}

function BackLink() {
  const { t } = useTranslation('plan')
  return (
    <ShopLink to={listPath} className={`no-print ${planTool}`}>
      <Icon name="arrow-left" size={18} />
      {t('shared.list-title')}
    </ShopLink>
  )
}

function Plan() {
  const { t } = useTranslation('plan')
  const answer = useAccountData<ClientProtocol>(clientProtocolPaths.one(useIdParam()))
  if (isNotFound(answer.error) && !answer.data) {
    return (
      <div className={cardSheet}>
        <h1 className="text-h2">{t('shared.gone-title')}</h1>
        <p className="mt-2 text-ink-2">{t('shared.gone-text')}</p>
      </div>
    )
  }
  return (
    <Loaded
      answer={answer}
      waiting={<WaitingCard height="h-80" />}
      heading={<PageTitle>{t('shared.one-title')}</PageTitle>}
    >
      {(protocol) => <OwnPlan protocol={protocol} />}
    </Loaded>
  )
}

function OwnPlan({ protocol }: { protocol: ClientProtocol }) {
  const { t, language } = useTranslation('plan')
  const { user } = useSession()
  const navigate = useNavigate()
  const facts = [
    { label: t('shared.for'), value: user ? personName(user) : '' },
    { label: t('shared.on'), value: dateText(protocol.shared_at, new Date(), language) },
  ]
  return (
    <>
      <PlanSheet
        name={protocol.name}
        description={protocol.description}
        practitioner={protocol.practitioner}
        branding={protocol.branding}
        message={protocol.notes}
        facts={facts}
      />
      <ReceivedPlan
        plan={protocol}
        isNarrow
        source={{ protocol_id: protocol.protocol_id }}
        discountRate={protocol.discount_rate}
        buying={(chosen) => (
          <>
            <OtherPractitioner clientId={protocol.client_id} />
            <BuyProtocol {...chosen} />
          </>
        )}
        tools={
          <>
            <PrintButtons protocolId={protocol.protocol_id} />
            <RemoveButton
              protocol={protocol}
              onRemoved={() => void navigate(languagePath(language, listPath))}
            />
          </>
        }
      />
    </>
  )
}

/** The printed plan, in the page's language. */
function PrintButtons({ protocolId }: { protocolId: number }) {
  const { t, language } = useTranslation('plan')
  const { isBusy, problem, run } = useAction()
  const open = (search: string) =>
    void run(() => openDocument(`${clientProtocolPaths.document(protocolId)}?language=${language}${search}`))
  return (
    <>
      <button type="button" className={planTool} aria-disabled={isBusy || undefined} onClick={() => open('')}>
        <Icon name="print" size={18} />
        {t('shared.print')}
      </button>
      <button
        type="button"
        className={planTool}
        aria-disabled={isBusy || undefined}
        onClick={() => open('&size=large')}
      >
        <Icon name="zoom" size={18} />
        {t('shared.print-large')}
      </button>
      <FormProblem>{problem}</FormProblem>
    </>
  )
}
