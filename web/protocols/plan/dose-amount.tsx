import type { KeyboardEvent } from 'react'
import { type Dose, type DoseUnit, doseStep, doseUnits } from '#domain/protocols/dose.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type DoseDraft, stepped } from './dose-draft.ts'
import { doseControl, doseLabel, doseSelect } from './dose-styles.ts'

const stepButton = 'grid w-[42px] flex-none place-items-center rounded-[3px] text-ink-2 hover:bg-tint'

type DoseAmountProps = {
  draft: DoseDraft
  labelDose: Dose | null
  decimalSign: string
  takesFocus: boolean
  onChange(part: Partial<DoseDraft>): void
}

/** The amount per time: a number with its unit. */
export function DoseAmount({ draft, labelDose, decimalSign, takesFocus, onChange }: DoseAmountProps) {
  const { t } = useTranslation('plan')
  const step = (direction: 1 | -1) =>
    onChange({ amount: stepped(draft.amount, direction, decimalSign, draft.unit) })

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    step(event.key === 'ArrowUp' ? 1 : -1)
  }

  return (
    <fieldset className="min-w-0">
      <legend className={doseLabel}>{t('editor.amount')}</legend>
      <div className="grid gap-2 @min-[230px]:grid-cols-[124px_minmax(0,1fr)]">
        <div className="flex h-11 rounded-control border border-field bg-surface">
          <button type="button" className={stepButton} aria-label={t('editor.less')} onClick={() => step(-1)}>
            <Icon name="minus" size={16} />
          </button>
          <input
            className="w-full min-w-0 border-0 bg-transparent text-center text-[16px] font-semibold"
            aria-label={t('editor.amount')}
            inputMode={doseStep(draft.unit) === 1 ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={7}
            value={draft.amount}
            ref={(field) => {
              if (!field || !takesFocus || field.dataset.met) return
              field.dataset.met = 'true'
              field.focus({ preventScroll: true })
              field.select()
              field.form?.scrollIntoView({ block: 'nearest' })
            }}
            onChange={(event) => onChange({ amount: event.target.value.replace(/[^\d.,]/g, '') })}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={stepButton} aria-label={t('editor.more')} onClick={() => step(1)}>
            <Icon name="plus" size={16} />
          </button>
        </div>
        <span className={doseSelect}>
          <select
            className={`${doseControl} pr-9 text-ink`}
            aria-label={t('editor.unit')}
            value={draft.unit}
            onChange={(event) => onChange({ unit: event.target.value as DoseUnit })}
          >
            {doseUnits.map((unit) => (
              <option key={unit} value={unit}>
                {t(`unit.${unit}`)}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={16} />
        </span>
      </div>
      {labelDose && draft.unit !== labelDose.unit && (
        <p className="field-hint">{t('editor.other-unit', { unit: t(`unit.${labelDose.unit}`) })}</p>
      )}
    </fieldset>
  )
}
