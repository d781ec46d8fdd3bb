import { useState } from 'react'
import { adminProductPaths } from '#contract/admin-product-paths.ts'
import type { AdminProductRow, AdminVocabulary, BulkChange } from '#contract/admin-products.ts'
import { reductionMaximum } from '#domain/catalogue/bulk-change.ts'
import { formatNumber } from '../../../platform/formats.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import type { Selection } from '../../../platform/selection.ts'
import { useAccountData } from '../../../platform/session/account-data.ts'
import { Input, Select } from '../../../ui/form/control.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { Spinner } from '../../../ui/form/submit-button.tsx'
import { bulkRequest, isUnanswered } from './bulk-request.ts'
import { useBulkChange } from './use-bulk-change.ts'

const bulkChoices = [
  'publish',
  'unpublish',
  'practitioner-only',
  'for-everybody',
  'category',
  'reduction',
] as const
type BulkChoice = (typeof bulkChoices)[number]

type BulkBarProps = { products: readonly AdminProductRow[]; selection: Selection; onClear(): void }

/** One action for all selected products, which can be undone. */
export function BulkBar({ products, selection, onClear }: BulkBarProps) {
  const { t, language } = useTranslation('admin-products')
  const { isBusy, problem, unanswered, apply } = useBulkChange()
  const [choice, setChoice] = useState<BulkChoice | ''>('')
  const [category, setCategory] = useState('')
  const [percent, setPercent] = useState('')
  const [until, setUntil] = useState('')
  const action = actionOf({ choice, category, percent, until })
  const shown = products.filter(({ id }) => selection.has(id))
  const request = action && bulkRequest({ selection, shown, action }, unanswered)
  const count = (request?.products ?? shown).length
  return (
    <>
      {(count > 0 || isUnanswered(selection, unanswered)) && (
        <div className="mt-3 flex flex-wrap items-center gap-2 rounded-control bg-tint px-3 py-2 text-[14px]">
          <p role="status" className="mr-auto font-semibold">
            {t('bulk.ticked', { count, formatted: formatNumber(count, language) })}
          </p>
          <Select
            height={40}
            aria-label={t('bulk.action')}
            value={choice}
            onChange={({ target }) => setChoice(target.value as BulkChoice | '')}
          >
            <option value="">{t('bulk.action')}</option>
            {bulkChoices.map((each) => (
              <option key={each} value={each}>
                {t(`bulk.kinds.${each}`)}
              </option>
            ))}
          </Select>
          {choice === 'category' && <CategoryChoice value={category} onChange={setCategory} />}
          {choice === 'reduction' && (
            <>
              <Input
                height={40}
                className="max-w-28"
                inputMode="numeric"
                aria-label={t('bulk.percent')}
                placeholder={t('bulk.percent')}
                value={percent}
                onChange={({ target }) => setPercent(target.value)}
              />
              <Input
                height={40}
                className="max-w-55"
                type="datetime-local"
                aria-label={t('price.until')}
                value={until}
                onChange={({ target }) => setUntil(target.value)}
              />
            </>
          )}
          <button
            type="button"
            className="btn btn-primary btn-dense"
            disabled={!request || count === 0}
            aria-busy={isBusy || undefined}
            onClick={() => request && void apply(request, selection).then((isDone) => isDone && onClear())}
          >
            {isBusy && <Spinner />}
            {t('bulk.apply')}
          </button>
          <button type="button" className="btn btn-plain btn-dense" onClick={onClear}>
            {t('bulk.clear')}
          </button>
        </div>
      )}
      <FormProblem>{problem}</FormProblem>
    </>
  )
}

function CategoryChoice({ value, onChange }: { value: string; onChange(slug: string): void }) {
  const { t } = useTranslation('admin-products')
  const { data } = useAccountData<AdminVocabulary>(adminProductPaths.vocabulary)
  return (
    <Select
      height={40}
      aria-label={t('bulk.category')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('bulk.category')}</option>
      {data?.terms.categories.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {name}
        </option>
      ))}
    </Select>
  )
}

type Chosen = { choice: BulkChoice | ''; category: string; percent: string; until: string }

/** Undefined until everything that the action needs is chosen. */
export function actionOf({ choice, category, percent, until }: Chosen): BulkChange['action'] | undefined {
  switch (choice) {
    case '':
      return undefined
    case 'practitioner-only':
      return { kind: choice, value: true }
    case 'for-everybody':
      return { kind: 'practitioner-only', value: false }
    case 'category':
      return category ? { kind: choice, slug: category } : undefined
    case 'reduction': {
      const whole = /^\d{1,2}$/.test(percent.trim()) ? Number(percent) : 0
      if (whole < 1 || whole > reductionMaximum || until === '') return undefined
      return { kind: choice, percent: whole, until: new Date(until).toISOString() }
    }
    default:
      return { kind: choice }
  }
}
