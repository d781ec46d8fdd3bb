import { useState } from 'react'
import type { OwnRecord } from '#contract/consent.ts'
import { consentPaths } from '#contract/consent-paths.ts'
import { personName } from '#domain/accounts/person-name.ts'
import { erasedAfterDays } from '#domain/clients/consent.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ActionProblem } from '../../ui/action-problem.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'
import { useConsentCall } from './use-consent-call.ts'

type WithdrawDialogProps = { record: OwnRecord; onClose(): void }

/** Says what a withdrawal hides, what it erases and what stays, before it happens. */
export function WithdrawDialog({ record, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('consent')
  const { isBusy, problem, call } = useConsentCall()
  const [isErasedNow, setErasedNow] = useState(false)
  const name = personName(record.practitioner)

  async function withdraw() {
    const change = { method: 'DELETE', body: { erase_now: isErasedNow } } as const
    const message = isErasedNow ? t('withdraw.erased', { name }) : t('withdraw.done', { name })
    if (await call(consentPaths.consent(record.client_id), change, message)) onClose()
  }

  return (
    <ConfirmDialog
      title={t('withdraw.title', { name })}
      keepLabel={t('withdraw.keep')}
      confirmLabel={t('withdraw.confirm')}
      isBusy={isBusy}
      onKeep={onClose}
      onConfirm={() => void withdraw()}
    >
      <p>{t('withdraw.text', { name, days: erasedAfterDays })}</p>
      <p className="mt-2">{t('withdraw.stays')}</p>
      <CheckField
        className="mt-3"
        label={t('withdraw.now', { days: erasedAfterDays })}
        checked={isErasedNow}
        onChange={({ target }) => setErasedNow(target.checked)}
      />
      <ActionProblem className="mt-2">{problem}</ActionProblem>
    </ConfirmDialog>
  )
}
