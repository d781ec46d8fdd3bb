import { type FormEvent, useId, useRef, useState } from 'react'
import type { Currency } from '#domain/money.ts'
import { type Dose, type DoseUnit, isSameDose } from '#domain/protocols/dose.ts'
import type { SuppliedProduct } from '#domain/protocols/supply.ts'
import { formatNumber } from '../../platform/formats.ts'
import { useTranslation } from '../../platform/i18n/translation-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { onEscape } from '../../ui/on-escape.ts'
import { DoseAmount } from './dose-amount.tsx'
import { type DoseDraft, type DoseProblem, doseToSave, draftOf, type TypedDose } from './dose-draft.ts'
import { DoseCourse, DoseMeal, DoseTimes } from './dose-fields.tsx'
import { SupplyText } from './supply-text.tsx'
import { useLeaving } from './use-leaving.ts'

type DoseEditorProps = {
  /** Null: as the label says. */
  dose: Dose | null
  labelDose: Dose | null
  /** The initial dose if neither says one. */
  unit: DoseUnit
  /** The product whose supply is calculated while typing. */
  product?: SuppliedProduct | undefined
  currency?: Currency | undefined
  className: string
  /** Unsaved input from earlier. */
  typed?: TypedDose | undefined
  /** The input as long as it is not saved. */
  onType(typed: TypedDose): void
  /** Null if it equals the label. */
  onSave(dose: Dose | null): void
  /** `byPress`: by a button or key of the form. */
  onClose(byPress: boolean): void
}

/** Edits the dose of a product. Enter or leaving the form saves; Esc cancels. */
export function DoseEditor({
  dose,
  labelDose,
  unit,
  product,
  currency,
  className,
  typed,
  onType,
  onSave,
  onClose,
}: DoseEditorProps) {
  const { t, language } = useTranslation('plan')
  const decimalSign = formatNumber(0.5, language).charAt(1)
  const [draft, setDraft] = useState(() => typed?.draft ?? draftOf(dose ?? labelDose, unit, decimalSign))
  const saved = doseToSave({ draft, labelDose })
  const [shown, setShown] = useState<readonly DoseProblem[]>(() =>
    typed && 'problems' in saved ? saved.problems : [],
  )
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isUnsaved = useRef(typed !== undefined)
  const written = 'dose' in saved ? (saved.dose ?? labelDose ?? undefined) : undefined
  const change = (part: Partial<DoseDraft>) => {
    const changed = { ...draft, ...part }
    isUnsaved.current = true
    setShown([])
    setDraft(changed)
    onType({ draft: changed, labelDose })
  }
  useLeaving({ form, onPressed: saveTyped, onLeft: leave })

  /** Whether the dose is valid. */
  function save(): boolean {
    setShown('problems' in saved ? saved.problems : [])
    if ('problems' in saved) return false
    isUnsaved.current = false
    onSave(saved.dose)
    return true
  }

  function saveTyped() {
    if (isUnsaved.current && written) save()
  }

  function leave() {
    if (!isUnsaved.current || save()) onClose(false)
  }

  function cancel() {
    isUnsaved.current = false
    onClose(true)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (save()) onClose(true)
  }

  const onKeyDown = onEscape((event) => {
    event.preventDefault()
    event.stopPropagation()
    cancel()
  })

  return (
    <form
      ref={form}
      className={`@container mt-2.5 grid w-full gap-3.5 rounded-control border border-line-2 bg-paper p-3.5 ${className}`}
      aria-label={t('editor.title')}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      <DoseAmount
        draft={draft}
        labelDose={labelDose}
        decimalSign={decimalSign}
        takesFocus={typed === undefined}
        onChange={change}
      />
      <DoseTimes times={draft.times} onChange={(times) => change({ times })} />
      <div className="grid gap-x-2 gap-y-3.5 @min-[280px]:grid-cols-2 @min-[280px]:items-end">
        <DoseMeal draft={draft} onChange={(food) => change({ food })} />
        <DoseCourse days={draft.days} onChange={(days) => change({ days })} />
      </div>
      <div role="alert" id={`${id}-problems`} className="empty:hidden">
        {shown.map((problem) => (
          <p key={problem} className="field-error mt-0">
            <Icon name="warning" size={16} />
            {t(`editor.problem.${problem}`)}
          </p>
        ))}
      </div>
      {product && written && (
        <p className="text-small text-ink-2" role="status">
          <SupplyText product={{ ...product, dose: written }} currency={currency} now={new Date()} />
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 pointer-coarse:*:min-h-11">
        <button type="submit" className="btn btn-primary btn-dense">
          {t('editor.save')}
        </button>
        <button type="button" className="btn btn-plain btn-dense" onClick={cancel}>
          {t('editor.cancel')}
        </button>
        {labelDose && !(written && isSameDose(written, labelDose)) && (
          <button
            type="button"
            className="link min-h-9 px-2 text-[14px]"
            onClick={() => change(draftOf(labelDose, unit, decimalSign))}
          >
            {t('editor.as-label')}
          </button>
        )}
      </div>
    </form>
  )
}
