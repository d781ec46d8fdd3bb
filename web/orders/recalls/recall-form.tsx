import { recallPaths } from '#contract/recall-paths.ts'
import type { RecallBatches } from '#contract/recalls.ts'
import { recallActions, recallDetailsMaximum, recallReasons } from '#domain/orders/recalls.ts'
import { formatDate, formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { useAccountData } from '../../platform/session/account-data.ts'
import { Loaded } from '../../platform/session/loaded.tsx'
import { Card } from '../../ui/card.tsx'
import { TextArea } from '../../ui/form/control.tsx'
import { Field } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { ProductPicker } from './product-picker.tsx'
import type { Draft, RecallProblems } from './recall-draft.ts'

type RecallFormProps = {
  draft: Draft
  /** Shown beside their fields. */
  problems: RecallProblems
  /** The names of dates of which only a part was entered. */
  incomplete: readonly string[]
  onChange(draft: Draft): void
}

/** What is recalled, and what its readers are told. */
export function RecallForm({ draft, problems, incomplete, onChange }: RecallFormProps) {
  const { t } = useTranslation('recalls')
  const { t: problemText } = useTranslation('problems')
  const errorOf = (field: keyof RecallProblems) => {
    if (incomplete.includes(field)) return problemText('fields.incomplete')
    const problem = problems[field]
    return problem && t(`problems.${problem}`)
  }
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part })
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <Card title={t('steps.what')}>
        <div className="mt-3 grid gap-4">
          <ProductPicker
            chosen={draft.product}
            error={errorOf('product')}
            onChoose={(product) => change({ product, batch: '' })}
          />
          {draft.product && (
            <>
              <BatchField
                variantId={draft.product.product_variant_id}
                value={draft.batch}
                error={errorOf('batch')}
                onChange={(batch) => change({ batch })}
              />
              <fieldset>
                <legend className="text-label font-semibold">{t('without')}</legend>
                <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,150px),1fr))] gap-3">
                  <TextField
                    type="date"
                    name="from"
                    label={t('from')}
                    optionalLabel={t('optional')}
                    value={draft.from}
                    error={errorOf('from')}
                    onChange={({ target }) => change({ from: target.value })}
                  />
                  <TextField
                    type="date"
                    name="until"
                    label={t('until')}
                    optionalLabel={t('optional')}
                    value={draft.until}
                    error={errorOf('until')}
                    onChange={({ target }) => change({ until: target.value })}
                  />
                </div>
              </fieldset>
            </>
          )}
        </div>
      </Card>
      <Card title={t('steps.message')}>
        <div className="mt-3 grid gap-4">
          <SelectField
            label={t('reason')}
            placeholder={t('reason')}
            value={draft.reason}
            error={errorOf('reason')}
            options={recallReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            onChange={({ target }) =>
              change({ reason: recallReasons.find((each) => each === target.value) ?? '' })
            }
          />
          <SelectField
            label={t('action')}
            placeholder={t('action')}
            value={draft.action}
            error={errorOf('action')}
            options={recallActions.map((value) => ({ value, label: t(`actions.${value}`) }))}
            onChange={({ target }) =>
              change({ action: recallActions.find((each) => each === target.value) ?? '' })
            }
          />
          <Field label={t('details')} optionalLabel={t('optional')} hint={t('details-hint')}>
            {(control) => (
              <TextArea
                rows={3}
                maxLength={recallDetailsMaximum}
                value={draft.details}
                onChange={({ target }) => change({ details: target.value })}
                {...control}
              />
            )}
          </Field>
        </div>
      </Card>
    </div>
  )
}

type BatchFieldProps = {
  variantId: number
  value: string
  error: string | undefined
  onChange(batch: string): void
}

/** Shown once the batches are known: without them, a product would seem to have none. */
function BatchField({ variantId, value, error, onChange }: BatchFieldProps) {
  const { t, language } = useTranslation('recalls')
  const answer = useAccountData<RecallBatches>(recallPaths.batches(variantId))
  return (
    <Loaded answer={answer} waiting={<span className="skeleton h-18 w-full" />}>
      {({ data }) => (
        <SelectField
          label={t('batch')}
          placeholder={t('batch')}
          value={value || 'none'}
          error={error}
          options={[
            { value: 'none', label: t('no-batch') },
            ...data.map(({ id, number, best_before: day, sent }) => ({
              value: id,
              label: t('batch-option', {
                number,
                day: formatDate(day, language),
                formatted: formatNumber(sent, language),
              }),
            })),
          ]}
          onChange={({ target }) => onChange(target.value === 'none' ? '' : target.value)}
        />
      )}
    </Loaded>
  )
}
