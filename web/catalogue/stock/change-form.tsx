import { useState } from 'react'
import type { StockRow } from '#contract/stock.ts'
import { stockPaths } from '#contract/stock-paths.ts'
import { batchNumberMaximum } from '#domain/catalogue/stock/batches.ts'
import { adminStockReasons, stockNoteMaximum } from '#domain/catalogue/stock/reasons.ts'
import { useAttempts } from '../../platform/attempt.ts'
import { FormSheet } from '../../platform/form-sheet.tsx'
import { formatDate, formatNumber } from '../../platform/formats.ts'
import { useShopForm } from '../../platform/forms.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../platform/session/session.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import {
  type ChangeDraft,
  changeOf,
  changeProblems,
  emptyChange,
  recordedPacks,
  stockAfter,
} from './change-draft.ts'
import { sendChange } from './send-change.ts'
import { refreshStock } from './use-stock-action.ts'

type ChangeFormProps = {
  /** As it is when the form is opened. */
  row: StockRow
  onClose(): void
}

/** Adds or takes away packs, with the reason; a count replaces the number. */
export function ChangeForm({ row: opened, onClose }: ChangeFormProps) {
  const { t, language } = useTranslation('stock')
  // Packs are counted against the number that the admin sees here, whatever is sold meanwhile.
  const [row, setRow] = useState(opened)
  const attempt = useAttempts()
  const { field, submit, busy, problem, watch } = useShopForm<ChangeDraft>({
    check: (draft) => changeProblems(draft, row),
    defaultValues: emptyChange,
  })
  const draft = watch()
  const number = (packs: number) => formatNumber(packs, language)
  const after = stockAfter(draft, row)
  const isCount = draft.reason === 'correction'
  const isDelivery = draft.reason === 'delivery'
  const isNew = isDelivery && draft.batch === 'new'

  const onSubmit = submit(async (typed) => {
    const path = stockPaths.changes(row.product_variant_id)
    const body = changeOf(typed, row)
    try {
      const changed = await sendChange<StockRow>({
        send: () =>
          attempt([path, body], (idempotencyKey) =>
            callAccount<StockRow>(path, { method: 'POST', body, idempotencyKey }),
          ),
        load: () => callAccount<StockRow>(stockPaths.one(row.product_variant_id)),
        onLoaded: setRow,
      })
      toast('success', t('saved', { formatted: number(changed.stock) }))
      onClose()
    } finally {
      void refreshStock()
    }
  })

  return (
    <FormSheet
      title={t('change')}
      closeLabel={t('close')}
      onClose={onClose}
      onSubmit={onSubmit}
      foot={
        <>
          {after !== undefined && (
            <p role="status" className="text-small text-ink-2">
              {t('after', { formatted: number(after) })}
            </p>
          )}
          <FormProblem>{problem}</FormProblem>
          <SubmitButton busy={busy} className="btn-primary w-full">
            {t('save')}
          </SubmitButton>
        </>
      }
    >
      <SelectField
        label={t('reason')}
        placeholder={t('reason')}
        options={adminStockReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        {...field('reason')}
      />
      <SelectField
        label={t('batch')}
        placeholder={t('batch')}
        options={[
          ...(isDelivery ? [{ value: 'new', label: t('new-batch') }] : []),
          ...row.batches.map((batch) => ({
            value: String(batch.id),
            label: t('batch-until', {
              number: batch.number,
              day: formatDate(batch.best_before, language),
            }),
          })),
          { value: 'none', label: t('no-batch') },
        ]}
        {...field('batch')}
        value={draft.batch === 'new' && !isDelivery ? 'none' : draft.batch}
      />
      {isNew && (
        <>
          <TextField
            label={t('batch-number')}
            autoComplete="off"
            maxLength={batchNumberMaximum}
            {...field('number')}
          />
          <TextField type="date" label={t('best-before')} {...field('best_before')} />
        </>
      )}
      <TextField
        label={t(isCount ? 'counted' : 'packs')}
        hint={isCount ? t('counted-hint', { formatted: number(recordedPacks(row, draft.batch)) }) : undefined}
        inputMode="numeric"
        autoComplete="off"
        {...field('packs')}
      />
      <TextField
        label={t('note')}
        optionalLabel={t('optional')}
        autoComplete="off"
        maxLength={stockNoteMaximum}
        {...field('note')}
      />
    </FormSheet>
  )
}
