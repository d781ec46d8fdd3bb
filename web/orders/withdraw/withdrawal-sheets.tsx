import { type ReactNode, useState } from 'react'
import type { Withdrawn } from '#contract/orders.ts'
import { refundablePacks } from '#domain/orders/packs.ts'
import { useAttempts } from '../../platform/attempt.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useShop } from '../../platform/shop-context.tsx'
import { shopDayText } from '../../platform/shop-day.ts'
import { type Choice, everything, refundFor } from './choice.ts'
import { ChooseSheet } from './choose-sheet.tsx'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { Actions, Paper, withdrawFrame } from './paper.tsx'
import { Receipt } from './receipt.tsx'
import type { SendWithdrawal, Withdrawable } from './withdrawing.ts'

/** The receipt keeps the order as it was confirmed. */
type Step =
  | { view: 'choose' }
  | { view: 'confirm' }
  | { view: 'done'; withdrawn: Withdrawn; order: Withdrawable }

type WithdrawalSheetsProps = {
  order: Withdrawable
  send: SendWithdrawal
  /** Leaves without withdrawing. */
  keep: ReactNode
  /** Continues afterwards. */
  after: ReactNode
}

/** Two steps: choose and confirm. The first one sends nothing. */
export function WithdrawalSheets({ order, send, keep, after }: WithdrawalSheetsProps) {
  const [step, setStep] = useState<Step>({ view: 'choose' })
  const [choice, setChoice] = useState<Choice>(() =>
    order.items.length === 1 ? everything(order.items) : {},
  )
  const [note, setNote] = useState('')
  const attempt = useAttempts()
  const isOver = !order.can_withdraw || order.items.every((item) => refundablePacks(item) === 0)
  const back = refundFor(order.items, order.delivery, choice)
  return (
    <div className={withdrawFrame}>
      {step.view === 'done' ? (
        <Receipt order={step.order} withdrawn={step.withdrawn} after={after} />
      ) : isOver ? (
        <NothingToWithdraw order={order} after={after} />
      ) : step.view === 'choose' ? (
        <ChooseSheet
          order={order}
          choice={choice}
          setChoice={setChoice}
          note={note}
          setNote={setNote}
          back={back}
          keep={keep}
          onContinue={() => setStep({ view: 'confirm' })}
        />
      ) : (
        <ConfirmSheet
          order={order}
          choice={choice}
          note={note}
          back={back}
          send={(request) => attempt(request, (key) => send(request, key))}
          onBack={() => setStep({ view: 'choose' })}
          onDone={(withdrawn) => setStep({ view: 'done', withdrawn, order })}
        />
      )}
    </div>
  )
}

type NothingToWithdrawProps = { order: Withdrawable; after: ReactNode }

/** Why there is nothing to choose: everything is being returned, or the period is over. */
function NothingToWithdraw({ order, after }: NothingToWithdrawProps) {
  const { t, language } = useTranslation('orders')
  const { region } = useShop()
  const hasAllBack = order.items.every((item) => refundablePacks(item) === 0)
  const until = order.withdraw_until
  const isOver = until !== null && new Date(until) < new Date()
  return (
    <Paper foot={<Actions>{after}</Actions>}>
      <h1 id="withdraw-title" className="text-h2">
        {t('withdraw.title', { number: order.number })}
      </h1>
      <p className="mt-2 text-ink-2">
        {hasAllBack
          ? t('withdraw.all-given-back')
          : isOver
            ? t('withdraw.over', { day: shopDayText(region, until, language) })
            : t('withdraw.not-possible')}
      </p>
    </Paper>
  )
}
