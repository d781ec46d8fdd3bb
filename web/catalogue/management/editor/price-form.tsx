import { useState } from 'react'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProduct, AdminVariant } from '#contract/admin-products.ts'
import { announcedReduction, planPrice } from '#domain/catalogue/plan-price.ts'
import type { PricePoint } from '#domain/catalogue/prices.ts'
import { priceMaximum } from '#domain/catalogue/text-limits.ts'
import { toMajor, toMinor } from '#domain/money.ts'
import type { FieldProblems } from '../../../platform/form-rules.ts'
import { FormSheet } from '../../../platform/form-sheet.tsx'
import { formatMoney, percentText } from '../../../platform/formats.ts'
import { useShopForm } from '../../../platform/forms.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { callAccount } from '../../../platform/session/session.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useFocusIfLost } from '../../../ui/use-focus-if-lost.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import { useEditing } from './editing.ts'
import { numberIn } from './product-form.ts'
import type { Editor } from './use-editor.ts'

type PriceDraft = { amount: string; from: string; until: string }

type PriceFormProps = {
  variant: AdminVariant
  history: readonly PricePoint[]
  editor: Editor
  onClose(): void
}

/** A price from now or later, or a reduction with its end; what the shop will announce is shown before saving. */
export function PriceForm({ variant, history, editor, onClose }: PriceFormProps) {
  const { t, language } = useTranslation('admin-products')
  const { product } = useEditing()
  const { currency } = product
  const [opened] = useState(() => new Date())
  const { field, submit, busy, problem, watch } = useShopForm<PriceDraft>({
    check: (draft) => priceProblems(draft, history, opened),
    defaultValues: { amount: '', from: '', until: '' },
    alsoValidates: { from: ['until', 'amount'], until: ['amount'] },
  })
  // Its button is gone once the newer version is loaded.
  const notice = useFocusIfLost<HTMLDivElement>(firstFieldOf)
  const draft = watch()
  const amount = amountIn(draft.amount)
  const reduction =
    amount === undefined
      ? undefined
      : announcedReduction(history, { amount, from: timeIn(draft.from) ?? opened })

  const onSubmit = submit(async (typed) => {
    const body = {
      revision: product.revision,
      sku: variant.sku,
      amount: numberIn(typed.amount),
      from: timeIn(typed.from)?.toISOString() ?? null,
      until: timeIn(typed.until)?.toISOString() ?? null,
    }
    const path = adminProductPaths.prices(product.id)
    const saved = await editor.unlessChangedElsewhere(() =>
      callAccount<AdminProduct>(path, { method: 'POST', body }),
    )
    // What was typed stays: it can be saved once the newer version is loaded.
    if (!saved) return
    await editor.take(saved, t('price.saved'))
    onClose()
  })

  return (
    <FormSheet
      title={t('price.title')}
      closeLabel={t('new.close')}
      onClose={onClose}
      onSubmit={onSubmit}
      foot={
        <>
          <div ref={notice} className="empty:hidden">
            <ChangedElsewhere editor={editor} />
          </div>
          <FormProblem>{problem ?? (editor.isChangedElsewhere ? editor.problem : undefined)}</FormProblem>
          <SubmitButton busy={busy} className="btn-primary w-full">
            {t('price.save')}
          </SubmitButton>
        </>
      }
    >
      <p className="text-small text-ink-2">{variant.sku}</p>
      <TextField
        label={t('price.amount', { currency })}
        inputMode="decimal"
        autoComplete="off"
        {...field('amount')}
      />
      <TextField
        type="datetime-local"
        label={t('price.from')}
        hint={t('price.from-hint')}
        {...field('from')}
      />
      <TextField
        type="datetime-local"
        label={t('price.until')}
        hint={t('price.until-hint')}
        {...field('until')}
      />
      <p role="status" className="rounded-control bg-sunken px-3 py-2.5 text-small">
        {reduction === undefined
          ? t('price.announce')
          : reduction
            ? t('price.lowest', {
                price: formatMoney(toMajor(reduction.lowestBefore), currency),
                percent: percentText(reduction.percent, language),
              })
            : t('price.no-reduction')}
      </p>
    </FormSheet>
  )
}

const firstFieldOf = (notice: HTMLElement) => notice.closest('form')?.querySelector('input') ?? null

function amountIn(text: string): number | undefined {
  const amount = numberIn(text)
  return amount === null || !(amount >= 0.01 && amount <= priceMaximum) ? undefined : toMinor(amount)
}

/** In the admin's own time zone. */
function timeIn(text: string): Date | null {
  return text === '' ? null : new Date(text)
}

export function priceProblems(
  draft: PriceDraft,
  history: readonly PricePoint[],
  now: Date,
): FieldProblems<PriceDraft> {
  const amount = amountIn(draft.amount)
  if (amount === undefined || !/^\d+([.,]\d{1,2})?$/.test(draft.amount.trim())) return { amount: 'price' }
  const plan = { amount, from: timeIn(draft.from) ?? now, until: timeIn(draft.until) }
  const planned = planPrice(history, plan, now)
  return 'problem' in planned ? { [planned.field]: planned.problem } : {}
}
