import { type FocusEvent, useId, useState } from 'react'
import type { LimitName } from '#domain/catalogue/limits.ts'

type LimitFieldProps = {
  name: LimitName
  label: string
  value: number | undefined
  /** What could be entered. */
  example: string
  step: number
  hint?: string | undefined
  /** Why the entered text is no limit. */
  problem: string | undefined
  onBlur(event: FocusEvent<HTMLInputElement>): void
}

/** A number that limits the products; empty for no limit. */
export function LimitField({ name, label, value, example, step, hint, problem, onBlur }: LimitFieldProps) {
  const id = useId()
  const [text, setText] = useState(String(value ?? ''))
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setText(String(value ?? ''))
  }
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="min-w-0 flex-1">
      <label htmlFor={id} className="text-[13px] text-ink-2">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        name={name}
        min={name === 'price_min' ? 0 : step}
        step={step}
        value={text}
        placeholder={example}
        className="mt-1.5 h-11 w-full rounded-control border border-field bg-surface px-3 text-label"
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        onChange={({ target }) => setText(target.value)}
        onBlur={onBlur}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-[13px] text-madder">
          {problem}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-[13px] text-ink-3">
          {hint}
        </p>
      )}
    </div>
  )
}
