import type { KeyboardEvent } from 'react'
import { type Dose, type DoseUnit, doseStep, doseUnits } from '#domain/protocols/dose.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type DoseDraft, stepped } from './dose-draft.ts'

type DoseAmountProps = {
  draft: DoseDraft
  labelDose: Dose | null
  decimalSign: string
  takesFocus: boolean
  onChange(part: Partial<DoseDraft>): void
}

/** How much each time: a number with its unit. */
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
    <fieldset className="dose-group">
      <legend>{t('editor.amount')}</legend>
      <div className="dose-amount">
        <div className="dose-stepper">
          <button type="button" aria-label={t('editor.less')} onClick={() => step(-1)}>
            <Icon name="minus" size={16} />
          </button>
          <input
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
          <button type="button" aria-label={t('editor.more')} onClick={() => step(1)}>
            <Icon name="plus" size={16} />
          </button>
        </div>
        <span className="dose-select">
          <select
            className="field-control"
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
