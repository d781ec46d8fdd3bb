import { useState } from 'react'
import type { OpenCommission } from '#contract/commission.ts'
import { formatMoney } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { CheckField } from '../../ui/form/check-field.tsx'

type EraseDialogProps = {
  /** Undefined if none would be lost. */
  commission: OpenCommission | undefined
  onKeep(): void
  /** With the commission that is given up. */
  onErase(givenUp: number | undefined): void
}

/** Asks for confirmation. Commission that is still open is given up with a box of its own, which names the amount. */
export function EraseDialog({ commission, onKeep, onErase }: EraseDialogProps) {
  const { t } = useTranslation('account')
  const [isGivenUp, setGivenUp] = useState(false)
  const [isBoxMissed, setBoxMissed] = useState(false)
  const confirm = () => {
    if (commission && !isGivenUp) setBoxMissed(true)
    else onErase(commission?.total)
  }
  return (
    <ConfirmDialog
      title={t('erase.sure')}
      keepLabel={t('erase.keep')}
      confirmLabel={t('erase.confirm')}
      onKeep={onKeep}
      onConfirm={confirm}
      more={
        commission && (
          <CheckField
            className="mt-4"
            label={t('erase.commission-give-up', {
              total: formatMoney(commission.total, commission.currency),
            })}
            checked={isGivenUp}
            onChange={() => setGivenUp(!isGivenUp)}
            error={isBoxMissed && !isGivenUp ? t('erase.commission-needed') : undefined}
          />
        )
      }
    >
      <p>{t('erase.sure-text')}</p>
      {commission && <CommissionText commission={commission} />}
    </ConfirmDialog>
  )
}

/** What erasing the account would lose. */
export function CommissionText({ commission }: { commission: OpenCommission }) {
  const { t } = useTranslation('account')
  const { available, pending, currency } = commission
  return (
    <p className="mt-1.5 max-w-[68ch] text-ink-2">
      {t('erase.commission', {
        available: formatMoney(available, currency),
        pending: formatMoney(pending, currency),
      })}
    </p>
  )
}
