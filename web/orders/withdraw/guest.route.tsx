import { useParams } from 'react-router'
import useSWR from 'swr'
import { withdrawalPaths } from '#contract/order-paths.ts'
import type { WithdrawableOrder, Withdrawn } from '#contract/orders.ts'
import { callApi } from '../../platform/call-api.ts'
import { PageHead } from '../../platform/head.tsx'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { isRefused } from '../../platform/refusals.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { WithdrawalSheets } from './withdrawal-sheets.tsx'
import type { SendWithdrawal, Withdrawable } from './withdrawing.ts'

export const handle = { utilities: 'all' }

/** The page behind the emailed link. It is rendered without the token; only the browser sends it. */
export default function GuestWithdrawal() {
  const { t } = useTranslation('orders')
  useTranslation('products')
  useTranslation('problems')
  const ready = useHydrated()
  return (
    <div className="wrap py-8">
      <PageHead title={t('withdraw.page')} description={t('withdraw.page')} indexed={false} />
      {ready ? <Linked /> : <p className="min-h-[60vh] text-ink-2">{t('shop:loading')}</p>}
    </div>
  )
}

function Linked() {
  const { t, language } = useTranslation('orders')
  const { token = '' } = useParams()
  const path = withdrawalPaths.one(token)
  // Loaded once: the receipt shows later withdrawals, and a new answer would replace it.
  const answer = useSWR<WithdrawableOrder, Error>(
    [path],
    () => callApi<WithdrawableOrder>(path, { language }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  )
  const send: SendWithdrawal = (body, idempotencyKey) =>
    callApi<Withdrawn>(path, { method: 'POST', body, idempotencyKey, language })
  if (isRefused(answer.error)) return <LinkOver />
  const home = (
    <ShopLink to="/" className="btn btn-primary btn-lead">
      {t('withdraw.to-shop')}
    </ShopLink>
  )
  return (
    <Loaded answer={answer} heading={<PageTitle>{t('withdraw.page')}</PageTitle>}>
      {(order) => (
        <WithdrawalSheets
          order={withdrawable(order)}
          send={send}
          keep={
            <ShopLink to="/" className="btn btn-plain btn-lead">
              {t('withdraw.keep')}
            </ShopLink>
          }
          after={home}
        />
      )}
    </Loaded>
  )
}

function LinkOver() {
  const { t } = useTranslation('orders')
  return (
    <div className="min-h-[40vh]">
      <h1 className="text-h1-narrow md:text-h1">{t('withdraw.link-over')}</h1>
      <p className="mt-3 max-w-[52ch] text-ink-2">{t('withdraw.link-over-text')}</p>
      <ShopLink to="/withdraw" className="btn btn-primary mt-8">
        {t('withdraw.ask-again')}
      </ShopLink>
    </div>
  )
}

function withdrawable({ delivery, payment_method, ...order }: WithdrawableOrder): Withdrawable {
  return { ...order, delivery: { total: delivery, isRefunded: false }, payment: payment_method }
}
