import { useState } from 'react'
import type { CommissionSummary } from '#contract/commission.ts'
import { comingDayText } from '../../platform/days.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ShopLink } from '../../platform/links.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MethodSheet } from './method-sheet.tsx'

type SummaryProps = { summary: CommissionSummary }

/** How much is paid next, when, and to which account. */
export function NextPayoutCard({ summary }: SummaryProps) {
  const { t } = useTranslation('payouts')
  const [isOpen, setOpen] = useState(false)
  const { available, currency, payout_method: method } = summary
  const isSet = method.method !== 'not_set'
  return (
    <Card title={t('next.title')}>
      <p
        className={`mt-1.5 text-[31px]/9.5 font-semibold whitespace-nowrap ${available < 0 ? 'text-madder' : ''}`}
      >
        {formatMoney(available, currency)}
      </p>
      <p className="text-small text-ink-2">
        <When summary={summary} />
      </p>
      {isSet ? (
        <div className="mt-4 flex items-center gap-3.5 rounded-control border border-line-2 px-4 py-3">
          <span className="text-bottle">
            <Icon name="coins" size={20} />
          </span>
          <p className="min-w-0 flex-1 leading-4.75">
            <b className="block font-semibold">{t(`method.${method.method}`)}</b>
            <span className="text-small wrap-anywhere text-ink-2">{method.account}</span>
          </p>
          <span className="text-leaf">
            <Icon name="check" size={18} />
          </span>
        </div>
      ) : (
        <p className="mt-4 text-ink-2">{t('next.needs-method')}</p>
      )}
      <button
        type="button"
        className={`btn mt-2.5 w-full ${isSet ? 'btn-plain' : 'btn-primary'}`}
        onClick={() => setOpen(true)}
      >
        <Icon name="lock" size={17} />
        {t(isSet ? 'method.change' : 'method.choose')}
      </button>
      <p className="mt-2 text-micro text-ink-3">{t('method.proof-note')}</p>
      <ShopLink to="/account/practitioner/commission/payouts" className="link mt-3 inline-block text-small">
        {t('next.all')}
      </ShopLink>
      {isOpen && <MethodSheet method={method} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function When({ summary }: SummaryProps) {
  const { t, language } = useTranslation('payouts')
  const { available, currency, next_payout_on: day, payout_minimum: minimum } = summary
  if (available < 0) return t('next.negative')
  if (available < minimum) return t('next.below', { amount: formatMoney(minimum, currency) })
  return t('next.planned', { day: comingDayText(day, new Date(), language) })
}
