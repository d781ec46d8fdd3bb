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
import { NoOrder } from '../detail/no-order.tsx'
import { OwnReports } from './own-reports.tsx'
import { ReportForm } from './report-form.tsx'

export const handle = { frame: 'account' }

/** For clients who felt unwell after taking something they bought. */
export default function ReportReactionRoute() {
  const { t } = useTranslation('reactions')
  // For an order that is not there.
  useTranslation('orders')
  return (
    <AccountShell title={t('title')} waiting={<WaitingCard height="h-96" />}>
      <Report orderId={useIdParam()} />
    </AccountShell>
  )
}

function Report({ orderId }: { orderId: number }) {
  const { t } = useTranslation('reactions')
  const answer = useAccountData<ReactionProducts>(reactionPaths.products(orderId))
  if (isNotFound(answer.error) && !answer.data) return <NoOrder />
  return (
    <>
      <BackLink to={`/account/orders/${orderId}`} className="mb-3">
        {t('back')}
      </BackLink>
      <Loaded answer={answer}>
        {({ data, order_number: number }) =>
          data.length === 0 ? (
            <p className="text-ink-2">{t('nothing-sent')}</p>
          ) : (
            <>
              <p className="mb-5 max-w-[64ch] text-ink-2">{t('intro', { number })}</p>
              <ReportForm products={data} />
            </>
          )
        }
      </Loaded>
      <OwnReports orderId={orderId} />
    </>
  )
}
