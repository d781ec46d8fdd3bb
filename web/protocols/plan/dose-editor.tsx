import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import type { Currency } from '#domain/money.ts'
import { type Dose, type DoseUnit, isSameDose } from '#domain/protocols/dose.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DoseAmount } from './dose-amount.tsx'
import { type DoseDraft, type DoseProblem, draftOf, readDraft } from './dose-draft.ts'
import { DoseCourse, DoseMeal, DoseTimes } from './dose-fields.tsx'
import { PlanStyles } from './plan-styles.tsx'
import type { SuppliedProduct } from './supply-of-product.ts'
import { SupplyText } from './supply-text.tsx'

type DoseEditorProps = {
  /** Null: as the label says. */
  dose: Dose | null
  labelDose: Dose | null
  /** To begin with where neither says one. */
  unit: DoseUnit
  /** Whose supply is reckoned while one writes. */
  product?: SuppliedProduct | undefined
  currency?: Currency | undefined
  /** Null where it is what the label says. */
  onSave(dose: Dose | null): void
  onCancel(): void
}

/** How a product is taken, to be changed. Enter saves, Esc gives up. */
export function DoseEditor({ dose, labelDose, unit, product, currency, onSave, onCancel }: DoseEditorProps) {
  const { t, language } = useTranslation('plan')
  const decimalSign = formatNumber(0.5, language).charAt(1)
  const [draft, setDraft] = useState(() => draftOf(dose ?? labelDose, unit, decimalSign))
  const [shown, setShown] = useState<readonly DoseProblem[]>([])
  const id = useId()
  const read = readDraft(draft)
  const written = 'dose' in read ? read.dose : undefined
  const change = (part: Partial<DoseDraft>) => {
    setShown([])
    setDraft((before) => ({ ...before, ...part }))
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if ('problems' in read) setShown(read.problems)
    else onSave(isSameDose(read.dose, labelDose) ? null : read.dose)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }

  return (
    <form
      className="dose-editor"
      aria-label={t('editor.title')}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      <PlanStyles />
      <DoseAmount draft={draft} labelDose={labelDose} decimalSign={decimalSign} onChange={change} />
      <DoseTimes times={draft.times} onChange={(times) => change({ times })} />
      <div className="dose-pair">
        <DoseMeal draft={draft} onChange={(food) => change({ food })} />
        <DoseCourse days={draft.days} onChange={(days) => change({ days })} />
      </div>
      <div role="alert" id={`${id}-problems`}>
        {shown.map((problem) => (
          <p key={problem} className="field-error">
            <Icon name="warning" size={16} />
            {t(`editor.problem.${problem}`)}
          </p>
        ))}
      </div>
      {product && written && (
        <p className="dose-supply" role="status">
          <SupplyText product={{ ...product, dose: written }} currency={currency} now={new Date()} />
        </p>
      )}
      <div className="dose-foot">
        <button type="submit" className="btn btn-primary btn-dense">
          {t('editor.save')}
        </button>
        <button type="button" className="btn btn-plain btn-dense" onClick={onCancel}>
          {t('editor.cancel')}
        </button>
        {labelDose && !(written && isSameDose(written, labelDose)) && (
          <button
            type="button"
            className="link dose-reset"
            onClick={() => change(draftOf(labelDose, unit, decimalSign))}
          >
            {t('editor.as-label')}
          </button>
        )}
      </div>
    </form>
  )
}
