import { reactionPaths } from '#contract/reaction-paths.ts'
import type { ReactionProducts } from '#contract/reactions.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { isNotFound } from '../../platform/call-api.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { useIdParam } from '../../platform/url-params.ts'
import { WaitingCard } from '../../ui/card.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { NoOrder } from '../detail/no-order.tsx'
import { OwnReports } from './own-reports.tsx'
import { ReportForm } from './report-form.tsx'

export const handle = { frame: 'account' }

/** For clients who felt unwell after taking something they bought. */
export default function ReportReactionRoute() {
  const { t } = useTranslation('reactions')
  // For an order that is not there.
  useTranslation('orders')
  const orderId = useIdParam()
  const waiting = (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <WaitingCard height="h-96 mt-5" />
    </>
  )
  return (
    <AccountShell
      title={t('title')}
      heading={<BackLink to={`/account/orders/${orderId}`}>{t('back')}</BackLink>}
      waiting={waiting}
    >
      <Report orderId={orderId} />
    </AccountShell>
  )
}

function Report({ orderId }: { orderId: number }) {
  const { t } = useTranslation('reactions')
  const answer = useAccountData<ReactionProducts>(reactionPaths.products(orderId))
  if (isNotFound(answer.error) && !answer.data) return <NoOrder />
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Loaded answer={answer}>
        {({ data, order_number: number }) =>
          data.length === 0 ? (
            <p className="mt-2 text-ink-2">{t('nothing-sent')}</p>
          ) : (
            <>
              <p className="mt-2 mb-5 max-w-[64ch] text-ink-2">{t('intro', { number })}</p>
              <ReportForm products={data} />
            </>
          )
        }
      </Loaded>
      <OwnReports orderId={orderId} />
    </>
  )
}
