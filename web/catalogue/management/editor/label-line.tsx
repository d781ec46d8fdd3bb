import { type ReactNode, useId } from 'react'
import { amountUnits } from '#domain/catalogue/vocabulary.ts'
import { nrvPercent, referenceValue } from '#domain/reference/nrv.ts'
import { useTranslation } from '../../../platform/i18n/translation-context.tsx'
import { Input } from '../../../ui/form/control.tsx'
import { FieldError } from '../../../ui/form/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useEditing, useFieldProblem } from './editing.ts'
import { numberIn, type TypedLine } from './product-form.ts'
import { UnitSelect } from './unit-select.tsx'

type LabelLineProps = {
  line: TypedLine
  at: number
  grip: ReactNode
  onChange(line: TypedLine): void
  onRemove(): void
}

/** A nutrient with its amount. Its share of the reference intake follows from the amount, and can be corrected. */
export function LabelLine({ line, at, grip, onChange, onRemove }: LabelLineProps) {
  const { t } = useTranslation('admin-products')
  const { vocabulary } = useEditing()
  const problem = useFieldProblem()
  const known = vocabulary.ingredients.find(({ slug }) => slug === line.ingredient)
  const nutrient = known?.nutrient ?? null
  const hasReference = nutrient !== null && referenceValue(nutrient) !== undefined
  const named = (field: string) => t('label.of', { field, name: line.name })
  const id = useId()
  const invalid = (...fields: string[]) =>
    fields.some((field) => problem(`lines.${at}.${field}`))
      ? { 'aria-invalid': true, 'aria-describedby': id }
      : {}
  const wrong = ['name', 'amount', 'unit', 'nrv_percent', 'ingredient']
    .map((field) => problem(`lines.${at}.${field}`))
    .find(Boolean)

  /** Recalculates the share, unless it cannot be. */
  function measured(part: Partial<TypedLine>) {
    const next = { ...line, ...part }
    const amount = numberIn(next.amount)
    const share =
      amount === null || Number.isNaN(amount) || next.unit === ''
        ? null
        : nrvPercent(nutrient, amount, next.unit, next.form || null)
    onChange(share === null ? next : { ...next, nrv: String(share) })
  }

  return (
    <div className="py-2">
      <div className="flex flex-wrap items-center gap-2">
        {grip}
        <div className="min-w-0 flex-[2_1_150px]">
          {line.ingredient === null ? (
            <Input
              height={40}
              aria-label={t('label.name')}
              value={line.name}
              maxLength={300}
              {...invalid('name')}
              onChange={({ target }) => onChange({ ...line, name: target.value })}
            />
          ) : (
            <b className="font-semibold wrap-anywhere">{known?.name ?? line.name}</b>
          )}
        </div>
        <Input
          height={40}
          className="min-w-0 flex-[2_1_150px]"
          aria-label={named(t('label.form'))}
          placeholder={t('label.form')}
          maxLength={300}
          value={line.form}
          onChange={({ target }) => measured({ form: target.value })}
        />
        <div className="flex-[1_1_190px]">
          <UnitSelect
            control={{ height: 40, 'aria-label': named(t('label.amount')), ...invalid('amount', 'unit') }}
            amount={line.amount}
            unit={line.unit}
            units={amountUnits}
            unitLabel={named(t('label.unit'))}
            onChange={(amount, unit) => measured({ amount, unit })}
          />
        </div>
        <div className="flex w-24 flex-none items-center gap-1 text-small">
          {hasReference ? (
            <>
              <Input
                height={40}
                inputMode="decimal"
                className="text-end"
                aria-label={named(t('products:product.nrv'))}
                value={line.nrv}
                {...invalid('nrv_percent')}
                onChange={({ target }) => onChange({ ...line, nrv: target.value })}
              />
              %
            </>
          ) : (
            <span className="w-full text-center text-ink-3">
              <span aria-hidden="true">†</span>
              <span className="visually-hidden">{t('label.no-nrv')}</span>
            </span>
          )}
        </div>
        <button
          type="button"
          className="flex size-10 flex-none items-center justify-center rounded-control text-ink-2 hover:text-madder"
          aria-label={t('remove', { name: line.name })}
          onClick={onRemove}
        >
          <Icon name="trash" size={18} />
        </button>
      </div>
      {wrong && <FieldError id={id}>{wrong}</FieldError>}
    </div>
  )
}
