import { orderPaths } from '#contract/order-paths.ts'
import type { Order, Withdrawn } from '#contract/orders.ts'
import { AccountShell } from '../../accounts/account/account-shell.tsx'
import { BackLink } from '../../platform/back-link.tsx'
import { isNotFound } from '../../platform/call-api.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { refreshAccountData, useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { useIdParam } from '../../platform/url-params.ts'
import { WaitingCard } from '../../ui/card.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { NoOrder } from '../detail/no-order.tsx'
import { WithdrawalSheets } from './withdrawal-sheets.tsx'
import { type SendWithdrawal, withdrawableOf } from './withdrawing.ts'

export const handle = { frame: 'account' }

export default function Withdraw() {
  const { t } = useTranslation('orders')
  const id = useIdParam()
  useTranslation('products')
  const back = <BackLink to={`/account/orders/${id}`}>{t('withdraw.to-order')}</BackLink>
  return (
    <AccountShell title={t('withdraw.page')} back={back} waiting={<WaitingCard height="h-160" />}>
      <OwnWithdrawal id={id} />
    </AccountShell>
  )
}

function OwnWithdrawal({ id }: { id: number }) {
  const { t } = useTranslation('orders')
  const answer = useAccountData<Order>(orderPaths.one(id))
  if (isNotFound(answer.error) && !answer.data) return <NoOrder />
  return (
    <Loaded
      answer={answer}
      waiting={<WaitingCard height="h-160" />}
      heading={<PageTitle>{t('withdraw.page')}</PageTitle>}
    >
      {(order) => <Sheets key={order.id} order={order} />}
    </Loaded>
  )
}

function Sheets({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const path = `/account/orders/${order.id}`
  const send: SendWithdrawal = async (body, idempotencyKey) => {
    const call = { method: 'POST', body, idempotencyKey }
    const withdrawn = await callAccount<Withdrawn>(orderPaths.withdrawal(order.id), call)
    void refreshAccountData(orderPaths.list)
    return withdrawn
  }
  return (
    <WithdrawalSheets
      order={withdrawableOf(order)}
      send={send}
      keep={
        <ShopLink to={path} className="btn btn-plain btn-lead">
          {t('withdraw.keep')}
        </ShopLink>
      }
      after={
        <ShopLink to={path} className="btn btn-primary btn-lead">
          {t('withdraw.to-order')}
        </ShopLink>
      }
    />
  )
}
