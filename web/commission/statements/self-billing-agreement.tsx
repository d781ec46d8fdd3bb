import { useState } from 'react'
import type { SelfBilling } from '#contract/commission-statements.ts'
import { fullDate, monthText } from '../../platform/dates.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type AgreementProps = { agreement: NonNullable<SelfBilling['agreement']>; onWithdraw(): void }

export function SelfBillingAgreement({ agreement, onWithdraw }: AgreementProps) {
  const { t, language } = useTranslation('statements')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p className="mt-2 text-small text-ink-2">
        {t('self-billing.since', {
          day: fullDate(agreement.agreed_at, language),
          month: monthText(agreement.first_month, new Date(), language),
        })}
      </p>
      <button type="button" className="link mt-3 text-small" onClick={() => setAsking(true)}>
        {t('self-billing.withdraw')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('self-billing.withdraw-title')}
          keepLabel={t('self-billing.keep')}
          confirmLabel={t('self-billing.withdraw')}
          onKeep={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            onWithdraw()
          }}
        >
          <p>{t('self-billing.withdraw-text')}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
