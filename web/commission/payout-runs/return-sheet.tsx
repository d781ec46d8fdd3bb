import { adminPayoutPaths } from '#contract/payout-paths.ts'
import type { PayoutOfRun, PayoutRunDetail } from '#contract/payouts.ts'
import { FormSheet } from '../../platform/form-sheet.tsx'
import { formatMoney } from '../../platform/formats.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { toast } from '../../platform/toasts/toast.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { usePayoutAction } from './use-payout-action.ts'

type ReturnSheetProps = { payout: PayoutOfRun; onClose(): void }

/** Asks why a transfer failed, and books it back. */
export function ReturnSheet({ payout, onClose }: ReturnSheetProps) {
  const { t } = useTranslation('payouts')
  // The texts of the form's problems.
  useTranslation('problems')
  const { id, number, practitioner, currency } = payout
  const amount = formatMoney(payout.amount, currency)
  const { isBusy, problem, post } = usePayoutAction()
  const form = useShopForm<{ reason: string }>({
    check: ({ reason }) => ({ reason: !reason.trim() && 'required' }),
    defaultValues: { reason: '' },
  })
  const send = form.submit(async ({ reason }) => {
    if (!(await post<PayoutRunDetail>(adminPayoutPaths.return(id), { reason: reason.trim() }))) return
    toast('success', t('admin.return-done', { number }))
    onClose()
  })
  return (
    <FormSheet
      title={t('admin.return-title', { number })}
      closeLabel={t('form.close')}
      onClose={onClose}
      onSubmit={send}
      foot={
        <>
          <FormProblem>{problem}</FormProblem>
          <SubmitButton busy={isBusy} className="btn-danger w-full">
            {t('admin.return-confirm', { amount })}
          </SubmitButton>
        </>
      }
    >
      <p className="text-ink-2">{t('admin.return-text', { amount, name: practitioner.name })}</p>
      <TextField label={t('admin.return-reason')} maxLength={200} {...form.field('reason')} />
    </FormSheet>
  )
}
