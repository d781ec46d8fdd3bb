import type { ReactNode } from 'react'
import { fullDate } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { packsLeft } from './choice.ts'
import type { Withdrawable } from './withdrawing.ts'

type NothingToWithdrawProps = { order: Withdrawable; after: ReactNode }

/** Why there is nothing to choose: all is on its way back, or the time is over. */
export function NothingToWithdraw({ order, after }: NothingToWithdrawProps) {
  const { t, language } = useTranslation('orders')
  const hasAllBack = order.items.every((item) => packsLeft(item) === 0)
  const until = order.withdraw_until
  const isOver = until !== null && new Date(until) < new Date()
  return (
    <section className="withdraw-sheet" aria-labelledby="withdraw-title">
      <div className="withdraw-body">
        <h1 id="withdraw-title" className="text-h2">
          {t('withdraw.title', { number: order.number })}
        </h1>
        <p className="mt-2 text-ink-2">
          {hasAllBack
            ? t('withdraw.all-given-back')
            : isOver
              ? t('withdraw.over', { day: fullDate(until, language) })
              : t('withdraw.not-possible')}
        </p>
      </div>
      <div className="withdraw-foot">
        <div className="withdraw-acts">{after}</div>
      </div>
    </section>
  )
}
