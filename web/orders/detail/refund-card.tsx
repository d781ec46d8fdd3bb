import type { Order, OrderRefund, OrderWithdrawal } from '#contract/orders.ts'
import { timestampText } from '../../platform/dates.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { lineName } from '../line-name.ts'

/** Withdrawals and refunds of the order. */
export function RefundCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  const { refunds, withdrawals } = order
  if (refunds.length === 0 && withdrawals.length === 0) return null
  return (
    <Card title={t('back.title')}>
      <ul>
        {withdrawals.map((withdrawal) => (
          <WithdrawalRow key={`w${withdrawal.id}`} order={order} withdrawal={withdrawal} />
        ))}
        {refunds.map((refund) => (
          <RefundRow key={`r${refund.id}`} order={order} refund={refund} />
        ))}
      </ul>
    </Card>
  )
}

const withdrawalKinds = { asked: 'waiting', refunded: 'good', refused: 'refused' } as const

function WithdrawalRow({ order, withdrawal }: { order: Order; withdrawal: OrderWithdrawal }) {
  const { t, language } = useTranslation('orders')
  const { state, at, amount, refusal } = withdrawal
  return (
    <Row
      name={t('back.withdrawal')}
      amount={formatMoney(amount, order.price.currency)}
      when={timestampText(at, new Date(), language)}
      badge={<Badge tone={withdrawalKinds[state]}>{t(`back.withdrawal-state.${state}`)}</Badge>}
    >
      <ReturnedItems order={order} items={withdrawal.items} />
      {refusal && (
        <p className="mt-1 break-words whitespace-pre-line">{t('back.answer', { reason: refusal.reason })}</p>
      )}
    </Row>
  )
}

const refundKinds = { waiting: 'waiting', sent: 'good', failed: 'refused' } as const

function RefundRow({ order, refund }: { order: Order; refund: OrderRefund }) {
  const { t, language } = useTranslation('orders')
  const { state, at, amount, delivery, credit_note } = refund
  const money = (major: number) => formatMoney(major, order.price.currency)
  return (
    <Row
      name={t('back.refund')}
      amount={money(amount)}
      when={timestampText(at, new Date(), language)}
      badge={<Badge tone={refundKinds[state]}>{t(`back.refund-state.${state}`)}</Badge>}
    >
      <ReturnedItems order={order} items={refund.items} />
      {delivery > 0 && <p>{t('back.delivery', { amount: money(delivery) })}</p>}
      {credit_note && <p>{t('documents.credit_note', { number: credit_note })}</p>}
    </Row>
  )
}

type RowProps = {
  name: string
  amount: string
  when: string
  badge: React.ReactNode
  children: React.ReactNode
}

function Row({ name, amount, when, badge, children }: RowProps) {
  return (
    <li className="py-3 not-first:border-t not-first:border-line last:pb-0">
      <p className="flex justify-between gap-3 font-semibold">
        <span>{name}</span>
        <span className="whitespace-nowrap">{amount}</span>
      </p>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-2 text-small text-ink-3">
        {when}
        {badge}
      </p>
      <div className="mt-1 text-small text-ink-2">{children}</div>
    </li>
  )
}

/** `amount`: refunded amounts by line. */
type Packs = { order_line_id: number; quantity: number; amount?: number }

function ReturnedItems({ order, items }: { order: Order; items: readonly Packs[] }) {
  const { t, language } = useTranslation('orders')
  return items.map(({ order_line_id, quantity, amount }) => {
    const name = lineName(order.items, order_line_id)
    return (
      <p key={order_line_id} className="flex justify-between gap-3">
        <span>{t('list.packs-of', { quantity: formatNumber(quantity, language), name })}</span>
        {amount !== undefined && items.length > 1 && (
          <span className="whitespace-nowrap">{formatMoney(amount, order.price.currency)}</span>
        )}
      </p>
    )
  })
}
