import { useId } from 'react'
import { FieldError } from './field.tsx'

type SegmentedFieldProps<Value extends number | string> = {
  legend: string
  /** The legend is read aloud only. */
  isLegendHidden?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value | null
  error?: string | undefined
  onChoose(value: Value): void
}

/** A few short options side by side. */
export function SegmentedField<Value extends number | string>({
  legend,
  isLegendHidden = false,
  options,
  value,
  error,
  onChoose,
}: SegmentedFieldProps<Value>) {
  const id = useId()
  return (
    <fieldset className="field" aria-describedby={error && `${id}-error`}>
      <legend
        className={
          isLegendHidden ? 'visually-hidden' : 'mb-1.5 text-label font-semibold tracking-normal normal-nums'
        }
      >
        {legend}
      </legend>
      <div className={`flex rounded-control border bg-surface ${error ? 'border-madder' : 'border-field'}`}>
        {options.map((one) => (
          <label key={one.value} className="relative min-w-0 flex-1 border-line-2 not-first:border-l">
            <input
              type="radio"
              className="peer absolute inset-0 m-0 size-full cursor-pointer opacity-0"
              name={id}
              value={one.value}
              checked={one.value === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(one.value)}
            />
            <span className="grid h-full min-h-11 place-items-center rounded-[3px] text-center leading-5 font-semibold peer-checked:rounded-none peer-checked:bg-bottle peer-checked:text-on-bottle peer-focus-visible:z-1 peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink peer-focus-visible:[box-shadow:0_0_0_6px_var(--color-verbena)]">
              {one.label}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
