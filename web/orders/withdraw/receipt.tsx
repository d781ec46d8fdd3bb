import { type ReactNode, useEffect, useRef } from 'react'
import type { Withdrawn } from '#contract/orders.ts'
import { timestampText } from '../../platform/dates.ts'
import { formatMoney, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lineName } from '../line-name.ts'
import { packsToSend } from './choice.ts'
import { Actions, Fact, Facts, Paper } from './paper.tsx'
import { PaidBack, SendBack } from './send-back.tsx'
import type { Withdrawable } from './withdrawing.ts'

type ReceiptProps = { order: Withdrawable; withdrawn: Withdrawn; after: ReactNode }

/** Confirms the withdrawal, its time and its items. The email says the same. */
export function Receipt({ order, withdrawn, after }: ReceiptProps) {
  const { t, language } = useTranslation('orders')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { withdrawal, email, order_number: number } = withdrawn
  const choice = Object.fromEntries(withdrawal.items.map((item) => [item.order_line_id, item.quantity]))
  return (
    <Paper
      foot={
        <Actions>
          <button type="button" className="btn btn-plain btn-lead no-print" onClick={() => window.print()}>
            <Icon name="print" size={19} />
            {t('withdraw.print')}
          </button>
          {after}
        </Actions>
      }
    >
      <p>
        <Badge tone="good">
          <Icon name="check" size={16} />
          {timestampText(withdrawal.at, new Date(), language)}
        </Badge>
      </p>
      <h1
        id="withdraw-title"
        ref={heading}
        tabIndex={-1}
        className="mt-3 text-h2 focus:shadow-none focus:outline-none"
      >
        {t('withdraw.done-title')}
      </h1>
      <p className="mt-1.5 mb-4 text-ink-2">{t('withdraw.done-text', { email })}</p>
      <Facts>
        <Fact name={t('withdraw.from')}>
          <dd>
            {t('withdraw.order-of', { number, day: timestampText(order.placed_at, new Date(), language) })}
          </dd>
        </Fact>
        <Fact name={t('withdraw.given-back')}>
          {withdrawal.items.map(({ order_line_id, quantity }) => (
            <dd key={order_line_id}>
              {t('list.packs-of', {
                quantity: formatNumber(quantity, language),
                name: lineName(order.items, order_line_id),
              })}
            </dd>
          ))}
        </Fact>
        <Fact name={t('withdraw.paid-back')}>
          <dd>
            <PaidBack amount={formatMoney(withdrawal.amount, order.currency)} payment={order.payment} />
          </dd>
        </Fact>
      </Facts>
      <SendBack packs={packsToSend(order.items, choice)} />
    </Paper>
  )
}
