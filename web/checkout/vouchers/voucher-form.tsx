import type { Voucher } from '#contract/admin-orders.ts'
import { adminOrderPaths } from '#contract/admin-paths.ts'
import { voucherKinds } from '#domain/pricing/vouchers.ts'
import { regionSettings } from '#domain/regions.ts'
import { FormSheet } from '#web/platform/form-sheet.tsx'
import { useShopForm } from '#web/platform/forms.ts'
import { useTranslation } from '#web/platform/i18n/translation-context.tsx'
import { refreshAudited } from '#web/platform/session/refresh-audited.ts'
import { callAccount } from '#web/platform/session/session.ts'
import { useShop } from '#web/platform/shop-context.tsx'
import { toast } from '#web/platform/toasts/toast.ts'
import { FormProblem } from '#web/ui/form/form-problem.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { emptyVoucher, type VoucherDraft, voucherOf, voucherProblems } from './voucher-draft.ts'

const pair = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,150px),1fr))] items-end gap-x-3 gap-y-4'

export function VoucherForm({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('vouchers')
  const { region } = useShop()
  const { currency } = regionSettings[region]
  const { field, submit, busy, problem, watch } = useShopForm<VoucherDraft>({
    check: voucherProblems,
    defaultValues: emptyVoucher,
    alsoValidates: { valid_from: ['valid_until'] },
  })
  const kind = watch('kind')
  const optional = { optionalLabel: t('optional') }
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const

  const onSubmit = submit(async (draft) => {
    const voucher = await callAccount<Voucher>(adminOrderPaths.vouchers, {
      method: 'POST',
      body: voucherOf(draft),
    })
    await refreshAudited(adminOrderPaths.vouchers)
    toast('success', t('made', { code: voucher.code }))
    onClose()
  })

  return (
    <FormSheet
      title={t('new')}
      closeLabel={t('close')}
      onClose={onClose}
      onSubmit={onSubmit}
      foot={
        <>
          <FormProblem>{problem}</FormProblem>
          <SubmitButton busy={busy} className="btn-primary w-full">
            {t('make')}
          </SubmitButton>
        </>
      }
    >
      <TextField
        label={t('code')}
        hint={t('code-hint')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        {...field('code')}
      />
      <SelectField
        label={t('kind')}
        placeholder={t('kind')}
        options={voucherKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...field('kind')}
      />
      {kind === 'percent' && <TextField label={t('percent')} {...number} {...field('percent')} />}
      {kind === 'amount' && (
        <TextField label={t('amount', { currency })} {...number} inputMode="decimal" {...field('amount')} />
      )}
      <div className={pair}>
        <TextField type="date" label={t('valid-from')} {...optional} {...field('valid_from')} />
        <TextField type="date" label={t('valid-until')} {...optional} {...field('valid_until')} />
      </div>
      <div className={pair}>
        <TextField label={t('uses-maximum')} {...optional} {...number} {...field('uses_maximum')} />
        <TextField label={t('uses-per-person')} {...optional} {...number} {...field('uses_per_person')} />
      </div>
      <TextField
        label={t('minimum', { currency })}
        hint={t('minimum-hint')}
        {...optional}
        {...number}
        inputMode="decimal"
        {...field('minimum')}
      />
    </FormSheet>
  )
}
